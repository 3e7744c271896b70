import type { BuiltSite } from "../site/site-state.ts";
import type { Unpublished } from "./page-description.ts";

/** The entries that `site build` would leave out today: those with a date by their dates, then the drafts. */
export function listUnpublished({
  early,
  heldBack,
  pages,
}: Pick<BuiltSite, "early" | "heldBack" | "pages">): readonly Unpublished[] {
  const held = [...early, ...heldBack];
  if (held.length === 0) return [];
  // Of a list page, the first source is its own text.
  const routes = new Map(pages.map(({ route, sources }) => [sources[0], route]));
  return held
    .map(({ file, due, part }) => ({ file, due, part, route: routes.get(file) }))
    .sort((a, b) => compare(a.due ?? last, b.due ?? last) || compare(a.file, b.file));
}

/** After every date. */
const last = "~";

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
