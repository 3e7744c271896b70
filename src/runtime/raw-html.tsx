import type { MarkupPiece, PageMarkup } from "../model/model.ts";
import { useSiteContext } from "./site-context.ts";

/**
 * Safe HTML as it is, without an element around it. React cannot insert it: a marker is drawn instead, which
 * `splitMarkup` replaces once the page is a string. Nothing of it is cleaned.
 *
 * @example
 * ```tsx
 * <RawHtml html={drawing} />
 * ```
 */
export function RawHtml({ html }: { readonly html: string }) {
  return <ReadyHtml piece={{ html }} />;
}

/** The same, with the facts of the HTML. */
export function ReadyHtml({ piece }: { readonly piece: MarkupPiece }) {
  const { rawHtml } = useSiteContext();
  rawHtml.push(piece);
  return <site-html data-at={rawHtml.length - 1} />;
}

/**
 * Splits a page at its markers, and inserts their HTML. React escapes every "<" in texts and attributes, so each marker
 * is one of ours.
 */
export function splitMarkup(page: string, rawHtml: readonly MarkupPiece[]): PageMarkup {
  const pieces = page.split(/<site-html data-at="(\d+)"><\/site-html>/);
  return pieces.map((piece, index) =>
    index % 2 === 0 ? { html: piece } : (rawHtml[Number(piece)] ?? { html: "" }),
  );
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "site-html": { readonly "data-at": number };
    }
  }
}
