import type { Taken } from "../model/merge/merge-file.ts";
import type { Side } from "./differences.ts";

/** The three versions of a path. Undefined for a version without a file there. */
export type Stages = Readonly<Record<"base" | Taken, Side | undefined>>;

/** What one author has changed since the common base. */
export type TreeChanges = {
  /** By path. `before` is undefined without a file, and where several bases disagree. */
  readonly changed: ReadonlyMap<string, Readonly<Record<"before" | "after", Side | undefined>>>;
  /** The later path of each renamed file, by its former one. */
  readonly renames: ReadonlyMap<string, string>;
};

/** Something that both authors have changed. Paths are from the top of the work tree. */
export type Contest =
  /** One file, which one of them may have removed. `from` is its path before a rename. */
  | { readonly kind: "file"; readonly path: string; readonly from: string; readonly stages: Stages }
  /** A file in one version, and a folder in the other. `mine` and `theirs` are the files at this path and below it. */
  | ({ readonly kind: "place"; readonly path: string } & Readonly<Record<Taken, ReadonlyMap<string, Side>>>)
  /** One file, renamed by both. `mine` and `theirs` are the paths. */
  | ({ readonly kind: "address"; readonly from: string } & Readonly<Record<Taken, string>>);

export type TreePlan = {
  /** The result at each path that one of them has changed. Undefined for no file. */
  readonly settled: ReadonlyMap<string, Side | undefined>;
  readonly contests: readonly Contest[];
};

type Tree = Map<string, Side>;
type Trees = Readonly<Record<"base" | Taken, Tree>>;

const sides = ["mine", "theirs"] as const;

/**
 * Merges the trees of two authors path by path. A path that only one of them has changed is as that one has it, and a
 * rename takes the changes of the other along. `choose` decides which of two new paths a file gets; where it returns
 * undefined, the plan assumes the path in `mine`.
 */
export function planMerge(
  changes: Readonly<Record<Taken, TreeChanges>>,
  choose: (contest: Contest & { readonly kind: "address" }) => Taken | undefined,
): TreePlan {
  const trees = openTrees(changes);
  const former = [...new Set(sides.flatMap((side) => [...changes[side].changed.keys()]))];
  const { origins, contests } = followRenames(trees, changes, choose);
  const settled = new Map<string, Side | undefined>(former.map((path) => [path, undefined]));
  const files = new Map<string, Contest & { readonly kind: "file" }>();
  for (const path of listPaths(trees)) {
    const stages = { base: trees.base.get(path), mine: trees.mine.get(path), theirs: trees.theirs.get(path) };
    const { base, mine, theirs } = stages;
    const from = origins.get(path);
    // One has removed the file that the other has renamed: the rename alone is a change.
    const isRenamedAndGone = from !== undefined && (mine === undefined || theirs === undefined);
    if (isSameSide(mine, theirs)) settled.set(path, mine);
    else if (isSameSide(base, mine) && !isRenamedAndGone) settled.set(path, theirs);
    else if (isSameSide(base, theirs) && !isRenamedAndGone) settled.set(path, mine);
    else files.set(path, { kind: "file", path, from: from ?? path, stages });
  }
  const places = findPlaces(trees, settled, files);
  for (const { path } of places)
    for (const each of [...settled.keys(), ...files.keys()])
      if (isWithin(path, each)) {
        settled.delete(each);
        files.delete(each);
      }
  return { settled, contests: [...contests, ...places, ...files.values()] };
}

function isSameSide(one: Side | undefined, other: Side | undefined): boolean {
  return one?.mode === other?.mode && one?.id === other?.id;
}

