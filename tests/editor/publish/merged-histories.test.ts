import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createRandom } from "../../../scripts/create-random.mjs";
import { createGit } from "../../../src/changes/git/git.ts";
import type { Taken } from "../../../src/editor/model/merge/merge-values.ts";
import { compareTrees } from "../../../src/editor/publish/differences.ts";
import type { Question } from "../../../src/editor/publish/merge-upstream.ts";
import type { PublishStep } from "../../../src/editor/publish/publish.ts";
import type { Problem } from "../../../src/words/problem.ts";
import { rounds } from "../../attacks/builds/random.ts";
import { isWhole } from "../../support/is-whole.ts";
import { scratchFolder } from "../../support/scratch-folder.ts";
import {
  baseTree,
  changeTree,
  type History,
  importHistory,
  type ModelTree,
  putTree,
  readCommit,
  readFolder,
} from "./histories.ts";
import { lastSteps, steps } from "./kills.ts";
import { findFaults, type Published } from "./law.ts";
import { git, Killed, killAfter, openClone } from "./repositories.ts";

const ownFolders = ["content/", "static/"];
const allFolders = [...ownFolders, "templates/"];

/** `SEED`, or one of this moment in a whole run. In `npm test` it is always the same. */
const seed = Number(process.env.SEED ?? (isWhole ? Date.now() % 1_000_000 : 7));
/** `PAIR` repeats one pair. */
const first = Number(process.env.PAIR ?? 0);
const pairs = process.env.PAIR !== undefined ? 1 : isWhole ? rounds(2000) : 2;

/** A shared repository with the first commit, and a clone of it. */
function makeStart(base: ModelTree) {
  const folder = mkdtempSync(join(tmpdir(), "charpente-histories-"));
  const remote = join(folder, "remote.git");
  git(folder, "init", "--quiet", "--bare", "--initial-branch=main", "--template=", remote);
  git(remote, "config", "receive.autogc", "false");
  importHistory(remote, [base], "Ada", undefined);
  git(folder, "clone", "--quiet", "--template=", remote, "ada");
  const ada = join(folder, "ada");
  for (const [name, value] of [
    ["user.name", "Ada"],
    ["user.email", "ada@firm.example"],
    ["maintenance.auto", "false"],
  ])
    git(ada, "config", name ?? "", value ?? "");
  writeFileSync(join(ada, ".git/info-exclude"), "");
  return { folder, commit: git(remote, "rev-parse", "main") };
}

/** Some commits after a tree. */
function makeHistory(tree: ModelTree, random: () => number, folders: readonly string[]): History {
  const history: ModelTree[] = [];
  let last = tree;
  for (let commits = 1 + Math.floor(random() * 2.5); commits > 0; commits -= 1) {
    for (let changes = 1 + Math.floor(random() * 3); changes > 0; changes -= 1)
      last = changeTree(last, random, folders);
    history.push(last);
  }
  return history;
}

type Start = ReturnType<typeof makeStart>;
type Counts = Record<"asked" | "kills" | "merged" | "nothing" | "asGit" | "rechosen" | "questions", number>;

/** Publishes one random pair of histories, and checks the result by the law. */
async function tryPair(start: Start, base: ModelTree, random: () => number, counts: Counts): Promise<void> {
  const folder = scratchFolder();
  cpSync(start.folder, folder, { recursive: true, verbatimSymlinks: true });
  const [remote, root] = [join(folder, "remote.git"), join(folder, "ada")];
  const config = join(root, ".git/config");
  writeFileSync(config, readFileSync(config, "utf8").replace(start.folder, folder));
  const theirs = makeHistory(base, random, allFolders);
  // Some changes of both are the same.
  const twin = random() < 0.15 ? createRandom(Math.floor(random() * 1e9)) : undefined;
  const mine = twin === undefined ? makeHistory(base, random, ownFolders) : [theirs[0] ?? base];
  const hasForeign =
    twin !== undefined &&
    [...mine.flatMap((tree) => [...tree])].some(
      ([path, file]) => path.startsWith("templates/") && base.get(path) !== file,
    );
  if (hasForeign) return;
  importHistory(remote, theirs, "Bob", start.commit);
  const recorded = mine.slice(0, -1);
  if (recorded.length > 0) {
    importHistory(root, recorded, "Ada", start.commit);
    git(root, "read-tree", "HEAD");
  }
  const last = mine.at(-1) ?? base;
  putTree(root, base, last);
  const ada = openClone(root);

  const questions = await publishAll(ada, random, counts);
  const result = readCommit(remote, "main");
  const [head, sent] = [git(root, "rev-parse", "HEAD"), git(remote, "rev-parse", "main")];
  expect(head).toBe(sent);
  expect(git(root, "status", "--porcelain", "--untracked-files=all")).toBe("");
  expect(readFolder(root, new Set([...result.keys(), ...base.keys(), ...last.keys()]))).toEqual(result);

  const lastOfBob = theirs.at(-1) ?? base;
  const bob = git(remote, "rev-parse", `main^{/^Bob ${theirs.length - 1}}`);
  const parents = git(remote, "log", "-1", "--format=%P", "main").split(" ");
  const own = parents.length === 2 ? (parents[0] ?? sent) : sent;
  const renames = {
    mine: (await compareTrees(createGit(root), start.commit, own)).renames,
    theirs: (await compareTrees(createGit(root), start.commit, bob)).renames,
  };
  const published = { base, mine: last, theirs: lastOfBob, result, questions, renames };
  const faults = findFaults(published);
  if (faults.length > 0) throw new Error([...faults, tell(published)].join("\n"));
  if (parents.length === 2) counts.asGit += compareWithGit(remote, own, bob, published);
}

