import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

let count = 0;

/** An index for Git beside the one of the repository, below `.site/`. `root` is the folder of the site. */
export async function withScratchIndex<Result>(
  root: string,
  job: (index: string) => Promise<Result>,
): Promise<Result> {
  count += 1;
  const index = join(root, `.site/publish/index-${process.pid}-${count}`);
  mkdirSync(dirname(index), { recursive: true });
  try {
    return await job(index);
  } finally {
    rmSync(index, { force: true });
    rmSync(`${index}.lock`, { force: true });
  }
}
