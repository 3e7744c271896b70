import { rmSync } from "node:fs";
import { join } from "node:path";
import { isProcessAlive } from "../is-process-alive.ts";
import { listQuietly } from "./list-quietly.ts";

/** Where this process keeps what a build that remembers nothing needs until its end: a folder in the `.site/` of `root`. */
export function scratchFolderOf(root: string): string {
  return join(root, ".site", `scratch-${process.pid}`);
}

/**
 * For when this process is through with its own: removes what killed builds left, as far as the disk lets us. A folder with our id
 * is then from an earlier process: in containers ids repeat.
 */
export function removeDeadScratch(root: string): void {
  for (const name of listQuietly(join(root, ".site"))) {
    const pid = Number(/^scratch-([1-9]\d{0,9})$/.exec(name)?.[1]);
    if (Number.isNaN(pid) || (pid !== process.pid && isProcessAlive(pid))) continue;
    try {
      rmSync(join(root, ".site", name), { recursive: true, force: true });
    } catch {}
  }
}
