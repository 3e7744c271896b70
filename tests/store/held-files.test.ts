import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FileChanged } from "../../src/store/failures.ts";
import { createFileHold } from "../../src/store/held-files.ts";
import { readFiles } from "../../src/store/read-files.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";

/** Two files, of three bytes and of four. */
function readTwo(roomBytes: number) {
  const folder = scratchFolder();
  putFiles(folder, { "a.md": "un.", "b.md": "deux" });
  const files = readFiles(folder, "content", { hold: createFileHold(roomBytes) });
  const textsOf = () => files.map(({ bytes }) => Buffer.from(bytes).toString());
  return { folder, files, textsOf };
}

test("as long as there is room, bytes are kept even if their files change", () => {
  const { folder, textsOf } = readTwo(7);
  putFiles(folder, { "a.md": "1" });
  rmSync(join(folder, "b.md"));
  expect(textsOf()).toEqual(["un.", "deux"]);
});

test("bytes of further files are the same at each access, and not kept", () => {
  const { files, textsOf } = readTwo(0);
  expect(textsOf()).toEqual(["un.", "deux"]);
  expect(textsOf()).toEqual(["un.", "deux"]);
  expect(files[0]?.bytes).not.toBe(files[0]?.bytes);
});

test("held bytes leave less room for the files that come after", () => {
  const { files } = readTwo(6);
  const [first, again] = [1, 2].map(() => files.map(({ bytes }) => bytes));
  expect(first?.map((bytes, at) => bytes === again?.[at])).toEqual([true, false]);
});

test("a file that is not held is never read with later content", () => {
  const { folder, textsOf } = readTwo(0);
  putFiles(folder, { "b.md": "DEUX" });
  expect(textsOf).toThrow(new FileChanged("content/b.md"));
});

test("a file that is not held and has been deleted is not skipped", () => {
  const { folder, textsOf } = readTwo(0);
  rmSync(join(folder, "a.md"));
  expect(textsOf).toThrow(new FileChanged("content/a.md"));
});
