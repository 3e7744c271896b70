/**
 * The addresses of this origin that a page links to, those that name it included, unescaped, in the order in which they first stand there, each followed
 * by a line feed. One text is read in one go, and takes a third of the memory of a list, of which a large site has thousands.
 */
export type PageLinks = {
  /** Within `main`. */
  readonly main: string;
  /** The same outside of it: as a rule the same on all pages. */
  readonly layout: string;
};

/** What `main` has comes first. */
export function linksOf({ links }: { readonly links: PageLinks }): readonly string[] {
  return [...toList(links.main), ...toList(links.layout)];
}

/** True where an address names its scheme or its host: nothing of this site tells whether it is right. */
export function leadsAway(url: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url);
}

/** The rest of an address that begins with `origin`, as in `/contact#plan`. Undefined where it is that of another site. */
export function withoutOrigin(url: string, origin: string | undefined): string | undefined {
  if (origin === undefined || !url.toLowerCase().startsWith(origin)) return undefined;
  const rest = url.slice(origin.length);
  if (rest === "" || /^[?#]/.test(rest)) return `/${rest}`;
  return rest.startsWith("/") ? rest : undefined;
}

export function toList(links: string): readonly string[] {
  return links.split("\n").slice(0, -1);
}

/**
 * Where an element leads, if it is a link. As browsers do, without the line feeds and tabs that an address may have been
 * written with.
 */
export function linkOf(name: string, attributes: Readonly<Record<string, string>>): string | undefined {
  const url =
    name === "a" || name === "area" ? attributes.href : name === "iframe" ? attributes.src : undefined;
  return url?.replace(/[\t\n\r]/g, "");
}
