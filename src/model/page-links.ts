/**
 * The addresses of this origin that a page links to, relative or absolute, unescaped, in the order of their first
 * occurrence. Each is followed by a line feed: one string takes a third of the memory of a list, and a large site has
 * thousands.
 */
export type PageLinks = {
  /** Within `main`. */
  readonly main: string;
  /** The links outside `main`: usually the same on all pages. */
  readonly layout: string;
};

/** All addresses as a list, those within `main` first. */
export function linksOf({ links }: { readonly links: PageLinks }): readonly string[] {
  return [...toList(links.main), ...toList(links.layout)];
}

/** True when an address has a scheme or a host: the files of this site cannot show whether it exists. */
export function leadsAway(url: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url);
}

/** The part of an address after `origin`, as in `/contact#plan`. Undefined for an address of another site. */
export function withoutOrigin(url: string, origin: string | undefined): string | undefined {
  if (origin === undefined || !url.toLowerCase().startsWith(origin)) return undefined;
  const rest = url.slice(origin.length);
  if (rest === "" || /^[?#]/.test(rest)) return `/${rest}`;
  return rest.startsWith("/") ? rest : undefined;
}

export function toList(links: string): readonly string[] {
  return links.split("\n").slice(0, -1);
}

/** The address of a link, without line feeds and tabs, which browsers ignore. Undefined for other elements. */
export function linkOf(name: string, attributes: Readonly<Record<string, string>>): string | undefined {
  const url =
    name === "a" || name === "area" ? attributes.href : name === "iframe" ? attributes.src : undefined;
  return url?.replace(/[\t\n\r]/g, "");
}
