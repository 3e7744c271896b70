import { expect, test } from "vitest";
import { createFindings } from "../../src/words/findings.ts";
import type { Problem, Severity } from "../../src/words/problem.ts";

const problem = (file: string, severity: Severity = "warning"): Problem => ({
  code: "site/finding",
  severity,
  file,
  message: file,
});

test("problems are reported in a fixed order, whatever found them first", () => {
  const { report, reportText, note, all, hasErrors } = createFindings();
  note(problem("a"));
  reportText(problem("c"));
  report(problem("b"));
  expect(all().map(({ file }) => file)).toEqual(["a", "b", "c"]);
  expect(hasErrors()).toBe(false);
});

test("if a text has an error, problems of later stages are ignored, whichever comes first", () => {
  const { report, reportText, note, all, hasErrors } = createFindings();
  note(problem("a", "error"));
  expect([hasErrors(), hasErrors("texts")]).toEqual([true, false]);
  reportText(problem("c", "error"));
  report(problem("b"));
  note(problem("d"));
  expect(all().map(({ file }) => file)).toEqual(["b", "c"]);
  expect(hasErrors("texts")).toBe(true);
});

test("problems of the file that declares the site name it as site.ts or site.tsx", () => {
  const { report, all } = createFindings("templates/site.tsx");
  report({ ...problem("templates/site.ts"), hint: "list it in templates/site.ts, as templates/site.tsx" });
  expect(all()).toEqual([
    { ...problem("templates/site.tsx"), hint: "list it in templates/site.tsx, as templates/site.tsx" },
  ]);
});

test("of thousands of mistakes of a kind in a file, the first are reported, and the next says how many more there are", () => {
  const { report, all } = createFindings("templates/site.tsx");
  for (let line = 3000; line > 0; line -= 1)
    report({ ...problem("content/site.yaml", "error"), at: { line, column: 1 } });
  report(problem("content/z.md"));
  const told = all();
  expect(told).toHaveLength(102);
  expect(told[99]).toMatchObject({ at: { line: 100 }, message: "content/site.yaml" });
  expect(told[100]).toMatchObject({
    at: { line: 101 },
    message: "content/site.yaml; and 2,899 more like this one",
  });
  expect(told[101]).toMatchObject({ file: "content/z.md" });
});
