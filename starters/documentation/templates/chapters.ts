import type { Chapter, Link, Page, Section } from "./schemas.ts";

export function routeOf({ id, data }: Page): string {
  return data.route ?? (id === "index" ? "/" : `/${id}`);
}

export function linkTo(page: Page): Link {
  return { label: page.data.title, href: routeOf(page), language: page.data.language };
}

/** The pages by section, in the order of `sections.yaml`. Pages of no section come first, and those with a parent nowhere. */
export function toChapters(pages: readonly Page[], sections: readonly Section[]): readonly Chapter[] {
  return [undefined, ...sections]
    .map((section) => ({
      title: section?.data.title,
      links: pages
        .filter((page) => page.data.parent === undefined && sectionOf(page, sections) === section)
        .toSorted((a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id))
        .map(linkTo),
    }))
    .filter(({ links }) => links.length > 0);
}

function sectionOf({ id, data }: Page, sections: readonly Section[]): Section | undefined {
  return sections.find((section) =>
    data.section === undefined ? id.startsWith(`${section.id}/`) : data.section.id === section.id,
  );
}
