import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isProcessAlive } from "../../system/is-process-alive.ts";

let count = 0;

/** Runs a job with a temporary index for Git, below `.site/`. `root` is the absolute folder of the site. */
export async function withScratchIndex<Result>(
  root: string,
  job: (index: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(root, ".site/publish");
  mkdirSync(folder, { recursive: true });
  removeLeftovers(folder);
  count += 1;
  const index = join(folder, `index-${process.pid}-${count}`);
  try {
    return await job(index);
  } finally {
    rmSync(index, { force: true });
    rmSync(`${index}.lock`, { force: true });
  }
}

/** Removes the temporary indexes of processes that were killed. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = /^index-(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && !isProcessAlive(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}
