import { checkFromDisk } from "../../src/cli/check-from-disk.ts";
import { readBuildOptions } from "../../src/cli/read-build-options.ts";
import type { Problem } from "../../src/problems/problem.ts";

/** What `site check` reports of the site in `root`, to be told in any language. */
export async function checkFolder(root: string): Promise<readonly Problem[]> {
  const options = readBuildOptions({ root, out: "dist", base: "/", cache: true });
  const { problems } = await checkFromDisk(options, { progress: () => {} });
  return problems;
}
