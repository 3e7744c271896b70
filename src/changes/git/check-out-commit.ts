import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { isProcessAlive } from "../../store/lock.ts";
import type { Commit } from "./find-commit.ts";
import { runGit } from "./run-git.ts";

/** A commit that is checked out. `root` is the folder of the site in it. */
export type CheckedOut = { readonly root: string; remove(): void };

/**
 * Checks out a commit or a tree into a temporary folder, without a change to the repository. Packages are those
 * installed for `root`, the present folder of the site. Throws when Git fails.
 */
export function checkOutCommit(
  { id, top, prefix }: Pick<Commit, "id" | "top" | "prefix">,
  root: string,
): CheckedOut {
  removeLeft();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `${folderName}${process.pid}-`)));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const site = join(folder, "site");
  const index = join(folder, "index");
  try {
    for (const args of [
      ["read-tree", id],
      ["checkout-index", "--all", "--quiet", `--prefix=${site}/`],
    ]) {
      const run = runGit(top, args, { index });
      if (run.status !== "done")
        throw new Error(`git ${args[0]}: ${run.status === "failed" ? run.reason : run.status}`);
    }
    linkPackages(realpathSync(root), realpathSync(top), site);
    return { root: join(site, prefix), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

const folderName = "site-changes-";

/** A signal ends a command at once, with its checkout left: the next one removes it. */
function removeLeft(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(folderName) ? Number.parseInt(name.slice(folderName.length), 10) : Number.NaN;
    if (Number.isNaN(pid) || isProcessAlive(pid)) continue;
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // It is another user’s.
    }
  }
}

/** Node looks for packages in every folder above a file. */
function linkPackages(root: string, top: string, site: string): void {
  for (let folder = root; ; folder = dirname(folder)) {
    const path = relative(top, folder);
    const place = join(path.startsWith("..") ? dirname(site) : join(site, path), "node_modules");
    const packages = join(folder, "node_modules");
    if (existsSync(packages) && existsSync(dirname(place)) && !existsSync(place))
      symlinkSync(packages, place, "junction");
    if (folder === dirname(folder)) return;
  }
}
