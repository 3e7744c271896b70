import { isUtf8 } from "node:buffer";
import { hashOf } from "../../model/memory/hash.ts";
import { type FileClash, mergeFile, type Taken } from "../model/merge/merge-file.ts";
import type { Format } from "../model/splice/open-file.ts";
import { askGit, askGitBytes, askGitOrNone, splitList } from "./ask-git.ts";
import { compareTrees, isNone, type Side, toIndexInfo } from "./differences.ts";
import { type Contest, planMerge, type Stages, type TreeChanges } from "./merge-trees.ts";
import type { Repository } from "./repository.ts";
import { withScratchIndex } from "./scratch-index.ts";

/** One version of a file that two people have changed, as it is shown to the author who chooses. */
export type ShownFile =
  | { readonly is: "absent" }
  | { readonly is: "text"; readonly text: string }
  | { readonly is: "data"; readonly sizeBytes: number }
  | { readonly is: "link"; readonly to: string }
  /** A commit of another repository. */
  | { readonly is: "module" }
  /** `files` are the paths below the folder. */
  | { readonly is: "folder"; readonly files: readonly string[] };

/** What both this author and another one have changed: a field, a file as a whole, or the path of a renamed file. */
export type QuestionClash =
  | Extract<FileClash, { readonly kind: "field" }>
  | ({ readonly kind: "file" } & Readonly<Record<Taken, ShownFile>>)
  | ({ readonly kind: "address" } & Readonly<Record<Taken, string>>);

/** Who has changed something, and when the last time (an ISO date with its time zone). */
type Authorship = { readonly names: readonly string[]; readonly at: string };

/** A choice between two versions that only an author can make. */
export type Question = {
  /** Identifies the clash with both versions, so that a choice applies to no other. */
  readonly key: string;
  /** The path from the folder of the site, as it is here. */
  readonly file: string;
  readonly clash: QuestionClash;
  /** Undefined if nobody has changed the file since the common base, as one who has only removed a folder above it. */
  readonly authors: Readonly<Record<Taken, Authorship | undefined>>;
  /** The choice so far. It can be changed until the result is sent. */
  readonly taken: Taken | undefined;
};

/** `questions` are all that were asked. Those of an open result have at least one without a choice. */
export type MergedTree =
  | { readonly status: "merged"; readonly tree: string; readonly questions: readonly Question[] }
  | { readonly status: "open"; readonly questions: readonly Question[] };

export type Choices = ReadonlyMap<string, Taken>;

/** `bases` are the last common commits: one, unless the histories cross. */
export type Commits = Readonly<Record<Taken, string>> & { readonly bases: readonly string[] };

/** A question before it is known who has changed the file. */
type Asked = Pick<Question, "key" | "clash" | "taken"> & { readonly paths: readonly string[] };

/**
 * Merges the changes of the author and of others since their common base into a tree. Does not touch the work tree or
 * the index.
 */
export async function mergeUpstream(
  root: string,
  repository: Pick<Repository, "git" | "prefix">,
  commits: Commits,
  choices: Choices,
): Promise<MergedTree> {
  const { git } = repository;
  const asked: Asked[] = [];
  const ask = (clash: QuestionClash, paths: readonly string[], ...versions: readonly string[]) => {
    const key = hashOf(...paths.slice(0, 1), JSON.stringify(clash), ...versions);
    const taken = choices.get(key);
    asked.push({ key, clash, taken, paths });
    return taken;
  };
  const tree = await mergeTrees(root, git, commits, ask);
  const questions = await Promise.all(asked.map((each) => attribute(repository, commits, each)));
  return questions.some(({ taken }) => taken === undefined)
    ? { status: "open", questions }
    : { status: "merged", tree, questions };
}

