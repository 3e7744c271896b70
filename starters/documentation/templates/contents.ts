import { linkTo, pagesOf } from "./chapters.ts";
import type { Chapter, Group, Page, Part } from "./schemas.ts";
import { addresses, type Language, words } from "./words.ts";

/** A site with no more pages than this lists all of them beside each text. */
const fewPages = 40;

/** The most links of one list beside a text. Of a longer one, those around the page are shown. */
const mostLinks = 60;

/** The contents as the list of all pages shows them. */
export function listAll(chapters: readonly Chapter[]): readonly Part[] {
  return listChapters(chapters, { isOpen: () => true, most: Infinity });
}

/**
 * Returns a function that lists the contents beside a page. On a large site these are the pages of its section, and the
 * first page of each other section: all links on all pages would weigh more than the texts.
 */
export function createContents(
  chapters: readonly Chapter[],
  code: Language,
): (page?: Page) => readonly Part[] {
  const allPages = { label: words[code].allPages, href: `${addresses.search}#all-pages` };
  const all = listAll(chapters);
  if (chapters.flatMap(({ groups }) => pagesOf(groups)).length <= fewPages) return () => all;
  return (page) => {
    const id = page && (page.data.parent ?? page).id;
    const isOpen = (group: Group) => pagesOf([group]).some((each) => each.id === id);
    return [...listChapters(chapters, { isOpen, most: mostLinks }), allPages];
  };
}

type Choice = { readonly isOpen: (group: Group) => boolean; readonly most: number };

function listChapters(chapters: readonly Chapter[], choice: Choice): readonly Part[] {
  return chapters.flatMap(({ title, groups }) => {
    if (title === undefined) return listGroups(groups, choice);
    if (groups.some(choice.isOpen)) return { label: title, parts: listGroups(groups, choice) };
    return groups.slice(0, 1).map(({ page }) => ({ ...linkTo(page), label: title }));
  });
}

function listGroups(groups: readonly Group[], choice: Choice): readonly Part[] {
  return listNear(groups, choice).map((group) => {
    const link = linkTo(group.page);
    const isOpen = group.groups.length > 0 && choice.isOpen(group);
    return isOpen ? { ...link, parts: listGroups(group.groups, choice) } : link;
  });
}

function listNear(groups: readonly Group[], { isOpen, most }: Choice): readonly Group[] {
  const start = groups.findIndex(isOpen) - most / 2;
  const last = Math.max(groups.length - most, 0);
  return groups.length <= most ? groups : groups.slice(Math.min(Math.max(start, 0), last)).slice(0, most);
}
