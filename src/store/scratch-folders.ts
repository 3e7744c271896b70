import { rmSync } from "node:fs";
import { join } from "node:path";
import { isProcessAlive } from "./is-process-alive.ts";
import { listQuietly } from "./list-quietly.ts";

/** The folder, in `.site/` of `root`, where this process keeps temporary results of a build without memory. */
export function scratchFolderOf(root: string): string {
  return join(root, ".site", `scratch-${process.pid}`);
}

/**
 * Removes the scratch folders of killed builds, as far as possible. To be called when this process no longer uses its
 * own: a folder with its id is then from an earlier process, because ids repeat in containers.
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