/** Returns the merged tree. It has no file where `ask` leaves a question open. */
async function mergeTrees(
  root: string,
  git: Repository["git"],
  { bases, ...commits }: Commits,
  ask: Ask,
): Promise<string> {
  const base = await findBase(root, git, bases);
  const [mine, theirs] = await Promise.all([
    listChanges(git, base, commits.mine),
    listChanges(git, base, commits.theirs),
  ]);
  const plan = planMerge({ mine, theirs }, ({ from, mine, theirs }) =>
    ask({ kind: "address", mine, theirs }, [from, mine, theirs]),
  );
  const result = new Map(plan.settled);
  for (const contest of plan.contests)
    for (const [path, side] of await settle(git, contest, ask)) result.set(path, side);
  return withScratchIndex(root, async (index) => {
    await askGit(git, ["read-tree", commits.mine], { index });
    const none = { mode: "0", id: "0".repeat(commits.mine.length) };
    const changes = [...result].map(([path, side = none]) => ({ path, before: none, after: side }));
    if (changes.length > 0)
      await askGit(git, ["update-index", "-z", "--index-info"], {
        index,
        input: toIndexInfo(changes, "after"),
      });
    return askGit(git, ["write-tree"], { index });
  });
}

/**
 * The common base as a commit or a tree. Histories that have crossed have several last common commits, which are merged
 * first, as Git does. What these contradict one another in is in no base.
 */
async function findBase(
  root: string,
  git: Repository["git"],
  [first = "", ...others]: readonly string[],
): Promise<string> {
  let base = first;
  for (const other of others) {
    const bases = await listBases(git, first, other);
    if (bases.length > 0)
      base = await mergeTrees(root, git, { bases, mine: base, theirs: other }, () => undefined);
  }
  return base;
}

/** The last common commits of two: more than one if their histories have crossed, none if they have nothing in common. */
export async function listBases(
  git: Repository["git"],
  one: string,
  other: string,
): Promise<readonly string[]> {
  return (await askGitOrNone(git, ["merge-base", "--all", one, other]))?.split("\n") ?? [];
}

async function listChanges(git: Repository["git"], base: string, commit: string): Promise<TreeChanges> {
  const { differences, renames } = await compareTrees(git, base, commit);
  const orNone = (side: Side) => (isNone(side) ? undefined : side);
  const changed = new Map(
    differences.map(({ path, before, after }) => [path, { before: orNone(before), after: orNone(after) }]),
  );
  return { changed, renames };
}

type Ask = (
  clash: QuestionClash,
  paths: readonly string[],
  ...versions: readonly string[]
) => Taken | undefined;

/** The entries that a contest gives to the result. None while a question is open. */
async function settle(
  git: Repository["git"],
  contest: Contest,
  ask: Ask,
): Promise<readonly (readonly [string, Side | undefined])[]> {
  switch (contest.kind) {
    case "address":
      return [];
    case "place": {
      const { path, mine, theirs } = contest;
      const [shownMine, shownTheirs] = await Promise.all([
        showPlace(git, path, mine),
        showPlace(git, path, theirs),
      ]);
      const taken = ask(
        { kind: "file", mine: shownMine, theirs: shownTheirs },
        [path],
        JSON.stringify([[...mine], [...theirs]]),
      );
      const all = [...new Set([...mine.keys(), ...theirs.keys()])];
      return taken === undefined ? [] : all.map((each) => [each, contest[taken].get(each)]);
    }
    case "file": {
      const { path, from, stages } = contest;
      return [[path, await mergeStages(git, path, from, stages, ask)]];
    }
  }
}

