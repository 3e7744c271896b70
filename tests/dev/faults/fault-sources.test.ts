import { expect, test } from "vitest";
import { findProblems } from "../../../src/dev/faults/fault-sources.ts";
import type { Problem } from "../../../src/words/problem.ts";

const routes = new Set(["/", "/blog", "/blog/a", "/blog/ab"]);
const page = { route: "/blog/a", sources: ["content/a.md", "content/categories.yaml"] };
const isHere = (file: string, message: string) => {
  const problem: Problem = { code: "page/headings", severity: "warning", file, message };
  return findProblems([problem], page, routes).length === 1;
};

test.each([
  ["content/a.md", "about 4 minutes to read, but it says 8", true],
  ["content/other.md", "about 4 minutes to read, but it says 8", false],
  ["templates/site.ts", "the page has no title (on the page /blog/a)", true],
  ["templates/site.ts", "first paint of /blog/a: 20 KB compressed, over the budget", true],
  ["content/categories.yaml", "the page has no title (on the page /blog/ab)", false],
  ["content/site.yaml", "the form will not send", false],
  ["content/a.md", "the link to /nulle-part leads nowhere (on the page /blog/a)", true],
  ["content/a.md", "drawing /blog failed: 404.", false],
  ["content/a.md", "write and/or, 12/2024 or content/x.md", true],
])("%s: “%s” is listed on the page it is about", (file, message, expected) => {
  expect(isHere(file, message)).toBe(expected);
});
