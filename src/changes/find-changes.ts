import { hostPaths } from "../hosts/hosts.ts";
import { digestOfFile } from "../model/memory/hash.ts";
import { isTooLargeToRead, type OutputFile } from "../model/model.ts";
import { readRoute } from "../model/route.ts";
import { compareText } from "../words/problem.ts";
import { createAssetTally } from "./asset-tally.ts";
import type {
  Change,
  ChangedFile,
  ChangedPage,
  ChangedRedirect,
  SharedChange,
  SiteChanges,
} from "./changes.ts";
import { createPageComparison } from "./compare-page.ts";
import { createMask, type Masked } from "./mask-names.ts";
import { readBlocks } from "./read-blocks.ts";
import { splitPage } from "./split-page.ts";

/**
 * Lists the changes that visitors see from one built site to the next. Ignores fingerprints, seals and compressed
 * copies. Parses only pages whose bytes differ.
 */
export function findChanges(before: readonly OutputFile[], after: readonly OutputFile[]): SiteChanges {
  const [old, now] = [listPages(before), listPages(after)];
  const mask = createMask([...before, ...after]);
  const compare = createPageComparison();
  const assets = createAssetTally();
  const redirects: ChangedRedirect[] = [];
  const gone = new Map<string, Masked>();
  const come = new Map<string, Masked>();
  const changed = new Map<string, { readonly page: Masked; readonly changes: readonly Change[] }>();

  for (const route of sortedUnion(old.pages.keys(), now.pages.keys())) {
    const [was, is] = [old.pages.get(route), now.pages.get(route)];
    if (was !== undefined && is !== undefined && digestOfFile(was) === digestOfFile(is)) continue;
    const [one, other] = [was, is].map((file) => file && mask(Buffer.from(file.bytes).toString()));
    const [from, to] = [one, other].map((page) => page && readRedirect(page.html));
    if (from !== to) redirects.push({ from: route, ...(to && { to }), ...(from && { before: from }) });
    const [oldPage, page] = [from === undefined ? one : undefined, to === undefined ? other : undefined];
    if (oldPage !== undefined && page !== undefined) {
      assets.add(route, oldPage, page);
      if (oldPage.html !== page.html) changed.set(route, { page, changes: compare(oldPage.html, page.html) });
    } else if (oldPage !== undefined) gone.set(route, oldPage);
    else if (page !== undefined) come.set(route, page);
  }

  const moves = findMoves(gone, come, redirects, new Set(now.pages.keys()));
  for (const [route, from] of moves) {
    const [oldPage, page] = [gone.get(from) as Masked, come.get(route) as Masked];
    changed.set(route, { page, changes: compare(oldPage.html, page.html) });
  }
  const movedFrom = new Set(moves.values());
  const { shared, own } = gatherShared(changed, now.pages.size);
  const pages: readonly ChangedPage[] = [
    ...[...changed].map(([route, { page }]): ChangedPage => {
      const from = moves.get(route);
      const state = from === undefined ? { state: "changed" as const } : { state: "moved" as const, from };
      return { route, name: readPageName(page.html), ...state, changes: own.get(route) ?? [] };
    }),
    ...[...come].filter(([route]) => !moves.has(route)).map(appearance("added")),
    ...[...gone].filter(([route]) => !movedFrom.has(route)).map(appearance("removed")),
  ];
  return {
    pages: [...pages].sort((a, b) => compareText(a.route, b.route)),
    shared,
    redirects,
    assets: assets.list(),
    files: compareFiles(old.others, now.others),
    pageCount: now.pages.size,
  };
}

function appearance(state: "added" | "removed") {
  return ([route, { html }]: readonly [string, Masked]): ChangedPage => ({
    route,
    name: readPageName(html),
    state,
    changes: [],
  });
}

function sortedUnion(a: Iterable<string>, b: Iterable<string>): readonly string[] {
  return [...new Set([...a, ...b])].sort(compareText);
}

/** Reads the name of a page: in the navigation, else its heading, else its title. */
export function readPageName(html: string): string {
  const { header, main, head } = splitPage(html);
  const [, current = ""] = / aria-current="page"[^>]*>([^<]+)/.exec(header) ?? [];
  return textOf(current) || textOf(cut(main, "<h1", "</h1>")) || textOf(cut(head, "<title", "</title>"));
}

