import { appFiles } from "../../model/assets.ts";
import type { OutputFile } from "../../model/model.ts";
import { type BuildIo, build } from "../../pipeline/build.ts";
import { createDiskIo } from "../../system/disk-io.ts";
import { type FormerContent, layFormerContent } from "../../system/git/former-content.ts";
import { inMemoryWithoutPixels } from "../../system/in-memory.ts";
import type { Speech } from "../../words/speech.ts";
import { keepHeapSmall } from "../keep-heap-small.ts";
import { printProblems } from "../print-problems.ts";
import type { ReadBuildOptions } from "../read-build-options.ts";
import { refuseChange } from "../refuse-change.ts";

/** The files that `site build` would publish. Their bytes are read from `.site/` until `close`. */
export type BuiltFiles = { readonly files: readonly OutputFile[]; close(): void };

const fixedNames = new Set<string>(Object.values(appFiles));

type Building = ReadBuildOptions & {
  /** The folder whose `.site/` keeps results. It differs from `root` when an old version is built. */
  readonly memoryRoot: string;
  /** Earlier versions of files of `content/`, which are read instead of the present ones. */
  readonly former?: FormerContent | undefined;
  readonly now: Date;
};

/** Builds in memory. Prints the problems and returns undefined when the site has errors. */
export async function buildFiles(
  { memoryRoot, former = new Map(), now, ...options }: Building,
  speech: Speech,
): Promise<BuiltFiles | undefined> {
  const disk = createDiskIo({ ...options, memoryRoot });
  let files: readonly OutputFile[] | undefined;
  const io: BuildIo = {
    ...disk,
    ...inMemoryWithoutPixels,
    drawPictures: async (pictures, report, refusal) => {
      // The names of other pictures contain their digests, so that their bytes need not be compared.
      const named = pictures.filter(({ path }) => fixedNames.has(path));
      const others = pictures.filter(({ path }) => !fixedNames.has(path));
      return [
        ...(await disk.drawPictures(named, report, refusal)),
        ...(await inMemoryWithoutPixels.drawPictures(others, report, refusal)),
      ];
    },
    readContent: keepHeapSmall((report) => layFormerContent(disk.readContent(report), former)),
    onDrawn: (drawn) => {
      files = drawn.files;
    },
  };
  const asked = { ...options, strict: false, weigh: false, workbench: false, now };
  const { problems } = await build(io, asked).catch(refuseChange);
  disk.flush();
  if (files !== undefined) return { files, close: disk.close };
  printProblems(problems, disk.readText, process.stderr, speech);
  disk.close();
  return undefined;
}
