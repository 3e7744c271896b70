import { type FileClash, mergeFile } from "../../edit/merge/merge-file.ts";
import type { Taken } from "../../edit/merge/merge-values.ts";
import type { Format } from "../../edit/splice/open-file.ts";
import { hashOf } from "../../model/memory/hash.ts";
import { askGit, askGitBytes, splitList } from "./ask-git.ts";
import type { Repository } from "./repository.ts";
import { withScratchIndex } from "./scratch-index.ts";

/** A field or a file that both this author and another one have changed. */
export type OpenClash = {
  /** Identifies the clash with both versions, so that a choice applies to no other. */
  readonly key: string;
  /** The path from the folder of the site. */
  readonly file: string;
  readonly clash: FileClash;
};

export type MergedTree =
  | { readonly status: "merged"; readonly tree: string }
  | { readonly status: "open"; readonly clashes: readonly OpenClash[] };

export type Choices = ReadonlyMap<string, Taken>;

/**
 * Merges the changes of the author and of others since `base` into a tree. Does not touch the work tree or the index.
 */
export function mergeUpstream(
  root: string,
  { git, prefix }: Pick<Repository, "git" | "prefix">,
  commits: Readonly<Record<"base" | "mine" | "theirs", string>>,
  choices: Choices,
): Promise<MergedTree> {
  return withScratchIndex(root, async (index) => {
    const { base, mine, theirs } = commits;
    await askGit(git, ["read-tree", "-i", "-m", "--aggressive", base, mine, theirs], { index });
    const unmerged = readStages(await askGit(git, ["ls-files", "--unmerged", "-z"], { index }));
    const clashes: OpenClash[] = [];
    const lines: string[] = [];
    for (const [path, stages] of unmerged) {
      const merged = await mergePath(git, path, stages, (file, clash) => {
        const key = hashOf(file, JSON.stringify(clash), ...describe(stages));
        const taken = choices.get(key);
        if (taken === undefined) clashes.push({ key, file: path.slice(prefix.length), clash });
        return taken;
      });
      lines.push(`0 ${"0".repeat(base.length)}\t${path}`);
      if (merged !== undefined) lines.push(`${merged.mode} ${merged.id}\t${path}`);
    }
    if (clashes.length > 0) return { status: "open", clashes };
    const input = lines.map((line) => `${line}\0`).join("");
    if (input !== "") await askGit(git, ["update-index", "-z", "--index-info"], { index, input });
    return { status: "merged", tree: await askGit(git, ["write-tree"], { index }) };
  });
}

type Stage = { readonly mode: string; readonly id: string };
type Stages = Readonly<Partial<Record<"base" | "mine" | "theirs", Stage>>>;

function readStages(listed: string): ReadonlyMap<string, Stages> {
  const stages = new Map<string, Stages>();
  for (const line of splitList(listed)) {
    const tab = line.indexOf("\t");
    const [mode = "", id = "", number] = line.slice(0, tab).split(" ");
    const name = number === "1" ? "base" : number === "2" ? "mine" : "theirs";
    const path = line.slice(tab + 1);
    stages.set(path, { ...stages.get(path), [name]: { mode, id } });
  }
  return stages;
}

/** The object ids of both versions of a file. A choice applies only to these versions. */
function describe({ mine, theirs }: Stages): readonly string[] {
  return [mine?.id ?? "", theirs?.id ?? ""];
}

/** Merges one file. Undefined if it is removed, or a clash is open. */
async function mergePath(
  git: Repository["git"],
  path: string,
  stages: Stages,
  choose: (file: string, clash: FileClash) => Taken | undefined,
): Promise<Stage | undefined> {
  const { base, mine, theirs } = stages;
  const isPlain = [base, mine, theirs].every((stage) => stage === undefined || stage.mode.startsWith("100"));
  const read = async (stage: Stage | undefined) =>
    stage && isPlain ? askGitBytes(git, ["cat-file", "blob", stage.id]) : undefined;
  const versions = { base: await read(base), mine: await read(mine), theirs: await read(theirs) };
  let whole: Taken | undefined;
  const merged = mergeFile(versions, formatOf(path), (clash) => {
    const taken = choose(path, clash);
    if (clash.kind === "file") whole = taken;
    return taken;
  });
  if (whole !== undefined) return stages[whole];
  if (merged.status === "open" || merged.bytes === undefined) return undefined;
  const id = await askGit(git, ["hash-object", "-w", "--stdin"], { input: merged.bytes });
  return { mode: (base?.mode === mine?.mode ? theirs?.mode : mine?.mode) ?? "100644", id };
}

/** Undefined for a file without fields. */
function formatOf(path: string): Format | undefined {
  if (/(?:^|\/)content\/.*\.md$/.test(path)) return "markdown";
  return /(?:^|\/)content\/.*\.ya?ml$/.test(path) ? "yaml" : undefined;
}
