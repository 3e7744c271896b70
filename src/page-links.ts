import type { PageFacts } from "./model.ts";

/**
 * The addresses that a page links to, unescaped, in the order in which they first stand there, each followed by a line feed.
 * One text is read in one go, and takes a third of the memory of a list, of which a large site has thousands.
 */
export type PageLinks = {
  /** Within `main`. */
  readonly main: string;
  /** Outside: as a rule the same on all pages. */
  readonly layout: string;
};

/** What `main` has comes first. */
export function linksOf({ links }: Pick<PageFacts, "links">): readonly string[] {
  return [...toList(links.main), ...toList(links.layout)];
}

export function toList(links: string): readonly string[] {
  return links.split("\n").slice(0, -1);
}

/** As browsers do, without the line feeds and tabs that an address may have been written with. */
export function toLine(url: string): string {
  return `${url.replace(/[\t\n\r]/g, "")}\n`;
}
