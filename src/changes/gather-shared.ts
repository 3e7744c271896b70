import type { Change, SharedChange } from "./changes.ts";

type Changes = ReadonlyMap<string, { readonly changes: readonly Change[] }>;

/**
 * A change counts as shared if at least this many pages have it. The number is higher within `main`, because a page,
 * its card and a list may repeat the same words. A change of all pages of the site is always shared.
 */
const fewestPages = { main: 4, elsewhere: 2 };

/** Separates the changes that several pages share from the changes of each page alone. */
export function gatherShared(
  pages: Changes,
  pageCount: number,
): {
  readonly shared: readonly SharedChange[];
  readonly own: ReadonlyMap<string, readonly Change[]>;
} {
  const holders = new Map<string, { readonly change: Change; readonly routes: string[] }>();
  for (const [route, { changes }] of pages) {
    for (const change of changes) {
      const known = holders.get(keyOf(change));
      if (known === undefined) holders.set(keyOf(change), { change, routes: [route] });
      else known.routes.push(route);
    }
  }
  const isShared = ({ change, routes }: SharedChange) =>
    routes.length >= (change.part === "main" ? fewestPages.main : fewestPages.elsewhere) ||
    (routes.length > 1 && routes.length === pageCount);
  const shared = [...holders].filter(([, one]) => isShared(one));
  const keys = new Set(shared.map(([key]) => key));
  return {
    shared: shared.map(([, one]) => one),
    own: new Map(
      [...pages].map(([route, { changes }]) => [route, changes.filter((change) => !keys.has(keyOf(change)))]),
    ),
  };
}

/** `also` does not count: the other places of the same words differ from page to page. */
function keyOf(change: Change): string {
  return JSON.stringify(change.kind === "markup" ? change : { ...change, also: undefined });
}
