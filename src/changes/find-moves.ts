import { compareText } from "../words/problem.ts";
import type { ChangedRedirect } from "./changes.ts";
import type { Masked } from "./mask-names.ts";
import { readBlocks } from "./read-blocks.ts";
import { splitPage } from "./split-page.ts";

type Pages = ReadonlyMap<string, Masked>;

/** From this share of common text on, an added page counts as a removed one that has moved. */
const alike = 0.5;

/**
 * Maps the new route of each moved page to its old one. A page has moved when a redirect says so, or its text is alike.
 * `routes` are all routes of the site as it is now.
 */
export function findMoves(
  gone: Pages,
  come: Pages,
  redirects: readonly ChangedRedirect[],
  routes: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  if (gone.size === 0 || come.size === 0) return new Map();
  const moves = new Map<string, string>();
  const taken = new Set<string>();
  const move = (from: string, to: string) => {
    if (moves.has(to) || taken.has(from) || !gone.has(from)) return;
    moves.set(to, from);
    taken.add(from);
  };
  for (const { from, to = "" } of redirects) {
    const route = findRoute(to, routes);
    if (route !== undefined && come.has(route)) move(from, route);
  }
  const found = rankLikeness(gone, come).sort(
    (a, b) => b.share - a.share || compareText(a.to, b.to) || compareText(a.from, b.from),
  );
  for (const { from, to } of found) move(from, to);
  return moves;
}

/** The longest end of an address that is a route. The address may begin with the base path, which is not known here. */
function findRoute(address: string, routes: ReadonlySet<string>): string | undefined {
  if (routes.has(address)) return address;
  const ends = [...address.matchAll(/\//g)].map(({ index }) => address.slice(index));
  return ends.find((end) => end !== "/" && routes.has(end));
}

type Likeness = { readonly from: string; readonly to: string; readonly share: number };

/** Compares pages by the length of the blocks that they share. Ignores blocks that many pages share. */
function rankLikeness(gone: Pages, come: Pages): Likeness[] {
  const wordsOf = ({ html }: Masked) => new Set(readBlocks(splitPage(html).main).map(({ text }) => text));
  const lengthOf = (words: Iterable<string>) => [...words].reduce((sum, { length }) => sum + length, 0);
  const holders = new Map<string, string[]>();
  const sizes = new Map<string, number>();
  for (const [route, page] of gone) {
    const words = wordsOf(page);
    sizes.set(route, lengthOf(words));
    for (const one of words) holders.set(one, [...(holders.get(one) ?? []), route]);
  }
  return [...come].flatMap(([to, page]) => {
    const words = wordsOf(page);
    const common = new Map<string, number>();
    for (const one of words) {
      const routes = holders.get(one) ?? [];
      if (routes.length <= mostHolders)
        for (const from of routes) common.set(from, (common.get(from) ?? 0) + one.length);
    }
    const size = lengthOf(words);
    return [...common].flatMap(([from, length]) => {
      const share = length / Math.max(1, size, sizes.get(from) ?? 0);
      return share >= alike ? [{ from, to, share }] : [];
    });
  });
}

const mostHolders = 50;
