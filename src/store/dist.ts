import { dirname, isAbsolute, join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { writeRank } from "../hosts/write-rank.ts";
import { digestOf } from "../model/memory/hash.ts";
import { type Kept, noMemory } from "../model/memory/memory.ts";
import type { OutputFile } from "../model/model.ts";
import { foldPath, hasDotsOrGaps, parentFolders } from "../model/published-path.ts";
import { once } from "../once.ts";
import { say } from "../words/message.ts";
import { compareText, type Problem } from "../words/problem.ts";
import {
  type ChangeSet,
  createChangeSet,
  createUndoLog,
  type StagedFile,
  type UndoLog,
} from "./change-set.ts";
import {
  type EntryKind,
  type FileSystem,
  type FolderTree,
  listTree,
  lockName,
  nodeFileSystem,
  removeTree,
  toProjectPath,
} from "./disk.ts";
import { blame, explainFailure, FileFailure, isFailure } from "./failures.ts";
import { keepLargeFacts, readLargeFacts } from "./held-files.ts";
import { type HeldLock, type ProcessName, takeLock } from "./lock.ts";
import {
  type DistManifest,
  distManifestName,
  explainForeignFolder,
  explainOtherSite,
  formatDistManifest,
  parseDistManifest,
  toDistManifest,
} from "./output-folder.ts";

export type WriteResult =
  | { readonly status: "written"; readonly changed: number; readonly removed: number }
  | { readonly status: "failed"; readonly problem: Problem };

type WriteOptions = {
  readonly fileSystem?: FileSystem;
  /** Aborting stops the publication, except while published files are replaced, which takes only a moment. */
  readonly signal?: AbortSignal;
  /** Problems name files relative to this folder (absolute). By default, the parent folder of `out`. */
  readonly root?: string;
  /** The origin of the site: the folder of another site is refused. */
  readonly site?: string;
  /** How long to wait for another build that is publishing. */
  readonly lockWaitMs?: number;
  /** Remembers the digests of large files. */
  readonly memory?: Kept;
  /** The content of the folder as hashed by the second thread. */
  readonly seen?: SeenFolder | undefined;
};

/**
 * Makes the folder `out` (absolute) contain exactly `files` and the manifest. Writes only changed files, in the given
 * order. If it fails, each published file is complete, and most have their old content.
 */
export async function writeDist(
  files: readonly OutputFile[],
  out: string,
  {
    fileSystem = nodeFileSystem,
    signal,
    root = dirname(out),
    site,
    lockWaitMs = 30_000,
    memory = noMemory,
    seen,
  }: WriteOptions = {},
): Promise<WriteResult> {
  refuseEscapes(files);
  const name = toProjectPath(out, root);
  const undo = createUndoLog();
  let hasBegun = false;
  let held: HeldLock;
  let result: Awaited<ReturnType<typeof publishFiles>>;
  try {
    makeFolders(out, fileSystem, undo);
    const folder = blame("", () => fileSystem.realPath(out));
    held = await lock(folder, name, { fileSystem, signal, waitMs: lockWaitMs });
    undo.add(held.release);

    refuseOthers({ folder, file: name, root, site }, fileSystem);
    const breathe = createBreathe(signal);
    result = await publishFiles(files, {
      folder,
      site,
      fileSystem,
      undo,
      memory,
      seen,
      breathe: async (force) => {
        await breathe(force);
        held.renew();
        if (force && !(await held.isStillHeld())) throw new Refused(explainLost(name));
      },
      begin: () => {
        hasBegun = true;
        held.renew();
      },
      hasBegun: () => hasBegun,
    });
  } catch (error) {
    undo.undo();
    return { status: "failed", problem: toProblem(error, name, hasBegun) };
  }
  const problem = unlock(held, name);
  return problem === undefined ? { status: "written", ...result } : { status: "failed", problem };
}

/** Runs after everything is published; its failures undo nothing. */
function unlock(held: HeldLock, name: string): Problem | undefined {
  try {
    held.release();
    return undefined;
  } catch (error) {
    if (!(error instanceof FileFailure)) throw error;
    return {
      code: "publish/failed",
      severity: "error",
      file: `${name}/${lockName}`,
      message: say("publish/failed.lock", { code: error.code }),
      hint: say("publish/failed.lock.hint", { file: `${name}/${lockName}` }),
    };
  }
}

/** Stages refuse such paths; this is the last check before writing outside the folder. */
function refuseEscapes(files: readonly OutputFile[]): void {
  const escaping = files.find(({ path }) => isAbsolute(path) || hasDotsOrGaps(path));
  if (escaping !== undefined)
    throw new Error(`“${escaping.path}” is not a path inside the published folder.`);
}

function makeFolders(path: string, fileSystem: FileSystem, undo: UndoLog): void {
  // A link counts as existing; if it is broken, following it fails with an error.
  if (blame("", () => fileSystem.kindOf(path)) !== undefined) return;
  makeFolders(dirname(path), fileSystem, undo);
  try {
    blame("", () => fileSystem.makeFolder(path));
  } catch (error) {
    // Another build has just created it.
    if (isFailure(error, "EEXIST")) return;
    throw error;
  }
  undo.add(() => fileSystem.removeFolder(path));
}

/** A refusal by us, not by the disk. */
class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

async function lock(
  folder: string,
  name: string,
  options: Parameters<typeof takeLock>[1],
): Promise<HeldLock> {
  const taken = await takeLock(join(folder, lockName), options);
  switch (taken.status) {
    case "held":
      return taken.lock;
    case "interrupted":
      throw new Interrupted();
    case "busy":
      throw new Refused(explainBusy(name, taken.holder));
  }
}

/** Published files compared so far may have changed by then. */
function explainLost(name: string): Problem {
  return {
    code: "publish/failed",
    severity: "error",
    file: name,
    message: say("publish/failed.overtaken"),
    hint: say("publish/failed.overtaken.hint"),
  };
}

function explainBusy(name: string, holder: ProcessName | undefined): Problem {
  return {
    code: "publish/failed",
    severity: "error",
    file: name,
    message:
      holder === undefined
        ? say("publish/failed.busy")
        : holder.host === undefined
          ? say("publish/failed.busy-here", { pid: holder.pid })
          : say("publish/failed.busy-elsewhere", { pid: holder.pid, host: holder.host }),
    hint: say("publish/failed.busy.hint", { file: `${name}/${lockName}` }),
  };
}

/** Checked again under the lock, because the build may have taken long. */
function refuseOthers(
  place: Omit<Parameters<typeof explainOtherSite>[0], "published">,
  fileSystem: FileSystem,
): void {
  const { folder, file } = place;
  const names = blame("", () => fileSystem.list(folder)).map((entry) => entry.name);
  const readManifest = () => blame(distManifestName, () => fileSystem.read(join(folder, distManifestName)));
  const foreign = explainForeignFolder(names, readManifest, file);
  if (foreign !== undefined) throw new Refused(foreign);
  const published = names.includes(distManifestName) ? parseDistManifest(readManifest())?.site : undefined;
  const other = explainOtherSite({ ...place, published });
  if (other !== undefined) throw new Refused(other);
}

function toProblem(error: unknown, name: string, hasBegun: boolean): Problem {
  if (error instanceof Refused) return error.problem;
  if (error instanceof FileFailure) {
    const file = error.path === "" ? name : `${name}/${error.path}`;
    return explainFailure({ code: error.code, file, hasBegun });
  }
  if (error instanceof Interrupted) {
    return {
      code: "publish/failed",
      severity: "error",
      file: name,
      message: say("publish/failed.interrupted"),
      hint: say("publish/failed.interrupted.hint"),
    };
  }
  throw error;
}

/**
 * Makes the folder contain exactly `files`, given in the order of publishing, and the manifest. New bytes are first
 * written under temporary names; when all are on the disk, every further step is a rename, which is atomic for readers,
 * and nothing interrupts the renames.
 */
async function publishFiles(
  files: readonly OutputFile[],
  publication: Publication,
): Promise<{ readonly changed: number; readonly removed: number }> {
  const { folder, fileSystem, breathe, begin } = publication;
  const tree = listTree(folder, fileSystem);
  for (const path of tree.leftovers) removeTree(path, folder, fileSystem);
  const entries = new Map(
    [...tree.entries].filter(([path]) => path !== distManifestName && path !== lockName),
  );
  const plan = planPublication(files, entries);

  const changed: OutputFile[] = [];
  const isDifferent = createComparison(publication, recallSeen(publication, tree));
  for (const file of files) {
    await breathe();
    if (plan.present.has(file.path)) {
      // Of small files there may be many: no wait for each.
      const isOther = file.large === undefined ? isDifferent(file) : await isOtherLarge(file, publication);
      if (!isOther) continue;
    }
    changed.push(file);
  }

  const changes = createChangeSet({ ...publication, blockedFolders: plan.blockedFolders });
  const manifests = stageManifests(files, tree.entries.has(distManifestName), changes, publication);
  for (const path of plan.folders) changes.makeFolder(path);
  const staged: StagedFile[] = [];
  for (const file of changed) {
    await breathe();
    const { path, large } = file;
    staged.push(
      large === undefined
        ? changes.stage(path, file.bytes)
        : await changes.stageCopy(path, large, () => breathe(true)),
    );
  }

  await breathe(true);
  const change = <T>(step: () => T): T => {
    const result = step();
    begin();
    return result;
  };
  for (const manifest of manifests.before) change(() => changes.putInPlace(manifest));
  const obstacles = plan.obstacles.map((path) => change(() => changes.moveAway(path)));
  for (const path of plan.blockedFolders) changes.makeFolder(path);
  for (const file of staged) change(() => changes.putInPlace(file));
  for (const path of obstacles) removeTree(path, folder, fileSystem);
  for (const path of plan.staleFiles) change(() => blame(path, () => fileSystem.remove(join(folder, path))));
  for (const path of plan.staleFolders) blame(path, () => fileSystem.removeFolder(join(folder, path)));
  for (const manifest of manifests.after) changes.putInPlace(manifest);

  for (const file of changed) await keepPublishedFacts(file, publication);

  const wanted = new Set(files.map((file) => file.path));
  const removed = [...entries].filter(([path, kind]) => kind !== "folder" && !wanted.has(path)).length;
  return { changed: changed.length, removed };
}

/** A moved file has another mark than before. The next build need not read it. */
async function keepPublishedFacts(
  { path, digest, large }: OutputFile,
  { folder, fileSystem, memory }: Publication,
): Promise<void> {
  if (large === undefined || digest === undefined) return;
  const place = join(folder, path);
  const mark = blame(path, () => fileSystem.mark(place));
  if (mark.size !== large.mark.size) return;
  await keepLargeFacts(place, mark, { digest, holdsKey: large.holdsKey }, memory);
}

/**
 * Compares files with the published ones byte by byte, so that a file changed by others is published again. All files
 * are read into the same block of memory, because thousands of allocations would fragment it.
 */
function createComparison(
  { folder, fileSystem }: Publication,
  recall: (file: OutputFile) => boolean | undefined,
): (file: OutputFile) => boolean {
  let block = Buffer.alloc(0);
  return (file) => {
    const isSame = recall(file);
    if (isSame !== undefined) return !isSame;
    const { digest, sizeBytes = file.bytes.byteLength } = file;
    if (block.byteLength <= sizeBytes) block = Buffer.allocUnsafeSlow(2 * sizeBytes + 1);
    // The additional byte shows whether the published file is longer.
    const room = block.subarray(0, sizeBytes + 1);
    const count = blame(file.path, () => fileSystem.readInto(join(folder, file.path), room));
    if (count !== sizeBytes) return true;
    const published = block.subarray(0, count);
    return digest === undefined ? !published.equals(file.bytes) : digestOf(published) !== digest;
  };
}

/** Compares a large file with the published one by digest. */
async function isOtherLarge(
  { path, digest, sizeBytes }: OutputFile,
  { folder, fileSystem, memory, breathe }: Publication,
): Promise<boolean> {
  const place = join(folder, path);
  const mark = blame(path, () => fileSystem.mark(place));
  if (mark.size !== sizeBytes) return true;
  const readInto: FileSystem["readInto"] = (...at) => blame(path, () => fileSystem.readInto(...at));
  const known = await readLargeFacts(place, mark, { memory, readInto, breathe: () => breathe(true) });
  return known.digest !== digest;
}

/**
 * Finds out whether a file is published with the same bytes, from the hashes computed before the lock was taken.
 * Undefined when they do not show it, and for all files when another build has published since.
 */
function recallSeen(
  { folder, fileSystem, seen }: Publication,
  { entries }: FolderTree,
): (file: OutputFile) => boolean | undefined {
  const nothing = () => undefined;
  if (seen === undefined || !entries.has(distManifestName)) return nothing;
  const manifest = blame(distManifestName, () => fileSystem.read(join(folder, distManifestName)));
  const listed = parseDistManifest(manifest)?.files;
  if (listed === undefined || Buffer.compare(manifest, seen.manifest) !== 0) return nothing;
  const altered = seen.altered();
  return ({ path, digest }) =>
    digest === undefined || altered.has(path) || !listed.has(path) ? undefined : listed.get(path) === digest;
}

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

/**
 * The manifest to write before the first published file changes, and the one to write after the last. Empty when the
 * existing one is right.
 */
type StagedManifests = {
  readonly before: readonly StagedFile[];
  readonly after: readonly StagedFile[];
};

/**
 * While files change, the manifest lists both old and new ones, so it covers everything that a killed build leaves. A
 * folder without a manifest gets one at once, so that the next build recognises it as ours.
 */
function stageManifests(
  files: readonly OutputFile[],
  hasManifest: boolean,
  changes: ChangeSet,
  { folder, site, fileSystem, undo, hasBegun }: Publication,
): StagedManifests {
  // Without the manifest, builds would refuse the folder after a power cut, so waiting for the disk is worth it for
  // this file.
  const stage = (bytes: Uint8Array) => changes.stage(distManifestName, bytes, { durable: true });
  const wanted = toDistManifest(files, site);
  if (!hasManifest) {
    const first = stage(formatDistManifest(wanted));
    undo.add(() => {
      if (!hasBegun()) fileSystem.remove(join(folder, distManifestName));
    });
    changes.putInPlace(first);
    return { before: [], after: [] };
  }
  const current = blame(distManifestName, () => fileSystem.read(join(folder, distManifestName)));
  const listed = parseDistManifest(current);
  if (listed !== undefined && isSameManifest(listed, wanted)) return { before: [], after: [] };
  const exact = formatDistManifest(wanted);
  const both = formatDistManifest({ site, files: new Map([...(listed?.files ?? []), ...wanted.files]) });
  return {
    before: isSame(both, current) ? [] : [stage(both)],
    after: isSame(both, exact) ? [] : [stage(exact)],
  };
}

function isSameManifest(a: DistManifest, b: DistManifest): boolean {
  if (a.site !== b.site || a.files.size !== b.files.size) return false;
  return [...a.files].every(([path, digest]) => b.files.get(path) === digest);
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}

/** The data of one publication that every step uses. */
type Publication = {
  /** The folder to publish into: absolute, existing, ours, and locked. */
  readonly folder: string;
  /** The origin of the site, to be recorded in the folder. */
  readonly site: string | undefined;
  readonly fileSystem: FileSystem;
  readonly undo: UndoLog;
  /** Remembers the digests of large files. */
  readonly memory: Kept;
  readonly seen?: SeenFolder | undefined;
  /** Called between two reversible steps. May throw. */
  readonly breathe: (force?: boolean) => Promise<void>;
  /** Called once a published file has changed: later failures cannot be undone completely. */
  readonly begin: () => void;
  readonly hasBegun: () => boolean;
};

/**
 * The state of a published folder a moment ago. It is valid as long as its manifest is unchanged, because builds change
 * that before any file.
 */
export type SeenFolder = {
  readonly manifest: Uint8Array;
  /** The paths, from the folder, of listed files that are missing, have other bytes, or are large. */
  altered(): ReadonlySet<string>;
};

/** Thrown when the user stops the build. */
class Interrupted extends Error {
  override name = "Interrupted";
}

/**
 * Returns a function to call between two synchronous steps. Now and then it lets the process handle events such as
 * Ctrl-C, and it throws `Interrupted` once `signal` is aborted. `force` makes it do so at this call.
 */
function createBreathe(signal: AbortSignal | undefined): (force?: boolean) => Promise<void> {
  let steps = 0;
  return async (force = false) => {
    steps += 1;
    if (force || steps % 32 === 0) await nextTurn();
    if (signal?.aborted) throw new Interrupted();
  };
}
