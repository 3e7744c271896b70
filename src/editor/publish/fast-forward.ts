import { lstatSync, readdirSync, realpathSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { z } from "zod";
import type { Git } from "../../changes/git/git.ts";
import { createChangeSet, createUndoLog } from "../../store/change-set.ts";
import { lstatIfThere, makeFolder, removeFile, replaceFile } from "../../store/disk.ts";
import { type OnSetAside, parseJson, readOwnFile } from "../../store/own-files.ts";
import { say } from "../../words/message.ts";
import { askGit, askGitOrNone, splitList } from "./ask-git.ts";
import { type Difference, isNone, listDifferences, type Side, toIndexInfo } from "./differences.ts";
import { withScratchIndex } from "./scratch-index.ts";

/** The state of the work tree between two commits. */
type WorkTreeState = {
  /** The files that are still as in the earlier commit. */
  readonly toWrite: readonly Difference[];
  /** The files whose content, on disk or in the index, is in neither commit. */
  readonly inTheWay: readonly string[];
  /** The files that a partial checkout leaves out. They change in the index alone. */
  readonly leftOut: readonly string[];
};

/**
 * `knownLeftOut`: those that an interrupted move has found, and that the index may show as removed by now.
 * `heedsIndex`: whether a file that is staged otherwise is in the way.
 */
async function compareWorkTree(
  root: string,
  { git, top }: { readonly git: Git; readonly top: string },
  changed: readonly Difference[],
  { knownLeftOut = [], heedsIndex = true }: ComparingOptions = {},
): Promise<WorkTreeState> {
  const files = changed.filter(({ before, after }) => before.mode !== submodule && after.mode !== submodule);
  const unlikeBefore = await listUnlike(root, git, files, "before");
  const unlikeAfter = await listUnlike(root, git, files, "after");
  const staged = await readIndex(git, files);
  const gone = new Set(files.filter(({ after }) => isNone(after)).map(({ path }) => path));
  const toWrite: Difference[] = [];
  const inTheWay: string[] = [];
  const leftOut: string[] = [];
  for (const one of files) {
    const { path, before, after } = one;
    const held = staged.get(path);
    const isStagedOtherwise = heedsIndex && ![before, after].some((side) => isSame(held, side));
    if (held?.isLeftOut || knownLeftOut.includes(path))
      if (!isStagedOtherwise && lstatIfThere(join(top, path)) === undefined) {
        leftOut.push(path);
        continue;
      }
    const isBelowFile = isBelowOneOf(top, gone, path);
    const isThere = !isBelowFile && isTaken(top, path, gone);
    const isAsBefore = isNone(before) ? !isThere : !unlikeBefore.has(path);
    const isAsAfter = isNone(after) ? !isThere : !unlikeAfter.has(path);
    // What is as it shall be is not touched, and may be below a file that has already taken the place of a folder.
    const isElsewhere = !isBelowFile && !isAsAfter && leadsElsewhere(top, path);
    if (isStagedOtherwise || (!isAsBefore && !isAsAfter) || isElsewhere) inTheWay.push(path);
    else if (!isAsAfter) toWrite.push(one);
  }
  return { toWrite, inTheWay, leftOut };
}

type ComparingOptions = {
  readonly knownLeftOut?: readonly string[] | undefined;
  readonly heedsIndex?: boolean;
};

/** True if a file that goes away still stands where a path needs a folder. */
function isBelowOneOf(top: string, gone: ReadonlySet<string>, path: string): boolean {
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder))
    if (gone.has(folder)) return lstatIfThere(join(top, folder))?.isDirectory() === false;
  return false;
}

/** True if there is a file, or a folder that holds more than files that go away. */
function isTaken(top: string, path: string, gone: ReadonlySet<string>): boolean {
  const found = lstatIfThere(join(top, path));
  if (found?.isDirectory()) return !gone.has(path) && holdsOthers(top, path, gone);
  return found !== undefined;
}

function holdsOthers(top: string, folder: string, gone: ReadonlySet<string>): boolean {
  return readdirSync(join(top, folder), { withFileTypes: true }).some((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? holdsOthers(top, path, gone) : !gone.has(path);
  });
}

const submodule = "160000";

