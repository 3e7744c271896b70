import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { git, openClone } from "./repositories.ts";

/** Makes the site in `root` the clone of Ada, beside a bare remote repository and a clone of Bob. */
export function putUnderGit(root: string) {
  const remote = join(root, "../remote.git");
  const bob = join(root, "../bob");
  writeFileSync(join(root, ".gitignore"), ".site/\n");
  git(root, "init", "--quiet", "--initial-branch=main");
  git(root, "config", "user.name", "Ada");
  git(root, "config", "user.email", "ada@firm.example");
  git(root, "add", "--all");
  git(root, "commit", "--quiet", "-m", "Begin");
  git(root, "init", "--quiet", "--bare", "--initial-branch=main", remote);
  git(root, "remote", "add", "origin", remote);
  git(root, "push", "--quiet", "-u", "origin", "main");
  cpSync(root, bob, { recursive: true });
  git(bob, "config", "user.name", "Bob");
  return { remote, bob: openClone(bob) };
}
