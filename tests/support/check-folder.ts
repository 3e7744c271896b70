import { join } from "node:path";
import { auditSite } from "../../src/check/audit-site.ts";
import { refuseChange } from "../../src/cli/refusals.ts";
import { type BuildIo, build } from "../../src/pipeline/build.ts";
import { inMemoryWithoutPixels } from "../../src/pipeline/io/build-io.ts";
import { createDiskIo } from "../../src/pipeline/io/disk-io.ts";
import { type Problem, sortProblems } from "../../src/words/problem.ts";
import { usualOptions } from "./usual-options.ts";

/**
 * What `site check` reports of the site in `root`, to be told in any language. Its pictures are not painted, which
 * would take longer than all the rest.
 */
export async function checkFolder(root: string, onDrawn?: BuildIo["onDrawn"]): Promise<readonly Problem[]> {
  const disk = createDiskIo({ root, out: join(root, "dist"), cache: true });
  const io: BuildIo = {
    ...disk,
    ...inMemoryWithoutPixels,
    audit: async (site, report) => auditSite(site, disk.memory, report),
    ...(onDrawn && { onDrawn }),
  };
  try {
    const { problems } = await build(io, { ...usualOptions, now: new Date() }).catch(refuseChange);
    disk.flush();
    return sortProblems(problems);
  } finally {
    disk.close();
  }
}
