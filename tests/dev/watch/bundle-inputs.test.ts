import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { areSameInputs, joinInputs } from "../../../src/bundle/rebundler.ts";
import { unsettledMs } from "../../../src/store/held-files.ts";
import { scratchFolder } from "../../support/scratch-folder.ts";

function inputOf(text: string) {
  const path = join(scratchFolder(), "word.ts");
  writeFileSync(path, text);
  return { path, bytes: Buffer.from(text) };
}

test("a file that is new in a bundle counts as changed if it may have been saved since the bundle began", () => {
  const after = [inputOf("word")];
  expect(areSameInputs(after, joinInputs([], after, Date.now()))).toBe(false);
  const later = Date.now() + unsettledMs + 1000;
  expect(areSameInputs(after, joinInputs([], after, later))).toBe(true);
});

test("a file that was saved during a bundle counts as changed", () => {
  const file = inputOf("word");
  const before = [{ ...file, bytes: Buffer.from("as it was") }];
  expect(areSameInputs([file], joinInputs(before, [file], Date.now()))).toBe(false);
  expect(areSameInputs(before, joinInputs(before, before, Date.now()))).toBe(true);
});
