import type { MarkupPiece, PageMarkup } from "../model/model.ts";
import { useSiteContext } from "./site-context.ts";

/**
 * Safe HTML without an element round it, which React has no means to insert: a marker is drawn in its place,
 * which `splitMarkup` exchanges once the page is a string.
 */
export function RawHtml({ html }: { readonly html: string }) {
  return <ReadyHtml piece={{ html }} />;
}

/** The same, with what is known of the HTML. */
export function ReadyHtml({ piece }: { readonly piece: MarkupPiece }) {
  const { rawHtml } = useSiteContext();
  rawHtml.push(piece);
  return <site-html data-at={rawHtml.length - 1} />;
}

/**
 * Cuts a page where its markers stand, and puts there what they stand for. React escapes every "<" of text and attributes,
 * so the marker can only be one of ours.
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
