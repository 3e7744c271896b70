import { groupBy } from "../group-by.ts";
import type { ChangedPage, ChangedRedirect, SharedChange, SiteChanges } from "./changes.ts";
import { type ChangeWords, tellChange } from "./tell-change.ts";

/** A change in words. `name` is the name of a page, or of a group such as all pages or the redirects. */
export type ToldChange = {
  readonly name: string;
  /** The route, when it is the change of one page. */
  readonly route?: string;
  /** True when the page is removed. */
  readonly isGone?: boolean;
  readonly what: string;
};

/** The largest number of changes of a page that are put into words. The others are counted. */
const mostTold = 6;
/** The largest number of page names on a line. */
const mostNames = 4;

/** Puts the changes of a site in words: first each page, then the shared changes, then the other files. */
export function tellChanges(found: SiteChanges, words: ChangeWords): readonly ToldChange[] {
  const { pages, shared, pageCount } = found;
  const names = new Map(pages.map(({ route, name }) => [route, name || route]));
  return [
    ...pages.flatMap((page) => tellPage(page, words)),
    ...groupByPages(shared).map(({ routes, changes }) => ({
      name: nameAll(routes, names, pageCount, words),
      what: joinSome(
        changes.map(({ change }) => tellChange(change, words)),
        words,
      ),
    })),
    ...tellRest(found, words),
  ];
}

function tellPage({ route, name, state, from = "", changes }: ChangedPage, words: ChangeWords) {
  const told = changes.map((change) => tellChange(change, words));
  const parts = (): readonly string[] => {
    switch (state) {
      case "added":
        return [words["page.added"]];
      case "removed":
        return [words["page.removed"]];
      case "moved":
        return [words["page.moved"]({ from }), ...told];
      case "changed":
        return told;
    }
  };
  const what = joinSome(parts(), words);
  // A page whose changes are all shared has none of its own.
  return what === "" ? [] : [{ name: name || route, route, isGone: state === "removed", what }];
}

/** Groups shared changes by the set of pages that share them. */
function groupByPages(shared: readonly SharedChange[]) {
  const groups = groupBy(shared, ({ routes }) => routes.join("\n"));
  return [...groups.values()].map((changes) => ({ routes: changes[0]?.routes ?? [], changes }));
}

function nameAll(
  routes: readonly string[],
  names: ReadonlyMap<string, string>,
  pageCount: number,
  words: ChangeWords,
): string {
  if (routes.length === pageCount) return words["on.all"]({ count: pageCount });
  const shown = routes.slice(0, routes.length > mostNames + 1 ? mostNames : routes.length);
  return words["on.some"]({
    names: shown.map((route) => names.get(route) ?? route),
    more: routes.length - shown.length,
  });
}

function tellRest({ redirects, assets, files }: SiteChanges, words: ChangeWords): readonly ToldChange[] {
  const looks = assets.map(({ kind, name, routes }) =>
    words[assetKeys[kind]]({ name, count: routes.length }),
  );
  const pathsOf = (kind: string) => files.filter((file) => file.kind === kind).map(({ path }) => path);
  const others = [
    ...(["feed", "sitemap", "host"] as const).flatMap((kind) => {
      const paths = pathsOf(kind);
      return paths.length === 0 ? [] : words[filesKeys[kind]]({ paths });
    }),
    ...files.filter(({ kind }) => kind === "file").map(({ path, state }) => words[fileKeys[state]]({ path })),
  ];
  return [
    {
      name: words.redirects,
      what: joinSome(
        redirects.map((one) => tellRedirect(one, words)),
        words,
      ),
    },
    { name: words.looks, what: joinSome([...new Set(looks)], words) },
    { name: words.files, what: joinSome(others, words) },
  ].filter(({ what }) => what !== "");
}

const assetKeys = {
  style: "asset.style",
  script: "asset.script",
  font: "asset.font",
  image: "asset.image",
  card: "asset.card",
  other: "asset.other",
} as const;

const filesKeys = {
  feed: "files.feed",
  sitemap: "files.sitemap",
  host: "files.host",
} as const;

const fileKeys = {
  added: "file.added",
  removed: "file.removed",
  changed: "file.changed",
} as const;

function tellRedirect({ from, to }: ChangedRedirect, words: ChangeWords): string {
  return to === undefined ? words["redirect.gone"]({ from }) : words["redirect.to"]({ from, to });
}

function joinSome(parts: readonly string[], words: ChangeWords): string {
  const isLong = parts.length > mostTold + 1;
  const told = isLong ? parts.slice(0, mostTold) : parts;
  const more = isLong ? [words.more({ count: parts.length - mostTold })] : [];
  return words.join({ parts: [...told, ...more] });
}

/** Puts the number of changed pages in words. */
export function tellCount(found: SiteChanges, words: ChangeWords): string {
  const { pages, pageCount } = found;
  const removed = pages.filter(({ state }) => state === "removed").length;
  const changed = pages.length - removed;
  if (removed > 0) return words["some.gone"]({ changed, pages: pageCount, removed });
  if (changed > 0) return words.some({ changed, pages: pageCount });
  return isNothing(found) ? words.none({ pages: pageCount }) : words["no-page"];
}

function isNothing({ pages, redirects, assets, files }: SiteChanges): boolean {
  return [pages, redirects, assets, files].every(({ length }) => length === 0);
}
