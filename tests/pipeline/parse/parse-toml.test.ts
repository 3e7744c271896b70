import { folderCollection } from "charpente";
import { expect, test } from "vitest";
import { z } from "zod";
import { parseFrontMatter, parseSources } from "../../../src/pipeline/parse/parse-sources.ts";
import { validateEntries } from "../../../src/pipeline/validate/validate-entries.ts";
import type { Problem } from "../../../src/words/problem.ts";
import { buildInMemory } from "../../support/build-in-memory.ts";
import { tell } from "../../support/speech.ts";

function read(text: string) {
  const problems: Problem[] = [];
  return { ...parseFrontMatter(text, "content/a.md", (problem) => problems.push(problem)), problems };
}

test("front matter in TOML has the same values as in YAML, and dates are strings", () => {
  const head = `title = "A" # words
date = 2024-01-02
at = 2024-01-02T03:04:05Z
draft = false
tags = ["a", 'b', 3]
seo.title = "B"
[label]
text = """
C
D"""
[[faq]]
question = "E"
[[faq]]
answer = { words = "F", "a b" = 1.5 }
[__proto__]
polluted = true`;
  const { data, bodyLine, problems } = read(`+++\n${head}\n+++\nTexte`);
  expect(problems).toEqual([]);
  expect(bodyLine).toBe(head.split("\n").length + 3);
  expect(JSON.parse(JSON.stringify(data))).toEqual({
    title: "A",
    date: "2024-01-02",
    at: "2024-01-02T03:04:05Z",
    draft: false,
    tags: ["a", "b", 3],
    seo: { title: "B" },
    label: { text: "C\nD" },
    faq: [{ question: "E" }, { answer: { words: "F", "a b": 1.5 } }],
    ...JSON.parse('{ "__proto__": { "polluted": true } }'),
  });
  expect({}).not.toHaveProperty("polluted");
});

test("a value of TOML is found in the file", () => {
  const { locate } = read('+++\ntitle = "A"\n[seo]\ntitle = "B"\n[[faq]]\nq = ["C"]\n+++\n');
  expect(locate?.(["title"], "key")).toEqual({ line: 2, column: 1, length: 5 });
  expect(locate?.(["seo", "title"], "value")).toEqual({ line: 4, column: 9, length: 3 });
  expect(locate?.(["faq", 0, "q", 0], "text")).toEqual([{ from: 0, line: 6, column: 6, length: 3 }]);
  expect(locate?.(["date"], "value")).toBeUndefined();
});

test.each([
  ["+++\ntitle = \n+++\n", "2:9 yaml/syntax"],
  ["+++\na = 1\na = 2\n+++\n", "3:1 yaml/syntax"],
  ["+++\na = 1\n", "1:1 front-matter/unclosed"],
  ["+++ toml\na = 1\n+++\n", "1:1 front-matter/fence"],
])("a mistake in the front matter %j has its place", (text, told) => {
  const { problems } = read(text);
  expect(problems.map(({ at, code }) => `${at?.line}:${at?.column} ${code}`)).toEqual([told]);
});

test.each([
  ["nested too deep", "[".repeat(20_000)],
  ["too long", `"${"b".repeat(500_000)}"`],
])("front matter in TOML that is %s is refused like YAML", (_, value) => {
  const { problems } = read(`+++\na = ${value}\n+++\n`);
  expect(problems.map(({ at, code }) => `${at?.line} ${code}`)).toEqual(["2 yaml/syntax"]);
});

test.each([
  ["+++\na = 1\n", "write +++ on a line of its own, below the last field"],
  ["+++ toml\na = 1\n+++\n", "between two lines that hold nothing but +++"],
  ["+++\na = 1\n+++toml\n", "put the front matter between two lines that hold nothing but +++"],
  ["---\na: 1\n", "write --- on a line of its own, below the last field"],
])("the hint for %j names the fence of its language", (text, hint) => {
  const [problem] = read(text).problems;
  expect(tell(problem?.hint ?? "")).toContain(hint);
});

test("a page with front matter in TOML is built, and its mistakes are shown at their place", async () => {
  const page = (head: string) => ({ "content/pages/a.md": `+++\n${head}\n+++\n\n[x](javascript:a)\n` });
  const { problems } = await buildInMemory(page('title = "A"'));
  expect(problems).toMatchObject([{ code: "markdown/unsafe-link", at: { line: 5 } }]);
  const wrong = await buildInMemory(page("title = 42"));
  expect(wrong.problems[0]).toMatchObject({
    code: "entry/invalid-field",
    at: { line: 2, column: 9, length: 2 },
  });
});

test("a file without front matter is an entry if no field is required, and one problem otherwise", async () => {
  const { problems, outcome } = await buildInMemory({ "content/pages/a.md": "# Un titre\n\nTexte\n" });
  expect(outcome.status).toBe("refused");
  expect(problems.map(({ code, message }) => `${code}: ${tell(message)}`)).toEqual([
    "front-matter/missing: the file has no front matter, and its collection needs fields",
  ]);
  const schema = z.strictObject({ title: z.string().default("Sans titre") });
  const collections = { notes: folderCollection({ folder: "notes", format: "markdown", schema }) };
  const bytes = Buffer.from("Un *mot*.\n");
  const file = { file: "content/notes/a.md", digest: "a", bytes, text: bytes.toString() };
  const report = (problem: Problem) => expect(problem).toBeUndefined();
  const { entries } = validateEntries(parseSources([file], report), collections, new Set(), report);
  expect(entries).toMatchObject([
    { id: "a", data: { title: "Sans titre" }, source: { text: "Un *mot*.\n", line: 1 } },
  ]);
  expect(read("Texte\n\n---\n\nSuite")).toMatchObject({ data: {}, bodyLine: 1, problems: [] });
  expect(read("\n---\ntitle: A\n---\n").problems).toMatchObject([{ code: "front-matter/missing" }]);
});
