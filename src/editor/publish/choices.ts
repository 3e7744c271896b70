import { hashOf } from "../../model/memory/hash.ts";
import { isSource } from "../../model/sources.ts";
import { askGit } from "./ask-git.ts";
import { compareTrees, type Difference, isNone, toIndexInfo } from "./differences.ts";
import { publishedFolders, type Repository } from "./repository.ts";
import { withScratchIndex } from "./scratch-index.ts";

/** A changed file, under both its names if it has moved: an author sends all of it, or keeps all of it here. */
export type FileChoice = {
  /** Names it in a request, where no path may stand. */
  readonly key: string;
  /** Its path from the root of the site, such as `content/pages/home.yaml`: the later one if it has moved. */
  readonly file: string;
  /** Its former path, if it has moved. */
  readonly from?: string;
  readonly state: "added" | "changed" | "removed";
  readonly kind: "source" | "image" | "static";
  /** Undefined for a removed file. */
  readonly sizeBytes?: number;
};

/** Lists what has changed from one tree to another, as choices of the author. */
export async function listChoices(
  repository: Pick<Repository, "git" | "prefix">,
  [from, to]: readonly [string, string],
): Promise<readonly FileChoice[]> {
  const { git, prefix } = repository;
  const { differences, renames } = await compareTrees(git, from, to);
  const former = new Map([...renames].map(([old, later]) => [later, old]));
  const listed = differences.filter(({ path }) => !renames.has(path) && isPublished(path, prefix));
  const sizes = await readSizes(git, listed);
  return listed.map(({ path, before, after }, at) => {
    const old = former.get(path);
    const file = path.slice(prefix.length);
    const kind = file.startsWith("static/") ? "static" : isSource(file) ? "source" : "image";
    const state =
      old === undefined && isNone(before) ? "added" : isNone(after) ? "removed" : ("changed" as const);
    return {
      key: hashOf("choice", path, old ?? "").slice(0, 20),
      file,
      ...(old !== undefined && { from: old.slice(prefix.length) }),
      state,
      kind,
      ...(!isNone(after) && { sizeBytes: sizes[at] ?? 0 }),
    };
  });
}

function isPublished(path: string, prefix: string): boolean {
  return publishedFolders.some((folder) => path.startsWith(`${prefix}${folder}/`));
}

async function readSizes(git: Repository["git"], listed: readonly Difference[]): Promise<readonly number[]> {
  if (listed.length === 0) return [];
  const input = listed.map(({ after }) => `${after.id}\n`).join("");
  const printed = await askGit(git, ["cat-file", "--batch-check=%(objectsize)"], { input });
  // Git prints “missing” after the id of a file that has no version.
  return printed.split("\n").map((size) => Number.parseInt(/^\d+$/.exec(size)?.[0] ?? "0", 10));
}

/**
 * Makes the tree that leaves if an author keeps some changes here: `to`, in which the files of the choices are as in
 * `from`. Only writes an index of its own.
 */
export async function leaveOut(
  root: string,
  { git, prefix }: Pick<Repository, "git" | "prefix">,
  [from, to]: readonly [string, string],
  left: readonly FileChoice[],
): Promise<string> {
  if (left.length === 0) return to;
  const paths = new Set(left.flatMap(({ file, from: old = file }) => [prefix + file, prefix + old]));
  const { differences } = await compareTrees(git, from, to, ["--no-renames"]);
  // A file may have taken the place of a folder.
  const isInWay = (path: string) =>
    [...paths].some((one) => one === path || one.startsWith(`${path}/`) || path.startsWith(`${one}/`));
  const input = toIndexInfo(
    differences.filter(({ path }) => isInWay(path)),
    "before",
  );
  return withScratchIndex(root, async (index) => {
    await askGit(git, ["read-tree", to], { index });
    await askGit(git, ["update-index", "-z", "--index-info"], { index, input });
    return askGit(git, ["write-tree"], { index });
  });
}

/** The tree of the published version, as far as this folder knows it. */
export function readPublished({
  git,
  base,
  head,
}: Pick<Repository, "git" | "base" | "head">): Promise<string> {
  return askGit(git, ["rev-parse", `${base ?? head}^{tree}`]);
}
