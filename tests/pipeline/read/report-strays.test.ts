import { expect, test } from "vitest";
import { reportStrays } from "../../../src/pipeline/read/report-strays.ts";
import type { Problem } from "../../../src/words/problem.ts";

function straysAmong(...paths: readonly string[]): readonly Problem[] {
  const problems: Problem[] = [];
  const files = paths.map((path) => ({ path, bytes: Buffer.from("x") }));
  reportStrays(files, (problem) => problems.push(problem));
  return problems;
}

test.each([
  ["content/A.MD", "rename it to A.md"],
  ["content/articles/a.markdown", "rename it to a.md"],
  ["content/site.YML", "rename it to site.yaml"],
  ["content/site.Yaml", "rename it to site.yaml"],
  ["content/notes.txt", "move it to static/ to publish it as it is, or out of content/"],
  ["content/articles/rapport.pdf", "move it to static/ to publish it as it is, or out of content/"],
  ["content/articles/a.md.bak", "move it to static/ to publish it as it is, or out of content/"],
  ["content/README", "move it to static/ to publish it as it is, or out of content/"],
  ["content/md", "move it to static/ to publish it as it is, or out of content/"],
])("%s is reported as a file that nothing reads", (path, hint) => {
  expect(straysAmong(path)).toEqual([
    {
      code: "source/unclaimed",
      severity: "warning",
      file: path,
      message: "this file is not read: its name ends neither in .md or .yaml nor as that of an image",
      hint,
    },
  ]);
});

test("sources, images in any letter case and hidden files are not reported", () => {
  expect(
    straysAmong(
      "content/site.yaml",
      "content/categories.yml",
      "content/articles/a.md",
      "content/images/a.jpg",
      "content/images/a.HEIC",
      "content/images/IMG_0001.JPG",
      "content/images/b.jpeg",
      "content/images/c.png",
      "content/images/d.svg",
      "content/images/e.webp",
      "content/images/f.avif",
      "content/images/g.gif",
      "content/images/h.tiff",
      "content/.DS_Store",
      "content/.notes/a.txt",
    ),
  ).toEqual([]);
});

test("a stray file is named with composed accents, whatever form the disk uses", () => {
  expect(straysAmong("content/e\u0301te\u0301.txt")[0]?.file).toBe("content/\u00e9t\u00e9.txt");
});
