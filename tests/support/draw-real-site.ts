import { join } from "node:path";
import { type BuildIo, type BuildOptions, build, type Drawn } from "../../src/pipeline/build.ts";
import { createDiskIo } from "../../src/system/disk-io.ts";
import { projectRoot } from "./run-site.ts";
import testAccount from "./test-account.json" with { type: "json" };
import { usualOptions } from "./usual-options.ts";

/** Builds the real site in memory, with what earlier builds remember. `edges` replace some of the io. */
export async function drawRealSite(
  asked: Partial<BuildOptions> = {},
  edges: (io: Pick<BuildIo, "readContent" | "loadTemplates">) => Partial<BuildIo> = () => ({}),
): Promise<Drawn> {
  const root = projectRoot.replace(/\/$/, "");
  const disk = createDiskIo({
    root,
    out: join(root, "dist"),
    cache: true,
    signal: new AbortController().signal,
  });
  let drawn: Drawn | undefined;
  const { problems } = await build(
    {
      ...disk,
      readEnvironment: () => testAccount,
      publish: async () => ({ status: "written", changed: 0, removed: 0 }),
      progress: () => {},
      measure: (_stage, run) => run(),
      onDrawn: (pages) => {
        drawn = pages;
      },
      ...edges(disk),
    },
    { ...usualOptions, ...asked },
  );
  disk.close();
  if (drawn === undefined) throw new Error(`The real site does not build: ${JSON.stringify(problems)}`);
  return drawn;
}
