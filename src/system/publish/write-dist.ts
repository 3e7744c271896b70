import { dirname, isAbsolute, join } from "node:path";
import { say } from "../../catalogue/message.ts";
import type { OutputFile } from "../../model/model.ts";
import { hasDotsOrGaps } from "../../pipeline/publish/has-dots-or-gaps.ts";
import type { Problem } from "../../problems/problem.ts";
import { blame, FileFailure, isFailure } from "../blame.ts";
import { type FileSystem, nodeFileSystem } from "../file-system.ts";
import type { SeenFolder } from "../read/look-ahead.ts";
import { toProjectPath } from "../to-project-path.ts";
import { createBreathe, Interrupted } from "./breathe.ts";
import { distManifestName, parseDistManifest } from "./dist-manifest.ts";
import { explainFailure } from "./explain-failure.ts";
import { explainForeignFolder } from "./explain-foreign-folder.ts";
import { explainOtherSite } from "./explain-other-site.ts";
import { type HeldLock, type ProcessName, takeLock } from "./lock.ts";
import { publishFiles } from "./publish-files.ts";
import { lockName } from "./temporary-names.ts";
import { createUndoLog, type UndoLog } from "./undo-log.ts";

export { checkOutputFolder } from "./check-output-folder.ts";

export type WriteResult =
  | { readonly status: "written"; readonly changed: number; readonly removed: number }
  | { readonly status: "failed"; readonly problem: Problem };

type WriteOptions = {
  readonly fileSystem?: FileSystem;
  /** Aborted, it stops the publication, unless published files have begun to change: that takes a moment only. */
  readonly signal?: AbortSignal;
  /** Problems name files from this folder (absolute). Where it is not given, from the one that `out` is in. */
  readonly root?: string;
  /** The origin of the site: another site’s folder is refused. */
  readonly site?: string;
  /** How long to wait for another build that is publishing. */
  readonly lockWaitMs?: number;
  /** What the folder held a moment ago. */
  readonly seen?: SeenFolder | undefined;
};

/**
 * Makes the folder `out` (absolute) hold exactly `files` and the manifest; they go out in the order in which they are
 * given. A file that is the same already is left alone. Where it fails, every published file is whole, and as a rule
 * the old one.
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

/** For once everything is published, which nothing that goes wrong here takes back. */
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

/** The stages let no such path through; this is the last door before files outside the folder. */
function refuseEscapes(files: readonly OutputFile[]): void {
  const escaping = files.find(({ path }) => isAbsolute(path) || hasDotsOrGaps(path));
  if (escaping !== undefined) throw new Error(`“${escaping.path}” is no path inside the published folder.`);
}

function makeFolders(path: string, fileSystem: FileSystem, undo: UndoLog): void {
  // A link counts as there; where it leads nowhere, following it says so.
  if (blame("", () => fileSystem.kindOf(path)) !== undefined) return;
  makeFolders(dirname(path), fileSystem, undo);
  try {
    blame("", () => fileSystem.makeFolder(path));
  } catch (error) {
    // Another build has just made it.
    if (isFailure(error, "EEXIST")) return;
    throw error;
  }
  undo.add(() => fileSystem.removeFolder(path));
}

/** What is refused for a reason of our own, not of the disk’s. */
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

/** What was compared with the published files may be out of date then. */
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

/** Asked again under the lock: much may have happened since the build began. */
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
