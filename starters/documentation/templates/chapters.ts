import type { Chapter, Page, Section } from "./schemas.ts";

export function routeOf({ id, data }: Page): string {
  return data.route ?? (id === "index" ? "/" : `/${id}`);
}

/** The pages by section, in the order of `sections.yaml`. Pages of no section come first. */
export function toChapters(pages: readonly Page[], sections: readonly Section[]): readonly Chapter[] {
  return [undefined, ...sections]
    .map((section) => ({
      title: section?.data.title,
      links: pages
        .filter((page) => sectionOf(page, sections) === section)
        .toSorted((a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id))
        .map((page) => ({ label: page.data.title, href: routeOf(page) })),
    }))
    .filter(({ links }) => links.length > 0);
}

function sectionOf({ id }: Page, sections: readonly Section[]): Section | undefined {
  return sections.find((section) => id.startsWith(`${section.id}/`));
}
