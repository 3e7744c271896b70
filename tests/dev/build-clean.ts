import { join } from "node:path";
import type { OutputFile } from "../../src/model/model.ts";
import { type BuildIo, build } from "../../src/pipeline/build.ts";
import { createDiskIo } from "../../src/pipeline/io/disk-io.ts";
import { builtSite } from "./built-site.ts";
import { textsOf } from "./dev-folder.ts";

/** Builds the folder without remembered results, except for images. */
export async function buildClean(root: string) {
  const disk = (cache: boolean) => createDiskIo({ root, out: join(root, "dist"), cache });
  let published: readonly OutputFile[] = [];
  const io: BuildIo = {
    ...disk(false),
    prepareImages: disk(true).prepareImages,
    publish: async (files) => {
      published = files;
      return { status: "written", changed: 0, removed: 0 };
    },
    progress: () => {},
    measure: (_stage, run) => run(),
  };
  // Values that a site declares for `site dev` only must be the same in both builds.
  const asked = {
    base: "",
    url: undefined,
    drafts: true,
    strict: false,
    workbench: true,
    devValues: true,
    weigh: false,
  };
  const { status, problems } = await build(io, { ...asked, now: new Date() });
  return {
    status,
    problems,
    files: textsOf({ ...builtSite({}), files: new Map(published.map(({ path, bytes }) => [path, bytes])) }),
  };
}
