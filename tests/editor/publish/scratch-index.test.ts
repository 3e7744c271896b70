import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withScratchIndex } from "../../../src/editor/publish/scratch-index.ts";
import { deadPid } from "../../store/dead-pid.ts";
import { getFiles, putFiles, scratchFolder } from "../../support/scratch-folder.ts";

test("a publication removes what a killed one has left, and nothing of one that is running", async () => {
  const root = scratchFolder();
  const folder = join(root, ".site/publish");
  const ofOther = `index-${process.ppid}-1`;
  const ofKilled = `index-${deadPid()}-1`;
  putFiles(folder, { [ofKilled]: "killed", [`${ofKilled}.lock`]: "", [ofOther]: "" });
  await withScratchIndex(root, async (first) => {
    putFiles(root, { [first.slice(root.length + 1)]: "first" });
    await withScratchIndex(root, async (second) => {
      putFiles(root, { [second.slice(root.length + 1)]: "second" });
      expect(Object.values(getFiles(folder)).sort()).toEqual(["", "first", "second"]);
      expect(second).not.toBe(first);
    });
    expect(existsSync(first)).toBe(true);
  });
  expect(getFiles(folder)).toEqual({ [ofOther]: "" });
});
