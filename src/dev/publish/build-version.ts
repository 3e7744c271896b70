import { join } from "node:path";
import type { OutputFile } from "../../model/model.ts";
import { type BuildIo, type BuildOptions, build } from "../../pipeline/build.ts";
import { auditSite } from "../../pipeline/check/audit-site.ts";
import { type Problem, sortProblems } from "../../problems/problem.ts";
import { createDiskIo } from "../../system/disk-io.ts";
import { checkOutCommit } from "../../system/git/check-out-commit.ts";
import { explainCrash } from "../site/explain-crash.ts";
import type { Repository } from "./repository.ts";

/** The site as visitors would get it from a tree of the repository. */
export type Version = {
  /** Undefined where it has errors. */
  readonly files: readonly OutputFile[] | undefined;
  readonly errors: readonly Problem[];
  readonly warnings: number;
  /** The origin of the published site. */
  readonly origin: string | undefined;
  /** Its files are read from `.site/` until it is closed. */
  close(): void;
};

export type VersionOptions = Pick<BuildOptions, "base" | "url" | "strict"> & {
  /** Absolute folder of the site, whose `.site/` keeps results. */
  readonly root: string;
};

/**
 * Checks a tree out into a temporary folder and builds it in memory with all checks: what is changed in other folders here, and
 * not recorded, is no part of it.
 */
export async function buildVersion(
  tree: string,
  { top, prefix }: Pick<Repository, "top" | "prefix">,
  { root, base, url, strict }: VersionOptions,
): Promise<Version> {
  const checkedOut = checkOutCommit({ id: tree, top, prefix }, root);
  const disk = createDiskIo({
    root: checkedOut.root,
    out: join(checkedOut.root, "dist"),
    cache: true,
    memoryRoot: root,
    signal: new AbortController().signal,
  });
  let files: readonly OutputFile[] | undefined;
  let origin: string | undefined;
  const io: BuildIo = {
    ...disk,
    // Nobody looks at them: their names say what they show.
    drawPictures: async (pictures) =>
      pictures.map(({ path, digest }) => ({ path, bytes: Buffer.from(digest) })),
    compress: undefined,
    audit: async (site, report) =>
      auditSite(site, { staticFiles: disk.readStatic(), memory: disk.memory }, report),
    publish: async () => ({ status: "written", changed: 0, removed: 0 }),
    onDrawn: (drawn) => {
      files = drawn.files;
      origin = drawn.settings.url;
    },
    progress: () => {},
    measure: (_stage, run) => run(),
  };
  const options = { base, url, strict, drafts: false, weigh: false, workbench: false, now: new Date() };
  const problems = await build(io, options).then(
    (outcome) => outcome.problems,
    (error) => [explainCrash(error)],
  );
  disk.flush();
  const stops = ({ severity }: Problem) => strict || severity === "error";
  return {
    files,
    errors: sortProblems(problems.filter(stops)),
    warnings: problems.filter((problem) => !stops(problem)).length,
    origin,
    close: () => {
      disk.close();
      checkedOut.remove();
    },
  };
}
