import type { Chapter, Group, Link, Page, Section } from "./schemas.ts";

export function routeOf({ id, data }: Page): string {
  return data.route ?? (id === "index" ? "/" : `/${id}`);
}

export function linkTo(page: Page): Link {
  return { label: page.data.title, href: routeOf(page), language: page.data.language };
}

/**
 * The pages by section, in the order of `sections.yaml`. Pages of no section come first, and those with a parent
 * nowhere. Within a section, the pages of a folder are below the page that introduces it, if there is one.
 */
export function toChapters(pages: readonly Page[], sections: readonly Section[]): readonly Chapter[] {
  const shown = pages
    .filter(({ data }) => data.parent === undefined)
    .toSorted((a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id));
  const byId = new Map(shown.map((page) => [page.id, page]));
  const below = new Map<Page | undefined, Page[]>();
  for (const page of shown) {
    const above = findAbove(page, byId, sections);
    below.set(above, [...(below.get(above) ?? []), page]);
  }
  const toGroup = (page: Page): Group => ({ page, groups: (below.get(page) ?? []).map(toGroup) });
  const tops = below.get(undefined) ?? [];
  return [undefined, ...sections]
    .map((section) => ({
      title: section?.data.title,
      groups: tops.filter((page) => sectionOf(page, sections) === section).map(toGroup),
    }))
    .filter(({ groups }) => groups.length > 0);
}

/** All pages in the order of the contents. */
export function pagesOf(groups: readonly Group[]): readonly Page[] {
  return groups.flatMap(({ page, groups }) => [page, ...pagesOf(groups)]);
}

/** The page that introduces a folder around this one: `a/b.md` or `a/b/overview.md` for `a/b/c.md`. */
function findAbove(page: Page, byId: ReadonlyMap<string, Page>, sections: readonly Section[]) {
  const folders = page.id
    .replace(/\/overview$/, "")
    .split("/")
    .slice(0, -1);
  for (; folders.length > 0; folders.pop()) {
    const folder = folders.join("/");
    if (sections.some(({ id }) => id === folder)) return undefined;
    const above = byId.get(folder) ?? byId.get(`${folder}/overview`);
    if (above && sectionOf(above, sections) === sectionOf(page, sections)) return above;
  }
  return undefined;
}

function sectionOf({ id, data }: Page, sections: readonly Section[]): Section | undefined {
  return sections.find((section) =>
    data.section === undefined ? id.startsWith(`${section.id}/`) : data.section.id === section.id,
  );
}
