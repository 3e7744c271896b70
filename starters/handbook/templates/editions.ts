import { type Entries, groupBy } from "charpente";
import type { Page, Section, Version } from "./schemas.ts";
import { addresses } from "./words.ts";

export type Content = {
  readonly pages: Entries<Page["data"], "pages">;
  readonly sections: Entries<Section["data"], "sections">;
  readonly versions: Entries<Version["data"], "versions">;
};

export type Link = { readonly label: string; readonly href: string };

/** The pages of a section, in order. Those above all sections have no title. */
export type Chapter = { readonly title: string | undefined; readonly links: readonly Link[] };

/** The handbook of one version. */
export type Edition = {
  readonly id: string;
  readonly name: string;
  readonly isCurrent: boolean;
  readonly home: string;
  readonly search: string;
  /** The file of its search. */
  readonly index: string;
  readonly chapters: readonly Chapter[];
  /** In the order of the contents, by the path that they have in all versions, such as `use/water`. */
  readonly pages: ReadonlyMap<string, Page>;
};

/**
 * The handbooks of all versions that have pages in this language. The first of them is current: its addresses do not name
 * it, so that they stay.
 */
export function listEditions(content: Content): readonly Edition[] {
  const byVersion = groupBy(content.pages.all, versionOf);
  const versions = listVersions(content).filter(({ id }) => byVersion.has(id));
  return versions.map(({ id, data }, place) => {
    const isCurrent = place === 0;
    const start = isCurrent ? "" : `/${id}`;
    const pages = inOrder(byVersion.get(id) ?? [], content.sections.all);
    return {
      id,
      name: data.name,
      isCurrent,
      home: start || "/",
      search: start + addresses.search,
      index: isCurrent ? "search-data.js" : `search-data-${id}.js`,
      chapters: toChapters(pages, content.sections.all, start),
      pages: new Map(pages.map((page) => [pathOf(page), page])),
    };
  });
}

/** In a language that has none of its own, those of the first language. */
export function listVersions({ versions }: Pick<Content, "versions">): readonly Version[] {
  return versions.all.length > 0 ? versions.all : (versions.fallbacks ?? []);
}

/** The address of a page by its path in an edition. */
export function routeIn({ home }: Edition, path: string): string {
  if (path === "index") return home;
  return `${home === "/" ? "" : home}/${path}`;
}

/** The folder of a page, which names its version. */
export function versionOf({ id }: Page): string {
  return id.split("/", 1).join();
}

/** `v1.2/use/water` is `use/water` in all versions. */
function pathOf({ id }: Page): string {
  return id.slice(id.indexOf("/") + 1);
}

/** The folder of a page below that of its version: the name of its section. */
function sectionOf(page: Page): string {
  const path = pathOf(page);
  return path.slice(0, Math.max(0, path.indexOf("/")));
}

/** Pages above all sections come first. */
function inOrder(pages: readonly Page[], sections: readonly Section[]): readonly Page[] {
  const places = new Map(sections.map(({ id }, place) => [id, place + 1]));
  const placeOf = (page: Page) => places.get(sectionOf(page)) ?? 0;
  return pages.toSorted(
    (a, b) => placeOf(a) - placeOf(b) || a.data.order - b.data.order || a.id.localeCompare(b.id),
  );
}

function toChapters(pages: readonly Page[], sections: readonly Section[], start: string): readonly Chapter[] {
  const bySection = groupBy(pages, (page) => sections.find(({ id }) => id === sectionOf(page)));
  return [...bySection].map(([section, pages]) => ({
    title: section?.data.title,
    links: pages.map((page) => {
      const path = pathOf(page);
      return { label: page.data.title, href: path === "index" ? start || "/" : `${start}/${path}` };
    }),
  }));
}
