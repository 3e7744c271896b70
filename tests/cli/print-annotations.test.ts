import { expect, test } from "vitest";
import { annotationPrefix, printAnnotations } from "../../src/cli/github-runner.ts";
import type { Problem } from "../../src/words/problem.ts";
import { english } from "../support/speech.ts";

function annotationsOf(problems: readonly Problem[], prefix = ""): string {
  let text = "";
  const terminal = {
    write(more: string) {
      text += more;
    },
  };
  printAnnotations(problems, terminal, prefix, english);
  return text;
}

const problem: Problem = {
  code: "entry/invalid-field",
  severity: "error",
  file: "content/a.md",
  message: "m",
};

test("a problem is shown beside its line, with its code as title and its hint below", () => {
  expect(annotationsOf([{ ...problem, at: { line: 3, column: 5, length: 9 }, hint: "h" }])).toBe(
    "::error file=content/a.md,line=3,col=5,title=entry/invalid-field::m%0Ahint: h\n",
  );
});

test("a problem without place or hint is the file’s; a warning is called one", () => {
  expect(annotationsOf([problem, { ...problem, severity: "warning" }])).toBe(
    "::error file=content/a.md,title=entry/invalid-field::m\n::warning file=content/a.md,title=entry/invalid-field::m\n",
  );
});

test("no text of an author can end the workflow command or begin another", () => {
  const text = annotationsOf([
    {
      ...problem,
      file: "content/a,line=9::b:100%\n.md",
      message: "50 % : un, deux\r\n::error file=x::y",
    },
  ]);
  expect(text).toBe(
    "::error file=content/a%2Cline=9%3A%3Ab%3A100%25%0A.md,title=entry/invalid-field::50 %25 : un, deux\\u000d%0A::error file=x::y\n",
  );
  expect(text.trimEnd().split("\n")).toHaveLength(1);
});

test("a site below the repository’s top has its files named from there", () => {
  expect(annotationsOf([problem], "sites/50%, essai/")).toBe(
    "::error file=sites/50%25%2C essai/content/a.md,title=entry/invalid-field::m\n",
  );
});

test("a file outside the site keeps its whole path", () => {
  expect(annotationsOf([{ ...problem, file: "/var/www/dist" }], "sites/essai/")).toContain(
    "file=/var/www/dist,",
  );
});

test.each([
  ["/repo/sites/essai", "/repo", "sites/essai/"],
  ["/repo/sites/essai", "/repo/", "sites/essai/"],
  ["/repo/..essai", "/repo", "..essai/"],
  ["/repo", "/repo", ""],
  ["/repo", "/repo/sites", ""],
  ["/repo-2/essai", "/repo", ""],
  ["/repo/essai", undefined, ""],
  ["/repo/essai", "", ""],
])("a site in %s of a repository in %s has the prefix “%s”", (root, workspace, prefix) => {
  expect(annotationPrefix(root, workspace)).toBe(prefix);
});
