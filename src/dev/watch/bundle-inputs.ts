import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import type { RawFile } from "../../model/model.ts";
import { steeringFiles } from "../../system/bundle/remember-bundle.ts";
import { readFiles } from "../../system/read/read-files.ts";
import type { FileCache } from "./file-cache.ts";

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

/** What was read after the bundle was made, but as it was `before`: what changed meanwhile is found changed next time. */
export function joinInputs(before: readonly RawFile[], after: readonly RawFile[]): readonly RawFile[] {
  const known = new Map(before.map(({ path, bytes }) => [path, bytes]));
  return after.map(({ path, bytes }) => ({ path, bytes: known.get(path) ?? bytes }));
}
