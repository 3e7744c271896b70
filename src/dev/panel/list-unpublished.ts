import { compareText } from "../../words/problem.ts";
import type { BuiltSite } from "../site/site-state.ts";
import type { Unpublished } from "./page-description.ts";

/** The entries that `site build` would leave out today: dated ones by date, then drafts. */
export function listUnpublished({
  shownDrafts,
  heldBack,
  pages,
}: Pick<BuiltSite, "shownDrafts" | "heldBack" | "pages">): readonly Unpublished[] {
  const held = [...shownDrafts, ...heldBack];
  if (held.length === 0) return [];
  // A list has several pages, and the first of them is the one to open.
  const routes = new Map(pages.toReversed().map(({ route, sources }) => [sources[0], route]));
  return held
    .map(({ file, due, part }) => ({ file, due, part, route: routes.get(file) }))
    .sort((a, b) => compareText(a.due ?? last, b.due ?? last) || compareText(a.file, b.file));
}

/** Sorts after every date. */
const last = "~";
