import { join } from "node:path";
import { type CheckedOut, checkOutCommit } from "../../changes/git/check-out-commit.ts";
import { auditSite } from "../../check/audit-site.ts";
import { explainCrash } from "../../dev/site/dev-site.ts";
import type { OutputFile } from "../../model/model.ts";
import { type BuildIo, type BuildOptions, build } from "../../pipeline/build.ts";
import { inMemoryWithoutPixels } from "../../pipeline/io/build-io.ts";
import { createDiskIo } from "../../pipeline/io/disk-io.ts";
import { openToSignals } from "../../store/interrupts.ts";
import { menderOf } from "../../words/catalogue.ts";
import { type Problem, sortProblems } from "../../words/problem.ts";
import type { Repository } from "./repository.ts";
import { type ContentNotes, noteContent } from "./unseen.ts";

/** The site that visitors would get from a tree of the repository. */
export type Version = {
  /** Undefined if the site has errors. */
  readonly files: readonly OutputFile[] | undefined;
  readonly errors: readonly Problem[];
  /** Warnings of the build itself, which stop a host that builds strictly. */
  readonly risks: readonly Problem[];
  /** The number of other findings of the check. */
  readonly remarks: number;
  /** The origin of the published site. */
  readonly origin: string | undefined;
  /** Undefined if the site has errors. */
  readonly notes: ContentNotes | undefined;
  /** Removes the temporary folder. `files` cannot be read afterwards. */
  close(): void;
};

export type VersionOptions = Pick<BuildOptions, "base" | "url" | "strict"> & {
  /** Absolute folder of the site, whose `.site/` keeps results. */
  readonly root: string;
};

/**
 * Checks out a tree into a temporary folder and builds it in memory with all checks. Ignores changes of the work tree
 * that are not in the tree.
 */
export async function buildVersion(
  tree: string,
  { top, prefix }: Pick<Repository, "top" | "prefix">,
  options: VersionOptions,
): Promise<Version> {
  const checkedOut = checkOutCommit({ id: tree, top, prefix }, options.root);
  try {
    return await buildCheckedOut(checkedOut, options);
  } catch (error) {
    checkedOut.remove();
    throw error;
  }
}

async function buildCheckedOut(
  checkedOut: CheckedOut,
  { root, base, url, strict }: VersionOptions,
): Promise<Version> {
  const disk = createDiskIo({
    root: checkedOut.root,
    out: join(checkedOut.root, "dist"),
    cache: true,
    memoryRoot: root,
  });
  let files: readonly OutputFile[] | undefined;
  let origin: string | undefined;
  let notes: ContentNotes | undefined;
  const audited = new Set<Problem>();
  const io: BuildIo = {
    ...disk,
    ...inMemoryWithoutPixels,
    audit: async (site, report) =>
      auditSite(site, disk.memory, (problem) => {
        audited.add(problem);
        report(problem);
      }),
    onDrawn: (drawn) => {
      files = drawn.files;
      origin = drawn.settings.url;
      notes = noteContent(drawn);
    },
  };
  // `strict` is applied below, because remarks of the check must never stop a publication.
  const options = {
    base,
    url,
    strict: false,
    drafts: false,
    weigh: false,
    workbench: false,
    now: new Date(),
  };
  const problems = await openToSignals(() => build(io, options)).then(
    (outcome) => outcome.problems,
    (error) => [explainCrash(error)],
  );
  disk.flush();
  const all = sortProblems(problems);
  const isRemark = (problem: Problem) => problem.severity === "warning" && audited.has(problem);
  const risks = all.filter((problem) => problem.severity === "warning" && !isRemark(problem));
  // What no editor can remove never stops one.
  const stopping = strict ? risks.filter((problem) => menderOf(problem) === "editor") : [];
  return {
    files,
    errors: all.filter(({ severity }) => severity === "error").concat(stopping),
    risks: risks.filter((problem) => !stopping.includes(problem)),
    remarks: all.filter(isRemark).length,
    origin,
    notes,
    close: () => {
      disk.close();
      checkedOut.remove();
    },
  };
}
