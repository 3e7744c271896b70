import type { BlockKind, PageRegion } from "./changes.ts";

/** Splits the HTML of a page into parts that add up to the page. Without a `main`, the whole body is `main`. */
export function splitPage(html: string): Readonly<Record<PageRegion, string>> {
  const headEnd = endOf(html, "</head>") ?? 0;
  const mainStart = html.indexOf("<main", headEnd);
  if (mainStart === -1)
    return { head: html.slice(0, headEnd), header: "", main: html.slice(headEnd), footer: "" };
  const mainEnd = endOf(html, "</main>") ?? html.length;
  return {
    head: html.slice(0, headEnd),
    header: html.slice(headEnd, mainStart),
    main: html.slice(mainStart, mainEnd),
    footer: html.slice(mainEnd),
  };
}

function endOf(html: string, tag: string): number | undefined {
  const at = html.lastIndexOf(tag);
  return at === -1 ? undefined : at + tag.length;
}

/** A piece of a page that is read as one: a paragraph, an item, a row of a table, an image. */
export type PageBlock = {
  readonly kind: BlockKind;
  /** The words of the block, or the alternative text of an image. */
  readonly text: string;
  readonly links: readonly Link[];
  /** The file name of an image. */
  readonly image?: string;
  /** Of a heading, from 1. */
  readonly level?: number;
};

export type Link = { readonly text: string; readonly href: string };
