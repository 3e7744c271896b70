import { useSiteContext } from "./site-context.ts";

/**
 * Safe HTML without an element round it, which React has no means to insert: a marker is drawn in its place,
 * and `insertRawHtml` exchanges it once the page is a string.
 */
export function RawHtml({ html }: { readonly html: string }) {
  const { rawHtml } = useSiteContext();
  rawHtml.push(html);
  return <site-html data-at={rawHtml.length - 1} />;
}

/** React escapes every "<" of text and attributes, so the marker can only be one of ours. */
export function insertRawHtml(page: string, rawHtml: readonly string[]): string {
  return page.replace(/<site-html data-at="(\d+)"><\/site-html>/g, (_, at) => rawHtml[Number(at)] ?? "");
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "site-html": { readonly "data-at": number };
    }
  }
}
