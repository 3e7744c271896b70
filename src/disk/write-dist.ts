import { basename, dirname, join } from "node:path";
import type { OutputFile } from "../model.ts";
import type { Problem } from "../problem.ts";
import { blame, FileFailure } from "./blame.ts";
import { createBreathe, Interrupted } from "./breathe.ts";
import { distManifestName } from "./dist-manifest.ts";
import { explainFailure, type PublicationState } from "./explain-failure.ts";
import { explainForeignFolder } from "./explain-foreign-folder.ts";
import { type FileSystem, nodeFileSystem } from "./file-system.ts";
import { takeLock } from "./lock.ts";
import { publishFiles } from "./publish-files.ts";
import { lockName } from "./temporary-names.ts";
import { toProjectPath } from "./to-project-path.ts";
import { createUndoLog, type UndoLog } from "./undo-log.ts";

export { checkOutputFolder } from "./check-output-folder.ts";

export type WriteResult =
  | { readonly status: "written"; readonly changed: number; readonly removed: number }
  | { readonly status: "failed"; readonly problem: Problem };

type WriteOptions = {
  readonly fileSystem?: FileSystem;
  /** Aborted, it stops the publication unless the published files have begun to change, which takes a moment only. */
  readonly signal?: AbortSignal;
  /** Problems name files from this folder, absolute. The one that `out` is in where it is not given. */
  readonly root?: string;
  /** How long to wait for another build that is publishing. */
  readonly lockWaitMs?: number;
};

/**
 * Makes the folder `out` (absolute) hold exactly `files`, in the order in which they are given. A file that is the
 * same already is left alone. Where it fails, every published file is whole, and as a rule the old one.
 */
export async function writeDist(
  files: readonly OutputFile[],
  out: string,
  options: WriteOptions = {},
): Promise<WriteResult> {
  const { fileSystem = nodeFileSystem, signal, root = dirname(out), lockWaitMs = 30_000 } = options;
  refuseEscapes(files);
  const undoFolders = createUndoLog();
  const undo = createUndoLog();
  let state: PublicationState = "untouched";
  let release: (() => void) | undefined;
  try {
    makeOutput(out, fileSystem, undoFolders);
    const folder = blame("", () => fileSystem.realPath(out));
    const lock = await takeLock(join(folder, lockName), { fileSystem, signal, waitMs: lockWaitMs });
    if (lock.status === "interrupted") throw new Interrupted();
    if (lock.status === "busy") return { status: "failed", problem: explainBusy(lock.holder, toProjectPath(out, root)) };
    release = lock.release;

    const foreign = findForeign(folder, fileSystem, toProjectPath(out, root));
    if (foreign !== undefined) throw new Refused(foreign);
    const begin = () => {
      state = "begun";
    };
    const breathe = createBreathe(signal);
    const { changed, removed } = await publishFiles(files, { folder, fileSystem, undo, breathe, begin });
    release();
    return { status: "written", changed, removed };
  } catch (error) {
  }
}