/** What both have changed, and what was asked, for somebody who looks for a fault. */
function tell({ base, mine, theirs, questions, renames }: Published): string {
  const changed = (tree: ModelTree) =>
    [...new Set([...base.keys(), ...tree.keys()])]
      .filter((path) => base.get(path) !== tree.get(path))
      .map((path) => `${path}: ${JSON.stringify(tree.get(path))}`);
  const asked = questions.map(({ file, clash, taken }) => `${file}: ${clash.kind}, ${taken}`);
  const moved = [renames.mine, renames.theirs].map((each) => JSON.stringify([...each]));
  return JSON.stringify({ mine: changed(mine), theirs: changed(theirs), asked, moved }, undefined, 1);
}

/**
 * Where Git merges both by lines alone, the result is the same, and nothing is asked. Only of a path that one has renamed
 * and the other used anew does Git decide by itself.
 */
function compareWithGit(
  remote: string,
  mine: string,
  theirs: string,
  { questions, renames }: Published,
): number {
  const args = ["-c", "merge.directoryRenames=false", "merge-tree", "--write-tree", "-z", mine, theirs];
  let printed: string;
  try {
    printed = execFileSync("git", args, { cwd: remote, stdio: ["ignore", "pipe", "ignore"] }).toString();
  } catch {
    // A conflict, or a Git before 2.38.
    return 0;
  }
  const [tree = ""] = printed.split("\0");
  if (questions.length > 0) {
    expect(renames.mine.size + renames.theirs.size, JSON.stringify(questions)).toBeGreaterThan(0);
    return 0;
  }
  expect(readCommit(remote, tree)).toEqual(readCommit(remote, "main"));
  return 1;
}

/** Publishes until everything is sent, with kills, with choices, and with choices that are changed. */
async function publishAll(
  ada: ReturnType<typeof openClone>,
  random: () => number,
  counts: Counts,
): Promise<readonly Question[]> {
  const choices = new Map<string, Taken>();
  let asked: readonly Question[] = [];
  const onQuestions = (questions: readonly Question[]) => {
    asked = questions;
  };
  let failsOnce = random() < 0.3;
  for (let round = 0; ; round += 1) {
    expect(round, "rounds").toBeLessThan(12);
    const [step, nth] = [...steps, ...lastSteps][Math.floor(random() * 14)] ?? ["checked", 1];
    const kill = random() < 0.5 ? killAfter(step as PublishStep, nth) : {};
    let checks = 0;
    const check = async () => {
      checks += 1;
      if (checks < 2 || !failsOnce) return [];
      failsOnce = false;
      return [{ code: "dev/crash", severity: "error", file: "x", message: "no" } as unknown as Problem];
    };
    let end: Awaited<ReturnType<typeof ada.publish>>;
    try {
      end = await ada.publish({ choices: new Map(choices) }, { ...kill, check, onQuestions });
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      counts.kills += 1;
      continue;
    }
    switch (end.status) {
      case "open":
        counts.asked += 1;
        for (const { key, taken } of end.questions)
          if (taken === undefined) choices.set(key, random() < 0.5 ? "mine" : "theirs");
        break;
      case "errors":
        // The author chooses anew.
        for (const { key } of asked)
          if (random() < 0.5) {
            counts.rechosen += 1;
            choices.set(key, random() < 0.5 ? "mine" : "theirs");
          }
        break;
      case "published":
      case "nothing":
        expect(end.forwarded).toEqual({ status: "done" });
        counts[end.status === "nothing" ? "nothing" : "merged"] += 1;
        counts.questions += asked.length;
        return asked;
      default:
        expect(end).toBe("published");
    }
  }
}

test(`of two histories, ${pairs} random pairs are published: each path is mine or theirs, nothing is lost or asked in vain, and the folder has what was sent`, async () => {
  const counts: Counts = { asked: 0, kills: 0, merged: 0, nothing: 0, asGit: 0, rechosen: 0, questions: 0 };
  const base = baseTree(createRandom(1));
  const start = makeStart(base);
  try {
    for (let at = first; at < first + pairs; at += 1)
      try {
        await tryPair(start, base, createRandom(seed * 100_003 + at), counts);
      } catch (error) {
        throw new Error(`to repeat it: SEED=${seed} PAIR=${at}`, { cause: error });
      }
  } finally {
    rmSync(start.folder, { recursive: true, force: true });
  }
  if (isWhole) console.log(`SEED=${seed}, ${pairs} pairs: ${JSON.stringify(counts)}`);
  expect(counts.merged).toBeGreaterThanOrEqual(Math.floor(pairs / 3));
}, 7_200_000);
