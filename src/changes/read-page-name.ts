import { readBlocks } from "./read-blocks.ts";
import { splitPage } from "./split-page.ts";

/** Reads the name of a page: in the navigation, else its heading, else its title. */
export function readPageName(html: string): string {
  const { header, main, head } = splitPage(html);
  const [, current = ""] = / aria-current="page"[^>]*>([^<]+)/.exec(header) ?? [];
  return textOf(current) || textOf(cut(main, "<h1", "</h1>")) || textOf(cut(head, "<title", "</title>"));
}

function textOf(html: string): string {
  return readBlocks(html)
    .map(({ text }) => text)
    .join(" ");
}

function cut(html: string, from: string, to: string): string {
  const start = html.indexOf(from);
  const end = html.indexOf(to, start);
  return start === -1 || end === -1 ? "" : html.slice(start, end + to.length);
}
