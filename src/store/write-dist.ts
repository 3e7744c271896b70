import { dirname, isAbsolute, join } from "node:path";
import { type Memory, noMemory } from "../model/memory/memory.ts";
import type { OutputFile } from "../model/model.ts";
import { hasDotsOrGaps } from "../model/published-path.ts";
import type { SeenFolder } from "../system/threads/look-ahead.ts";
import { say } from "../words/message.ts";
import type { Problem } from "../words/problem.ts";
import { blame, FileFailure, isFailure } from "./blame.ts";
import { createBreathe, Interrupted } from "./breathe.ts";
import { distManifestName, parseDistManifest } from "./dist-manifest.ts";
import { explainFailure } from "./explain-failure.ts";
import { explainForeignFolder } from "./explain-foreign-folder.ts";
import { explainOtherSite } from "./explain-other-site.ts";
import { type FileSystem, nodeFileSystem } from "./file-system.ts";
import { type HeldLock, type ProcessName, takeLock } from "./lock.ts";
import { publishFiles } from "./publish-files.ts";
import { lockName } from "./temporary-names.ts";
import { toProjectPath } from "./to-project-path.ts";
import { createUndoLog, type UndoLog } from "./undo-log.ts";

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
  readonly memory?: Pick<Memory, "getBytes">;
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
