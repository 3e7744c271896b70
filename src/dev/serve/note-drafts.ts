import type { HeldBack, PageRecord } from "../../model/model.ts";
import { linksOf } from "../../model/page-links.ts";
import type { Route } from "../../model/route.ts";
import { outputPaths } from "../../pipeline/render/finish-site.ts";
import type { Speech } from "../../words/speech.ts";
import type { BuiltSite } from "../site/site-state.ts";

/** A note in a corner of a page: a title, and a text or a link. */
export type Note = {
  readonly title: string;
  readonly text?: string;
  readonly link?: { readonly to: string; readonly text: string };
};

type Words = Speech["pages"];

/**
 * Notes that a page is not published yet, or shows or links to unpublished entries. `file` is from the root of `dist/`.
 */
export function noteDrafts(site: BuiltSite, file: string, base: string, words: Words): readonly Note[] {
  const { pages, shownDrafts } = site;
  if (shownDrafts.length === 0) return [];
  const page = pages.find(({ route }) => isPageFile(route, file));
  if (page === undefined) return [];
  const [first, ...others] = page.sources;
  const own = shownDrafts.find(({ file }) => file === first);
  if (own !== undefined) return [describe(own, words)];
  // The page of an entry is not a draft if only an item of the entry is unpublished.
  const hidden = new Set(shownDrafts.filter(({ part }) => part === undefined).map(({ file }) => file));
  const unpublished = new Set(
    [...others, ...listLinked(page, site, base)].filter((file) => hidden.has(file)),
  );
  return unpublished.size === 0 ? [] : [{ title: words["note.shows"], text: [...unpublished].join(", ") }];
}

/** The source files of the pages that a page links to: a card may show only a few words of an entry. */
function listLinked(page: PageRecord, { pages, drawn }: BuiltSite, base: string): readonly string[] {
  const rendered = drawn?.pages.find(({ page: { route } }) => route === page.route);
  const links = new Set(rendered && linksOf(rendered.facts).map((link) => link.replace(/[?#].*$/s, "")));
  return pages.flatMap(({ route, sources }) => (links.has(base + route) ? sources.slice(0, 1) : []));
}

function isPageFile(route: PageRecord["route"], file: string): boolean {
  return outputPaths({ route: route as Route }, "both").includes(file);
}

function describe({ reason, due = "", file, part }: HeldBack, words: Words): Note {
  const what = part === undefined ? file : words["note.part"]({ part, file });
  switch (reason) {
    case "draft":
      return { title: words["note.draft"], text: words["note.draft.text"]({ what }) };
    case "future":
      return { title: words["note.future"]({ due }), text: words["note.future.text"]({ what }) };
  }
}
