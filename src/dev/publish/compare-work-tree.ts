import { lstatSync, readdirSync, realpathSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { lstatIfThere } from "../../store/disk.ts";
import type { Git } from "../../system/git/git.ts";
import { askGit, splitList } from "./ask-git.ts";
import { type Difference, isNone, type Side, toIndexInfo } from "./differences.ts";
import { withScratchIndex } from "./scratch-index.ts";

/** The state of the work tree between two commits. */
export type WorkTreeState = {
  /** The files that are still as in the earlier commit. */
  readonly toWrite: readonly Difference[];
  /** The files whose content, on disk or in the index, is in neither commit. */
  readonly inTheWay: readonly string[];
  /** The files that a partial checkout leaves out. They change in the index alone. */
  readonly leftOut: readonly string[];
};

/** `knownLeftOut`: those that an interrupted move has found, and that the index may show as removed by now. */
export async function compareWorkTree(
  root: string,
  { git, top }: { readonly git: Git; readonly top: string },
  changed: readonly Difference[],
  knownLeftOut: readonly string[] = [],
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
    const isStagedOtherwise = ![before, after].some((side) => isSame(held, side));
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
