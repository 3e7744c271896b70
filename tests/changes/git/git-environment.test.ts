import { execFileSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createGit } from "../../../src/changes/git/git.ts";
import { runGit } from "../../../src/changes/git/run-git.ts";
import { scratchFolder } from "../../support/scratch-folder.ts";

test("a command that is started by a hook of another repository uses the repository of its own folder", async () => {
  const folder = realpathSync(scratchFolder());
  execFileSync("git", ["init", "--quiet", folder]);
  vi.stubEnv("GIT_DIR", join(folder, "elsewhere/.git"));
  vi.stubEnv("GIT_WORK_TREE", join(folder, "elsewhere"));
  const args = ["rev-parse", "--absolute-git-dir"];
  const ran = runGit(folder, args);
  const driven = await createGit(folder)(args);
  vi.unstubAllEnvs();
  const printed = driven.status === "done" ? driven.bytes.toString().trim() : driven.status;
  expect([ran, printed]).toEqual([
    { status: "done", printed: `${folder.replaceAll("\\", "/")}/.git` },
    `${folder.replaceAll("\\", "/")}/.git`,
  ]);
});