/** Lists the files of the work tree that differ from a commit. Git itself compares, so its filters apply. */
async function listUnlike(
  root: string,
  git: Git,
  files: readonly Difference[],
  which: "before" | "after",
): Promise<ReadonlySet<string>> {
  const known = files.filter((file) => !isNone(file[which]));
  if (known.length === 0) return new Set();
  return withScratchIndex(root, async (index) => {
    await askGit(git, ["update-index", "-z", "--index-info"], { index, input: toIndexInfo(known, which) });
    // The command fails if some files differ.
    await git(["update-index", "-q", "--refresh"], { index });
    return new Set(splitList(await askGit(git, ["diff-files", "--name-only", "-z"], { index })));
  });
}

/** `isLeftOut`: Git was told that the file need not be on the disk (`skip-worktree`). */
type Held = Side & { readonly isLeftOut: boolean };

async function readIndex(git: Git, files: readonly Difference[]): Promise<ReadonlyMap<string, Held>> {
  const wanted = new Set(files.map(({ path }) => path));
  const listed = splitList(await askGit(git, ["ls-files", "-t", "--stage", "-z"]));
  return new Map(
    listed.flatMap((line): readonly (readonly [string, Held])[] => {
      const tab = line.indexOf("\t");
      const path = line.slice(tab + 1);
      const [tag, mode = "", id = ""] = line.slice(0, tab).split(" ");
      return wanted.has(path) ? [[path, { mode, id, isLeftOut: tag === "S" }]] : [];
    }),
  );
}

function isSame(staged: Side | undefined, side: Side): boolean {
  return staged === undefined ? isNone(side) : staged.mode === side.mode && staged.id === side.id;
}

/** True if a symbolic link among the folders leads outside the work tree. */
function leadsElsewhere(top: string, path: string): boolean {
  let folder = dirname(path);
  while (folder !== "." && lstatIfThere(join(top, folder)) === undefined) folder = dirname(folder);
  const [from, place] = [realpathSync(top), join(top, folder)];
  return (
    !lstatSync(place).isDirectory() ||
    relative(from, realpathSync(place)) !== (folder === "." ? "" : join(folder))
  );
}

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
  const { toWrite, inTheWay, leftOut } = await compareWorkTree(root, place, changed, {
    knownLeftOut: move.leftOut,
  });
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

/**
 * Writes the differences between two trees into the work tree, which has the first one. The branch and the index stay as
 * they are. A process that is killed meanwhile leaves whole files of either tree.
 */
export async function writeDifferences(
  root: string,
  place: Place,
  from: string,
  to: string,
): Promise<Forwarded> {
  const changed = await listDifferences(place.git, from, to);
  const { toWrite, inTheWay, leftOut } = await compareWorkTree(root, place, changed, { heedsIndex: false });
  const files = [...inTheWay, ...leftOut];
  if (files.length > 0) return { status: "in-the-way", files };
  await putFiles(root, place, toWrite, () => {});
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

/**
 * Replaces files of the work tree by those of the later commit: all are on the disk before the first is put in its place.
 * When one fails, those before it stay: the note of the move lets the next start go on. `onFile` is called after each.
 */
async function putFiles(
  root: string,
  { git, top }: { readonly git: Git; readonly top: string },
  files: readonly Difference[],
  onFile: () => void,
): Promise<void> {
  const folder = join(root, ".site/publish/new");
  rmSync(folder, { recursive: true, force: true });
  const written = files.filter(({ after }) => !isNone(after));
  if (written.length > 0)
    await withScratchIndex(root, async (index) => {
      await askGit(git, ["update-index", "-z", "--index-info"], {
        index,
        input: toIndexInfo(written, "after"),
      });
      await askGit(git, ["checkout-index", "--all", "--quiet", `--prefix=${folder}/`], { index });
    });
  const changes = createChangeSet({ folder: top, undo: createUndoLog() });
  const staged = written.map(({ path }) => changes.adopt(path, join(folder, path)));
  // A file may take the place of a folder, or a folder that of a file.
  for (const { path, after } of files)
    if (isNone(after)) {
      changes.remove(path, { durable: true });
      removeEmptyFoldersAbove(top, path);
      onFile();
    }
  for (const one of staged) {
    const place = join(top, one.path);
    makeFolder(dirname(place));
    if (lstatIfThere(place)?.isDirectory()) removeEmptyFolder(place);
    changes.putInPlace(one);
    onFile();
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Removes a folder that holds no file. Throws if it does. */
function removeEmptyFolder(folder: string): void {
  for (const name of readdirSync(folder)) removeEmptyFolder(join(folder, name));
  rmdirSync(folder);
}

/** Removes the folders that have become empty. */
function removeEmptyFoldersAbove(top: string, path: string): void {
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
    try {
      rmdirSync(join(top, folder));
    } catch {
      // The folder is not empty.
      return;
    }
  }
}
