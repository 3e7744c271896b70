import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../../store/disk.ts";
import { isProcessAlive } from "../../store/lock.ts";

let count = 0;

/** Runs a job with a temporary index for Git, below `.site/`. `root` is the absolute folder of the site. */
export async function withScratchIndex<Result>(
  root: string,
  job: (index: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(root, ".site/publish");
  makeFolder(folder);
  removeLeftovers(folder);
  count += 1;
  const index = join(folder, `index-${process.pid}-${count}`);
  // A killed process may have had the same id, as in containers.
  remove(index);
  try {
    return await job(index);
  } finally {
    remove(index);
  }
}

/** With the lock that Git makes for it. */
function remove(index: string): void {
  for (const path of [index, `${index}.lock`]) rmSync(path, { recursive: true, force: true });
}

/** Removes the temporary indexes of processes that were killed. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = /^index-(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && !isProcessAlive(Number(pid)))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}
