import { dirname, join } from "node:path";
import { z } from "zod";
import { makeFolder, removeFile, replaceFile } from "../../store/disk.ts";
import { type OnSetAside, parseJson, readOwnFile } from "../../store/own-files.ts";
import type { Git } from "../../system/git/git.ts";
import { say } from "../../words/message.ts";
import { askGit, askGitOrNone } from "./ask-git.ts";
import { compareWorkTree } from "./compare-work-tree.ts";
import { isNone, listDifferences, toIndexInfo } from "./differences.ts";
import { putFiles } from "./put-files.ts";

export type ForwardStep = "noted" | "file" | "index" | "branch";

export type Forwarded =
  | { readonly status: "done" }
  /** Nothing was written, because these files have content that is in neither commit. */
  | { readonly status: "in-the-way"; readonly files: readonly string[] };

const commit = z.string().regex(/^[0-9a-f]{40,64}$/);
const moveNote = z.object({
  from: commit,
  to: commit,
  branch: z.string(),
  leftOut: z.array(z.string()).readonly().optional(),
});
type Move = Readonly<z.output<typeof moveNote>>;
type Place = { readonly git: Git; readonly top: string };

/**
 * Moves a branch, the index and the work tree from one commit to a later one, like a fast-forward of Git. Unlike Git’s,
 * it may be killed at any moment: each file is replaced as a whole, the branch moves last, and a note records that it
 * has begun.
 */
export async function fastForward(
  root: string,
  place: Place,
  move: Move,
  onStep: (step: ForwardStep) => void,
): Promise<Forwarded> {
  const { git } = place;
  const { from, to, branch } = move;
  const changed = await listDifferences(git, from, to);
  const { toWrite, inTheWay, leftOut } = await compareWorkTree(root, place, changed, move.leftOut);
  if (inTheWay.length > 0) return { status: "in-the-way", files: inTheWay };
  const note = noteOf(root);
  makeFolder(dirname(note));
  replaceFile(note, JSON.stringify({ ...move, leftOut } satisfies Move));
  onStep("noted");
  await putFiles(root, place, toWrite, () => onStep("file"));
  if (changed.length > 0) {
    await askGit(git, ["update-index", "-z", "--index-info"], { input: toIndexInfo(changed, "after") });
    const gone = new Set(changed.filter(({ after }) => isNone(after)).map(({ path }) => path));
    const input = leftOut.filter((path) => !gone.has(path)).map((path) => `${path}\0`);
    if (input.length > 0)
      await askGit(git, ["update-index", "-z", "--skip-worktree", "--stdin"], { input: input.join("") });
    // Updates the file times that Git remembers. The command fails if some files have changed.
    await git(["update-index", "-q", "--refresh"]);
  }
  onStep("index");
  await askGit(git, ["update-ref", "-m", "fast-forward", `refs/heads/${branch}`, to, from]);
  onStep("branch");
  removeFile(note);
  return { status: "done" };
}

/** True if a process was killed during a move. A damaged note is set aside. */
export function hasBegunForward(root: string, onSetAside: OnSetAside = () => {}): boolean {
  return readNote(root, onSetAside) !== undefined;
}

/** Finishes a move that was interrupted, unless the branch has moved since. */
export async function finishForward(root: string, place: Place): Promise<void> {
  const move = readNote(root, () => {});
  if (move === undefined) return;
  const { git } = place;
  const ref = await askGitOrNone(git, ["symbolic-ref", "--quiet", "HEAD"]);
  const head = await askGitOrNone(git, ["rev-parse", "--verify", "--quiet", "HEAD"]);
  if (ref === `refs/heads/${move.branch}` && head === move.from)
    await fastForward(root, place, move, () => {});
  removeFile(noteOf(root));
}

function noteOf(root: string): string {
  return join(root, noteFile);
}

function readNote(root: string, onSetAside: OnSetAside): Move | undefined {
  return readOwnFile(root, { file: noteFile, parse: parseJson(moveNote, say("aside.forward")) }, onSetAside);
}

const noteFile = ".site/publish/forward.json";
