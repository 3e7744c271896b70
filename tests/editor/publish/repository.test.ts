import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { hasBegunForward } from "../../../src/editor/publish/fast-forward.ts";
import { openRepository } from "../../../src/editor/publish/repository.ts";
import { shareOf } from "../../support/is-whole.ts";
import { scratchFolder } from "../../support/scratch-folder.ts";
import { sendFromBob } from "./kills.ts";
import { type Clone, git, Killed, killAfter, repositories } from "./repositories.ts";

const missing = async (root: string) => {
  const look = await openRepository(root);
  return look.status === "missing" ? look.missing : look.status;
};

test("a folder outside any repository cannot be published", async () => {
  vi.stubEnv("GIT_CEILING_DIRECTORIES", "/");
  expect(await missing(scratchFolder())).toMatchObject({ is: "repository" });
  vi.unstubAllEnvs();
});

test("a folder of a clone is treated as the site", async () => {
  const { ada } = repositories();
  ada.write("sites/one/content/site.yaml", "name: One\n");
  const look = await openRepository(join(ada.root, "sites/one"));
  expect(look).toMatchObject({
    status: "ready",
    repository: { prefix: "sites/one/", branch: "main", remote: "origin", remoteRef: "refs/heads/main" },
  });
});

const cases: readonly (readonly [string, (ada: Clone) => unknown, object])[] = [
  ["no remote", (ada) => ada.git("remote", "remove", "origin"), { is: "remote" }],
  [
    "a branch without an upstream",
    (ada) => ada.git("switch", "--quiet", "-c", "draft"),
    { is: "upstream", branch: "draft" },
  ],
  ["a commit instead of a branch", (ada) => ada.git("switch", "--quiet", "--detach"), { is: "branch" }],
  [
    "no author",
    (ada) => ada.git("config", "user.name", ""),
    { is: "author", name: "", email: "ada@firm.example" },
  ],
  ["no commit", (ada) => ada.git("switch", "--quiet", "--orphan", "new"), { is: "commits" }],
  [
    "a merge that was begun by hand",
    (ada) => ada.write(".git/MERGE_HEAD", ada.git("rev-parse", "HEAD")),
    { is: "end", of: "merge" },
  ],
  [
    "unsent commits of other folders",
    (ada) => {
      ada.write("src/code.ts", "other\n");
      ada.git("commit", "--quiet", "--all", "-m", "Code");
    },
    { is: "send", files: ["src/code.ts"] },
  ],
];

test.each(shareOf(cases, 2))("%s is reported as an obstacle", async (_, set, expected) => {
  const { ada } = repositories();
  set(ada);
  expect(await missing(ada.root)).toEqual(expected);
});

test("an unsent commit of content made by hand is sent too", async () => {
  const { ada, remote } = repositories();
  ada.edit("content/site.yaml", "01", "02");
  ada.git("commit", "--quiet", "--all", "-m", "By hand");
  expect(await missing(ada.root)).toBe("ready");
  expect(await ada.publish()).toMatchObject({ status: "published" });
  expect(ada.git("ls-remote", remote, "main")).toContain(ada.git("rev-parse", "HEAD"));
});

test("a removed folder of content is published as removed", async () => {
  const { ada } = repositories();
  rmSync(join(ada.root, "static"), { recursive: true });
  await ada.publish();
  expect(ada.git("ls-tree", "-r", "--name-only", "origin/main")).not.toContain("static");
});

test("what a killed publication has begun to receive is there once the site is opened again, and is nobody’s change", async () => {
  const { remote, ada, bob } = repositories();
  sendFromBob(bob);
  ada.edit("content/pages/index.md", "Words", "Other words");
  await expect(ada.publish({}, killAfter("forward-file"))).rejects.toThrow(Killed);
  expect(hasBegunForward(ada.root)).toBe(true);
  expect(await openRepository(ada.root)).toMatchObject({ status: "ready" });
  expect(hasBegunForward(ada.root)).toBe(false);
  expect(ada.git("rev-parse", "HEAD")).toBe(git(remote, "rev-parse", "main"));
  expect(ada.git("status", "--porcelain")).toBe("");
  expect(ada.read("content/pages/other.md")).toContain("Other");
});