function textOf(html: string): string {
  return readBlocks(html)
    .map(({ text }) => text)
    .join(" ");
}

function cut(html: string, from: string, to: string): string {
  const start = html.indexOf(from);
  const end = html.indexOf(to, start);
  return start === -1 || end === -1 ? "" : html.slice(start, end + to.length);
}

type Files = ReadonlyMap<string, OutputFile>;

/** Compares the files that are not pages. */
function compareFiles(before: Files, after: Files): readonly ChangedFile[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort(compareText).flatMap((path) => {
    const [old, now] = [before.get(path), after.get(path)];
    const file = now ?? old;
    if (file === undefined || (old !== undefined && now !== undefined && isSame(old, now))) return [];
    const state = old === undefined ? "added" : now === undefined ? "removed" : "changed";
    return [{ path, kind: kindOf(file), state }];
  });
}

function isSame(a: OutputFile, b: OutputFile): boolean {
  return digestOfFile(a) === digestOfFile(b);
}

function kindOf(file: OutputFile): ChangedFile["kind"] {
  const { path } = file;
  if (/^[_.]|^sw\.js$/.test(path) || hostPaths.includes(path)) return "host";
  if (!/\.(?:xml|json)$/.test(path) || isTooLargeToRead(file)) return "file";
  const start = Buffer.from(file.bytes.subarray(0, 600)).toString();
  if (/<(?:feed|rss)[\s>]|jsonfeed\.org/.test(start)) return "feed";
  return /<(?:urlset|sitemapindex)[\s>]/.test(start) ? "sitemap" : "file";
}

/** The files of a built site: its pages and the others. */
type BuiltSite = {
  /** The file of each page, by route. */
  readonly pages: ReadonlyMap<string, OutputFile>;
  /** The other files by path, without compressed copies and files with a fingerprint. */
  readonly others: ReadonlyMap<string, OutputFile>;
};

function listPages(files: readonly OutputFile[]): BuiltSite {
  const pages = new Map<string, OutputFile>();
  const others = new Map<string, OutputFile>();
  for (const file of files) {
    const route = routeOf(file.path);
    if (route === undefined) {
      if (!isDerived(file.path)) others.set(file.path, file);
      // A page may be written twice, with the same bytes.
    } else if (!pages.has(route) || file.path.endsWith("/index.html")) pages.set(route, file);
  }
  return { pages, others };
}

/** `a/b/index.html` and `a/b.html` are both `/a/b`. Undefined for a file that is not a page. */
function routeOf(path: string): string | undefined {
  return path.endsWith(".html")
    ? `/${path.slice(0, -".html".length)}`.replace(/\/index$/, "") || "/"
    : undefined;
}

/** Reads the address to which a page redirects at once. */
function readRedirect(html: string): string | undefined {
  const address = /<meta http-equiv="refresh" content="0; url=([^"]*)"/.exec(html.slice(0, 4000))?.[1];
  return address?.replaceAll("&amp;", "&");
}

function isDerived(path: string): boolean {
  return /\.(?:br|gz|zst)$|^\.site-|\.[0-9a-f]{10}\.[a-z0-9]{2,5}$/.test(path);
}

type Changes = ReadonlyMap<string, { readonly changes: readonly Change[] }>;

/**
 * A change counts as shared if at least this many pages have it. The number is higher within `main`, because a page,
 * its card and a list may repeat the same words. A change of all pages of the site is always shared.
 */
const fewestPages = { main: 4, elsewhere: 2 };

/** Separates the changes that several pages share from the changes of each page alone. */
function gatherShared(
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

type Pages = ReadonlyMap<string, Masked>;

/** From this share of common text on, an added page counts as a removed one that has moved. */
const alike = 0.5;

/**
 * Maps the new route of each moved page to its old one. A page has moved when a redirect says so, or its text is alike.
 * `routes` are all routes of the site as it is now.
 */
function findMoves(
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
function findRoute(written: string, routes: ReadonlySet<string>): string | undefined {
  const address = readRoute(written);
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
