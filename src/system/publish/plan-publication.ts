import type { OutputFile } from "../../model/model.ts";
import { once } from "../../once.ts";
import { foldPath } from "../../pipeline/publish/fold-path.ts";
import { writeRank } from "../../pipeline/publish/order-writes.ts";
import { parentFolders } from "../../pipeline/publish/parent-folders.ts";
import { compareText } from "../../problems/problem.ts";
import type { EntryKind } from "../file-system.ts";

/** What must happen for a folder to hold exactly the wanted files. All paths are from that folder. */
export type PublicationPlan = {
  /** Files that the folder has under the very name: to be compared. */
  readonly present: ReadonlySet<string>;
  /** Folders to make while nothing has changed yet, outermost first. */
  readonly folders: readonly string[];
  /** What must move away before its place can be taken: a file where a folder is wanted, or the reverse. */
  readonly obstacles: readonly string[];
  /** Folders to make once the obstacles are away, outermost first. */
  readonly blockedFolders: readonly string[];
  /** Files to remove in the end: what lists pages, pages, then what pages load. */
  readonly staleFiles: readonly string[];
  /** Folders that are empty by then, innermost first. */
  readonly staleFolders: readonly string[];
};

/** Compares names only. `entries` has folders before what is in them. */
export function planPublication(
  wanted: readonly OutputFile[],
  entries: ReadonlyMap<string, EntryKind>,
): PublicationPlan {
  const files = new Set(wanted.map((file) => file.path));
  const folders = new Set(wanted.flatMap((file) => parentFolders(file.path)));
  // Asked of what is not wanted alone.
  const listFolds = once(() => new Set([...files, ...folders].map(foldPath)));

  const present = new Set<string>();
  const obstacles = new Set<string>();
  const staleFiles: string[] = [];
  const staleFolders: string[] = [];
  for (const [path, kind] of entries) {
    if (parentFolders(path).some((folder) => obstacles.has(folder))) continue;
    if (files.has(path)) {
      // What is no plain file, such as a link, is exchanged unread.
      if (kind === "file") present.add(path);
      else if (kind === "folder") obstacles.add(path);
    } else if (folders.has(path)) {
      if (kind !== "folder") obstacles.add(path);
    } else if (listFolds().has(foldPath(path))) {
      // Where the disk takes both names for one, removing the old name in the end would remove the new file.
      obstacles.add(path);
    } else if (kind === "folder") staleFolders.push(path);
    else staleFiles.push(path);
  }

  const foldedObstacles = new Set([...obstacles].map(foldPath));
  const missing = [...folders].filter((path) => entries.get(path) !== "folder").sort(compareText);
  const isBlocked = (path: string) =>
    [...parentFolders(path), path].some((at) => foldedObstacles.has(foldPath(at)));
  return {
    present,
    folders: missing.filter((path) => !isBlocked(path)),
    obstacles: [...obstacles],
    blockedFolders: missing.filter(isBlocked),
    staleFiles: staleFiles.sort((a, b) => writeRank(b) - writeRank(a) || compareText(a, b)),
    staleFolders: staleFolders.reverse(),
  };
}
