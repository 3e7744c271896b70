import type { OutputFile } from "../model/model.ts";
import { foldPath, parentFolders, writeRank } from "../model/published-path.ts";
import { once } from "../once.ts";
import { compareText } from "../words/problem.ts";
import type { EntryKind } from "./file-system.ts";

/** The changes after which a folder contains exactly the wanted files. All paths are relative to that folder. */
export type PublicationPlan = {
  /** Files that exist under exactly this name and have to be compared. */
  readonly present: ReadonlySet<string>;
  /** Folders to create before anything else changes, outermost first. */
  readonly folders: readonly string[];
  /** Obstacles to move away: a file where a folder is wanted, or the reverse. */
  readonly obstacles: readonly string[];
  /** Folders to create after the obstacles are moved, outermost first. */
  readonly blockedFolders: readonly string[];
  /** Files to remove at the end: lists of pages, pages, then what pages load. */
  readonly staleFiles: readonly string[];
  /** Folders that are empty by then, innermost first. */
  readonly staleFolders: readonly string[];
};

/** Compares names only. `entries` has folders before their content. */
export function planPublication(
  wanted: readonly OutputFile[],
  entries: ReadonlyMap<string, EntryKind>,
): PublicationPlan {
  const files = new Set(wanted.map((file) => file.path));
  const folders = new Set(wanted.flatMap((file) => parentFolders(file.path)));
  // Called only for unwanted files.
  const listFolds = once(() => new Set([...files, ...folders].map(foldPath)));

  const present = new Set<string>();
  const obstacles = new Set<string>();
  const staleFiles: string[] = [];
  const staleFolders: string[] = [];
  for (const [path, kind] of entries) {
    if (parentFolders(path).some((folder) => obstacles.has(folder))) continue;
    if (files.has(path)) {
      // Anything but a plain file, such as a link, is replaced without reading it.
      if (kind === "file") present.add(path);
      else if (kind === "folder") obstacles.add(path);
    } else if (folders.has(path)) {
      if (kind !== "folder") obstacles.add(path);
    } else if (listFolds().has(foldPath(path))) {
      // When the disk treats both names as one, removing the old name at the end would remove the new file.
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
