import { expect, test } from "vitest";
import { findFile } from "../../src/http/find-file.ts";

const files = new Map(
  ["index.html", "blog.html", "blog/index.html", "seul.html", "dossier/index.html", "note.txt"].map(
    (path) => [path, ""],
  ),
);

test.each([
  ["/", "index.html"],
  ["/blog", "blog.html"],
  ["/blog/", "blog/index.html"],
  ["/blog.html", "blog.html"],
  ["/seul/", "seul.html"],
  ["/dossier", "dossier/index.html"],
  ["/note.txt", "note.txt"],
  ["/note.txt/", undefined],
  ["//blog", undefined],
  ["/rien", undefined],
])("%s is %s", (path, file) => {
  expect(findFile(path, files)).toBe(file);
});