/** Merges the versions of one file. Undefined if it is removed, or a question is open. */
async function mergeStages(
  git: Repository["git"],
  path: string,
  from: string,
  stages: Stages,
  ask: Ask,
): Promise<Side | undefined> {
  const { base, mine, theirs } = stages;
  const all = [base, mine, theirs].filter((side) => side !== undefined);
  if (mine !== undefined && theirs !== undefined && all.every(isPlain)) {
    const mode = mine.mode === theirs.mode || theirs.mode === base?.mode ? mine.mode : theirs.mode;
    if (mine.id === theirs.id || theirs.id === base?.id) return { mode, id: mine.id };
    if (mine.id === base?.id) return { mode, id: theirs.id };
  }
  const read = async (side: Side | undefined) =>
    side && side.mode !== module ? askGitBytes(git, ["cat-file", "blob", side.id]) : undefined;
  const bytes = { base: await read(base), mine: await read(mine), theirs: await read(theirs) };
  const shown = { mine: showFile(mine, bytes.mine), theirs: showFile(theirs, bytes.theirs) };
  // Links and modules are taken as a whole.
  const versions = all.every(isPlain) ? bytes : { base: undefined, mine: undefined, theirs: undefined };
  const ids = [mine, theirs].map((side) => (side === undefined ? "" : `${side.mode} ${side.id}`));
  let whole: Taken | undefined;
  const merged = mergeFile(versions, formatOf(path), (clash) => {
    if (clash.kind === "field") return ask(clash, [from, path], ...ids);
    whole = ask({ kind: "file", ...shown }, [from, path], ...ids);
    return whole;
  });
  if (whole !== undefined) return stages[whole];
  if (merged.status === "open" || merged.bytes === undefined) return undefined;
  const id = await askGit(git, ["hash-object", "-w", "--stdin"], { input: merged.bytes });
  const mode = mine?.mode === base?.mode ? theirs?.mode : mine?.mode;
  return { mode: mode ?? "100644", id };
}

function isPlain({ mode }: Side): boolean {
  return mode.startsWith("100");
}

/** The mode of a commit of another repository. */
const module = "160000";

/** `bytes` are those of the file, or the target of the link. */
function showFile(side: Side | undefined, bytes: Buffer | undefined): ShownFile {
  if (side === undefined) return { is: "absent" };
  if (bytes === undefined) return { is: "module" };
  if (side.mode === "120000") return { is: "link", to: bytes.toString() };
  return isUtf8(bytes) && !bytes.includes(0)
    ? { is: "text", text: bytes.toString() }
    : { is: "data", sizeBytes: bytes.length };
}

async function showPlace(
  git: Repository["git"],
  path: string,
  files: ReadonlyMap<string, Side>,
): Promise<ShownFile> {
  const file = files.get(path);
  if (file === undefined && files.size > 0)
    return { is: "folder", files: [...files.keys()].map((each) => each.slice(path.length + 1)) };
  const isModule = file === undefined || file.mode === module;
  return showFile(file, isModule ? undefined : await askGitBytes(git, ["cat-file", "blob", file.id]));
}

/** Adds who has changed the file of a question, and when. */
async function attribute(
  { git, prefix }: Pick<Repository, "git" | "prefix">,
  { mine, theirs }: Commits,
  { key, clash, taken, paths }: Asked,
): Promise<Question> {
  const [path = ""] = paths;
  const [byMe, byThem] = await Promise.all([
    readAuthors(git, mine, theirs, paths),
    readAuthors(git, theirs, mine, paths),
  ]);
  const file = path.slice(prefix.length);
  return { key, file, clash, authors: { mine: byMe, theirs: byThem }, taken };
}

async function readAuthors(
  git: Repository["git"],
  commit: string,
  other: string,
  paths: readonly string[],
): Promise<Authorship | undefined> {
  const specs = [...new Set(paths)].map((path) => `:(top,literal)${path}`);
  const format = "--format=%aN%x00%aI%x00";
  const printed = await askGit(git, ["log", "-z", format, commit, `^${other}`, "--", ...specs]);
  const parts = splitList(printed);
  const names = parts.filter((_, at) => at % 2 === 0);
  const at = parts[1];
  return at === undefined ? undefined : { names: [...new Set(names)], at };
}

/** Undefined for a file without fields. */
function formatOf(path: string): Format | undefined {
  if (/(?:^|\/)content\/.*\.md$/.test(path)) return "markdown";
  return /(?:^|\/)content\/.*\.ya?ml$/.test(path) ? "yaml" : undefined;
}
