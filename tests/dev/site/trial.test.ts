import { expect, test } from "vitest";
import { withEditedFiles } from "../../../src/dev/site/dev-site.ts";
import type { BuildIo } from "../../../src/pipeline/build.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const files = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([path, text]) => ({ path, bytes: bytes(text) }));
const texts = (read: readonly { readonly path: string; readonly bytes: Uint8Array }[]) =>
  read.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]);

const io = {
  readContent: () => files({ "content/a.md": "a", "content/b/cafe\u0301.md": "b", "content/c.md": "c" }),
  listStatic: () => ["note.txt", "old.png"],
  readStatic: async () => files({ "note.txt": "n", "old.png": "o" }),
} as unknown as BuildIo;

test("a trial reads changed, new and removed files in the order of the disk", async () => {
  const trial = withEditedFiles(io, [
    { file: "content/c.md", before: bytes("c"), after: bytes("other") },
    { file: "content/a.md", before: bytes("a"), after: undefined },
    { file: "content/b/autre.md", before: undefined, after: bytes("new") },
    { file: "static/old.png", before: bytes("o"), after: undefined },
    { file: "static/kept.txt", before: undefined, after: bytes("k") },
  ]);
  expect(texts(trial.io.readContent(() => {}))).toEqual([
    ["content/b/autre.md", "new"],
    ["content/b/cafe\u0301.md", "b"],
    ["content/c.md", "other"],
  ]);
  expect(texts(await trial.io.readStatic())).toEqual([
    ["kept.txt", "k"],
    ["note.txt", "n"],
  ]);
  expect(trial.io.listStatic()).toEqual(["kept.txt", "note.txt"]);
});

test("a file with a decomposed name on disk is found by its composed name, and keeps the one on disk", () => {
  const file = "content/b/caf\u00e9.md";
  const changed = withEditedFiles(io, [{ file, before: bytes("b"), after: bytes("B") }]);
  expect(texts(changed.io.readContent(() => {}))[1]).toEqual(["content/b/cafe\u0301.md", "B"]);
  const gone = withEditedFiles(io, [{ file, before: bytes("b"), after: undefined }]);
  expect(texts(gone.io.readContent(() => {})).map(([path]) => path)).toEqual([
    "content/a.md",
    "content/c.md",
  ]);
});
