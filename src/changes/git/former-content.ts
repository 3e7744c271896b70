import { spawnSync } from "node:child_process";
import type { RawFile } from "../../model/model.ts";
import { isLeftOut } from "../../store/read-files.ts";
import { compareText } from "../../words/problem.ts";
import type { Commit } from "./find-commit.ts";
import { gitEnvironment } from "./git-environment.ts";
import { runGit } from "./run-git.ts";

/** Earlier versions of files of `content/`, by path from the site’s folder. Undefined for files that did not exist. */
export type FormerContent = ReadonlyMap<string, Uint8Array | undefined>;

/** With more differences, checking everything out is as fast. */
const mostFiles = 50;

/**
 * Returns the files in which a commit differs from the work tree, if all are in `content/`. Undefined when others
 * differ, or Git cannot tell: the commit must then be checked out.
 */
export function readFormerContent({ id, top, prefix }: Commit): FormerContent | undefined {
  const list = (...args: readonly string[]) => {
    const run = runGit(top, args);
    return run.status === "done" ? run.printed.split("\0").filter((line) => line !== "") : undefined;
  };
  const content = `${prefix}content/`;
  const inputs = ["content", "templates", "static"].map((name) => `:(top,literal)${prefix}${name}`);
  const changed = list("diff", "--name-only", "--no-renames", "-z", id);
  const untracked = list("ls-files", "--others", "--exclude-standard", "-z");
  const ignored = list("ls-files", "--others", "--ignored", "--exclude-standard", "-z", "--", ...inputs);
  const marked = list("ls-files", "-v", "-z", "--", ...inputs);
  if (!changed || !untracked || !ignored || !marked) return undefined;
  // Git does not look at files that are marked as unchanged, or left out of the work tree.
  if (marked.some((line) => /^[a-zS]/.test(line))) return undefined;
  const paths = [...new Set([...changed, ...untracked, ...ignored])].filter(
    (path) => !isNeverRead(path, prefix),
  );
  if (paths.length > mostFiles || !paths.every((path) => path.startsWith(content))) return undefined;
  if (paths.length === 0) return new Map();
  const entries = list("ls-tree", "-r", "-z", id, "--", ...paths);
  if (entries === undefined || entries.some((entry) => !entry.startsWith("100"))) return undefined;
  const known = new Set(entries.map((entry) => entry.slice(entry.indexOf("\t") + 1)));
  return new Map(
    paths.map((path) => [path.slice(prefix.length), known.has(path) ? readFile(top, id, path) : undefined]),
  );
}

/** The content of the work tree, with earlier versions in place of the present files. */
export function layFormerContent(files: readonly RawFile[], former: FormerContent): readonly RawFile[] {
  const byName = new Map([...former].map(([path, bytes]) => [path.normalize("NFC"), { path, bytes }]));
  const kept = files.filter(({ path }) => !byName.has(path.normalize("NFC")));
  const laid = [...byName.values()].flatMap(({ path, bytes }) =>
    bytes === undefined ? [] : [{ path, bytes }],
  );
  return [...kept, ...laid].sort((a, b) => compareText(a.path, b.path));
}

/** True for hidden files and temporary files of editors, which no build reads. */
function isNeverRead(path: string, prefix: string): boolean {
  const [folder, ...names] = path.slice(prefix.length).split("/");
  return path.startsWith(prefix) && folder === "content" && names.some((name) => isLeftOut(name, false));
}

/** The content of a file as a checkout would write it. */
function readFile(top: string, id: string, path: string): Uint8Array {
  const { status, stdout, stderr } = spawnSync("git", ["cat-file", "--filters", `${id}:${path}`], {
    cwd: top,
    env: gitEnvironment(),
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new Error(`git cat-file: ${stderr}`);
  return stdout;
}
