import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import type { RawFile } from "../../model/model.ts";
import { steeringFiles } from "../../system/bundle/remember-bundle.ts";
import { haveChangedSince } from "../../system/read/have-changed-since.ts";
import { readFiles } from "../../system/read/read-files.ts";
import { type FileCache, unsettledMs } from "./file-cache.ts";

/** What bundles are usually made from, as the disk has it. */
export function readBundleInputs(root: string, cache: FileCache): readonly RawFile[] {
  return [
    ...readFiles(join(root, "templates"), "templates", { read: cache.read }),
    ...readAlone(
      steeringFiles.map((name) => join(root, name)),
      cache,
    ),
  ];
}

/** True for a file that decides what every bundle becomes. */
export function isSteering(path: string): boolean {
  return steeringFiles.some((name) => name === posix.basename(path));
}

/** Those of `places` that are there. */
export function readAlone(places: readonly string[], { read }: FileCache): readonly RawFile[] {
  return places.filter(existsSync).map((path) => ({ path, bytes: read(path) }));
}

/** True where nothing has come, gone or changed. Both must be from one cache, which gives the same bytes as the same object. */
export function areSameInputs(some: readonly RawFile[], others: readonly RawFile[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ path, bytes }, index) => path === others[index]?.path && bytes === others[index]?.bytes)
  );
}

/**
 * The paths of files that changed; undefined where one has come or gone, which may change what a name leads to. Both
 * must be from one cache.
 */
export function changedInputs(
  some: readonly RawFile[],
  others: readonly RawFile[],
): readonly string[] | undefined {
  const known = new Map(others.map(({ path, bytes }) => [path, bytes]));
  if (known.size !== some.length || some.some(({ path }) => !known.has(path))) return undefined;
  return some.filter(({ path, bytes }) => known.get(path) !== bytes).map(({ path }) => path);
}

/**
 * The inputs of a bundle that was begun at `begunAt`, in ms since 1970: those that were read `after` it was made, as they were
 * `before`. What may have changed meanwhile counts as changed next time; so does a file that the bundle was the first to
 * name and that may have been saved since it was begun.
 */
export function joinInputs(
  before: readonly RawFile[],
  after: readonly RawFile[],
  begunAt: number,
): readonly RawFile[] {
  const known = new Map(before.map(({ path, bytes }) => [path, bytes]));
  const asFirstRead = ({ path, bytes }: RawFile) =>
    haveChangedSince([path], begunAt - unsettledMs) ? new Uint8Array() : bytes;
  return after.map((file) => ({ path: file.path, bytes: known.get(file.path) ?? asFirstRead(file) }));
}
