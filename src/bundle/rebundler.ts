import { existsSync } from "node:fs";
import { posix } from "node:path";
import type { BuildContext, BuildOptions, BuildResult } from "esbuild";
import type { RawFile } from "../model/model.ts";
import { type FileCache, haveChangedSince, unsettledMs } from "../store/held-files.ts";
import { loadBundler } from "./bundler.ts";
import { expandFolders, steeringFiles } from "./remember-bundle.ts";

type BundleOptions = BuildOptions & { readonly metafile: true; readonly write: false };
type Context = BuildContext<{ metafile: true; write: false }>;

/** Runs one bundle repeatedly and parses only what has changed. */
export type Rebundler = {
  /**
   * Rejects as esbuild’s `build` does, and after `dispose`. `name` identifies the options: a new name creates a new
   * context.
   */
  run(name: string, options: BundleOptions): Promise<BuildResult<{ metafile: true; write: false }>>;
  dispose(): Promise<void>;
};

export function createRebundler(): Rebundler {
  let kept: { readonly name: string; readonly context: Context } | undefined;
  const drop = async () => {
    const last = kept;
    kept = undefined;
    await last?.context.dispose();
  };
  let isDisposed = false;
  const run = async (name: string, options: BundleOptions) => {
    if (isDisposed) throw new Error("The bundler has ended.");
    if (kept?.name !== name) {
      await drop();
      const { context } = loadBundler();
      kept = { name, context: (await context(options)) as Context };
    }
    return kept.context.rebuild();
  };
  // One run at a time: a call during a run would otherwise get its older result.
  let last: Promise<unknown> = Promise.resolve();
  const queue = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work, work);
    last = result.catch(() => {});
    return result;
  };
  return {
    run: (name, options) => queue(() => run(name, options)),
    dispose: () => {
      isDisposed = true;
      return queue(drop);
    },
  };
}

/** Functions that read the inputs of a bundle. `outside` are the files outside the site that the last bundle used. */
export type InputReaders = {
  /** Reads the disk once for a whole build. */
  readonly readInputs: (outside: readonly string[]) => readonly RawFile[];
  /** Reads the disk again. */
  readonly readInputsAgain: (outside: readonly string[]) => readonly RawFile[];
};

/** True for a file that affects every bundle. */
export function isSteering(path: string): boolean {
  return steeringFiles.some((name) => name === posix.basename(path));
}

/** The existing files among `places`. */
export function readExisting(places: readonly string[], { read }: FileCache): readonly RawFile[] {
  return expandFolders(places)
    .filter(existsSync)
    .map((path) => ({ path, bytes: read(path) }));
}

/**
 * True when no file was added, removed or changed. Both must come from one cache, which returns the same object for the
 * same bytes.
 */
export function areSameInputs(some: readonly RawFile[], others: readonly RawFile[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ path, bytes }, index) => path === others[index]?.path && bytes === others[index]?.bytes)
  );
}

/**
 * The paths of changed files. Undefined when a file was added or removed, because imports may then resolve differently.
 * Both must come from one cache.
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
 * The inputs of a bundle that was begun at `begunAt`, in ms since 1970. `before` are the files as read before it,
 * `after` those read after it. A file that may have changed in between, or that is new in this bundle and may have been
 * saved since it was begun, is read again by the next build.
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
