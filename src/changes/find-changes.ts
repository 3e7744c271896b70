import { digestOfFile } from "../model/memory/hash.ts";
import type { OutputFile } from "../model/model.ts";
import { compareText } from "../words/problem.ts";
import { createAssetTally } from "./asset-tally.ts";
import type { Change, ChangedPage, ChangedRedirect, SiteChanges } from "./changes.ts";
import { compareFiles } from "./compare-files.ts";
import { createPageComparison } from "./compare-page.ts";
import { findMoves } from "./find-moves.ts";
import { gatherShared } from "./gather-shared.ts";
import { listPages, readRedirect } from "./list-pages.ts";
import { createMask, type Masked } from "./mask-names.ts";
import { readPageName } from "./read-page-name.ts";

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
