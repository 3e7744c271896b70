import type { PageFacts } from "./model.ts";

/**
 * The addresses that a page links to, unescaped, in the order in which they first stand there, each followed by a line feed.
 * One text is read in one go, and takes a third of the memory of a list, of which a large site has thousands.
 */
export type PageLinks = {
  /** Within `main`, to places of this origin. */
  readonly main: string;
  /** The same outside of it: as a rule the same on all pages. */
  readonly layout: string;
  /** To anywhere else: with a scheme or a host of their own. */
  readonly away: string;
};

/** What `main` has comes first. */
export function linksOf({ links }: Pick<PageFacts, "links">): readonly string[] {
  return [...toList(links.main), ...toList(links.layout), ...toList(links.away)];
}

/** True where an address names its scheme or its host: nothing of this site tells whether it is right. */
export function leadsAway(url: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url);
}

export function toList(links: string): readonly string[] {
  return links.split("\n").slice(0, -1);
}

/** As browsers do, without the line feeds and tabs that an address may have been written with. */
export function toLine(url: string): string {
  return `${url.replace(/[\t\n\r]/g, "")}\n`;
}
