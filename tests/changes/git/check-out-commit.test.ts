import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkOutCommit } from "../../../src/changes/git/check-out-commit.ts";
import { git } from "../../editor/publish/repositories.ts";
import { putFiles, scratchFolder } from "../../support/scratch-folder.ts";

test("a site in a subfolder finds packages of its own folder and of every folder above", () => {
  const top = scratchFolder();
  putFiles(top, {
    ".gitignore": "node_modules/\n",
    "sites/firm/templates/site.ts": "export {};\n",
    "sites/firm/node_modules/near/package.json": "{}",
    "node_modules/shared/package.json": "{}",
  });
  git(top, "init", "--quiet");
  git(top, "add", "--all");
  const id = git(top, "write-tree");
  const { root, remove } = checkOutCommit({ id, top, prefix: "sites/firm/" }, join(top, "sites/firm"));
  onTestFinished(remove);
  const require = createRequire(join(root, "templates/site.ts"));
  expect(existsSync(require.resolve("near/package.json"))).toBe(true);
  expect(existsSync(require.resolve("shared/package.json"))).toBe(true);
});