/** True at the path itself and below it. */
function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** The three trees at the paths that somebody has changed. */
function openTrees(changes: Readonly<Record<Taken, TreeChanges>>): Trees {
  const trees: Trees = { base: new Map(), mine: new Map(), theirs: new Map() };
  const put = (tree: Tree, path: string, side: Side | undefined) => {
    if (side !== undefined) tree.set(path, side);
  };
  for (const side of sides)
    for (const [path, { before, after }] of changes[side].changed) {
      put(trees.base, path, before);
      put(trees[side], path, after);
      const other = side === "mine" ? "theirs" : "mine";
      if (!changes[other].changed.has(path)) put(trees[other], path, before);
    }
  return trees;
}

function listPaths(trees: Trees): readonly string[] {
  return [...new Set(Object.values(trees).flatMap((tree) => [...tree.keys()]))].sort();
}

/**
 * Moves the versions of a renamed file to its new path, so that they are merged there. A rename to a path that the other
 * author uses for something else stays what it is to Git, one file less and one more. Returns the former path of each
 * followed file.
 */
function followRenames(
  trees: Trees,
  changes: Readonly<Record<Taken, TreeChanges>>,
  choose: (contest: Contest & { readonly kind: "address" }) => Taken | undefined,
) {
  const origins = new Map<string, string>();
  const contests: Contest[] = [];
  const follow = (from: string): boolean => {
    const to = { mine: changes.mine.renames.get(from), theirs: changes.theirs.renames.get(from) };
    const { mine, theirs } = to;
    const isContested = mine !== undefined && theirs !== undefined && mine !== theirs;
    const hasRoom = sides.every((side) => {
      const wanted = to[side === "mine" ? "theirs" : "mine"];
      return wanted === undefined || wanted === to[side] || isFree(trees, side, wanted, from);
    });
    if (!hasRoom) return false;
    let path = mine ?? theirs ?? from;
    if (isContested) {
      const contest = { kind: "address", from, mine, theirs } as const;
      contests.push(contest);
      path = to[choose(contest) ?? "mine"] ?? from;
    }
    move(trees.base, from, path);
    for (const side of sides) move(trees[side], to[side] ?? from, path);
    origins.set(path, from);
    return true;
  };
  // A file can be in the way of another one until it is moved itself.
  let waiting = [...new Set(sides.flatMap((side) => [...changes[side].renames.keys()]))].sort();
  for (let before = Number.POSITIVE_INFINITY; waiting.length < before; ) {
    before = waiting.length;
    waiting = waiting.filter((from) => !follow(from));
  }
  return { origins, contests };
}

function move(tree: Tree, from: string, to: string): void {
  const side = tree.get(from);
  if (side === undefined || from === to) return;
  tree.delete(from);
  tree.set(to, side);
}

/** True if an author has put nothing at a path, below it, or in place of a folder above it. */
function isFree(trees: Trees, side: Taken, path: string, from: string): boolean {
  for (const [other, one] of trees[side]) {
    const isInTheWay = isWithin(other, path) || isWithin(path, other);
    if (isInTheWay && other !== from && !isSameSide(one, trees.base.get(other))) return false;
  }
  return true;
}

/** Finds the files of the result below which there are other files. */
function findPlaces(
  trees: Trees,
  settled: ReadonlyMap<string, Side | undefined>,
  files: ReadonlyMap<string, Contest>,
): readonly (Contest & { readonly kind: "place" })[] {
  const present = new Set([
    ...files.keys(),
    ...[...settled].flatMap(([path, side]) => (side === undefined ? [] : [path])),
  ]);
  const found = new Set<string>();
  for (const path of present)
    for (let end = path.indexOf("/"); end !== -1; end = path.indexOf("/", end + 1)) {
      const folder = path.slice(0, end);
      if (!present.has(folder)) continue;
      found.add(folder);
      break;
    }
  const below = (tree: Tree, folder: string) =>
    new Map([...tree].filter(([path]) => isWithin(folder, path)).sort(([a], [b]) => (a < b ? -1 : 1)));
  return [...found].sort().map((path) => ({
    kind: "place",
    path,
    mine: below(trees.mine, path),
    theirs: below(trees.theirs, path),
  }));
}
