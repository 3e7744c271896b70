import { expect, test } from "vitest";
import { parseSources } from "../../../src/pipeline/parse/parse-sources.ts";
import type { Problem } from "../../../src/words/problem.ts";
import { createMapMemory } from "../../support/map-memory.ts";
import { sourceFile } from "../../support/source-file.ts";

function parse(text: string, file = "content/a.md") {
  const problems: Problem[] = [];
  const [source] = parseSources([sourceFile(file, text)], (problem) => problems.push(problem));
  return { source, problems };
}

test("front matter and body are separated, with the first line of the body", () => {
  const { source, problems } = parse("---\ntitle: Un\n---\n\nUn texte.\n");
  expect(problems).toEqual([]);
  expect(source).toMatchObject({ data: { title: "Un" }, body: { text: "\nUn texte.\n", line: 4 } });
});

test("a line of --- within the body is a thematic break, not a fence", () => {
  const { source, problems } = parse("---\ntitle: Un\n---\nAvant\n\n---\n\n---js\nAprès\n");
  expect(problems).toEqual([]);
  expect(source?.body?.text).toBe("Avant\n\n---\n\n---js\nAprès\n");
});

test("a body may be missing", () => {
  expect(parse("---\ntitle: Un\n---").source).toMatchObject({
    data: { title: "Un" },
    body: { text: "", line: 4 },
  });
});

test.each([
  ["empty", "---\n---\nTexte"],
  ["blank", "---\n\n  \n---\nTexte"],
  ["only comments", "---\n# à faire\n  # plus tard\n#\n---\nTexte"],
  ["a comment with an unusual line separator", "---\n# a\u2028b\n---\nTexte"],
  ["an explicit nothing", "---\n~\n---\nTexte"],
])("front matter that is %s has no fields, and the body is kept", (_, text) => {
  const { source, problems } = parse(text);
  expect(problems).toEqual([]);
  expect(source?.data).toEqual({});
  expect(source?.body?.text).toBe("Texte");
});

test("spaces after a fence change nothing, places included", () => {
  const { source, problems } = parse("---  \ntitle: Un\nroute: /a\n--- \t\nTexte");
  expect(problems).toEqual([]);
  expect(source?.data).toEqual({ title: "Un", route: "/a" });
  expect(source?.locate(["route"], "value")).toEqual({ line: 3, column: 8, length: 2 });
  expect(source?.body).toMatchObject({ text: "Texte", line: 5 });
});

test("mistakes below a fence with spaces are shown on their own line", () => {
  expect(parse("---  \ntitle: Un\ntitle: Deux\n---\n").problems).toMatchObject([
    { code: "yaml/duplicate-key", at: { line: 3, column: 1 } },
  ]);
});

test.each(["---js", "---json", "--- yaml", "----", "---;"])("the opening fence %s is refused", (fence) => {
  const { source, problems } = parse(`${fence}\ntitle: Un\n---\n`);
  expect(source).toBeUndefined();
  expect(problems).toMatchObject([
    {
      code: "front-matter/fence",
      at: { line: 1, column: 1, length: fence.length },
      message: `the front matter opens with “${fence}”, but only --- is read`,
    },
  ]);
});

test.each(["----", "--- fin", "---js"])("the closing fence %s is refused at its line", (fence) => {
  expect(parse(`---\ntitle: Un\n${fence}\nTexte\n---\n`).problems).toMatchObject([
    { code: "front-matter/fence", at: { line: 3, column: 1, length: fence.length } },
  ]);
});

test("an indented fence is part of the YAML, not the end of the front matter", () => {
  const { source } = parse("---\nnote: |\n  avant\n  ---\n  après\n---\nTexte");
  expect(source).toMatchObject({ data: { note: "avant\n---\naprès\n" }, body: { text: "Texte", line: 7 } });
});

test("a blank line before the first fence is a missing front matter", () => {
  expect(parse("\n---\ntitle: Un\n---\n").problems).toMatchObject([
    { code: "front-matter/missing", hint: "remove everything above the first ---" },
  ]);
  expect(parse('\n+++\ntitle = "Un"\n+++\n').problems).toMatchObject([
    { code: "front-matter/missing", hint: "remove everything above the first +++" },
  ]);
});

test("front matter that is never closed is refused, even where the file is one line", () => {
  expect(parse("---").problems).toMatchObject([{ code: "front-matter/unclosed" }]);
});

test("JavaScript between plain fences is not run", () => {
  const { source } = parse("---\ntitle: globalThis.ran = 1\n---\n");
  expect(source?.data).toEqual({ title: "globalThis.ran = 1" });
  expect("ran" in globalThis).toBe(false);
});

test.each([
  ["content/a.md", "start it with its front matter between two lines of ---"],
  ["content/a.yaml", "write its fields, one a line, as in: name: value"],
])("the message about an empty %s says how to start", (file, hint) => {
  expect(parse(" \n\n", file).problems).toEqual([
    { code: "entry/empty", severity: "error", file, message: "the file is empty", hint },
  ]);
});

test("a YAML file has no body, and its data starts on the first line", () => {
  const { source } = parse("name: Essai\nurl: x\n", "content/site.yaml");
  expect(source?.body).toBeUndefined();
  expect(source?.locate(["url"], "key")).toEqual({ line: 2, column: 1, length: 3 });
});

test("a file that is not well formed does not keep the others from being read", () => {
  const problems: Problem[] = [];
  const sources = parseSources(
    [sourceFile("content/a.yaml", "a: ["), sourceFile("content/b.yaml", "b: 1")],
    (problem) => problems.push(problem),
  );
  expect(sources.map(({ file }) => file)).toEqual(["content/b.yaml"]);
  expect(problems.length).toBeGreaterThan(0);
  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(["content/a.yaml"]));
});

test("an unchanged file is not read again, nor are places in it", () => {
  const memory = createMapMemory();
  const text = "---\ntitle: Un\nseo: { title: Deux }\n---\n\nUn texte.\n";
  const read = () => {
    const [source] = parseSources([sourceFile("content/a.md", text)], () => {}, memory);
    return {
      digest: source?.digest,
      data: source?.data,
      body: [source?.body?.digest, source?.body?.line, source?.body?.text],
      places: [source?.locate(["seo", "title"], "value"), source?.locate(["title"], "key")],
    };
  };
  const first = read();
  expect(first.body).toEqual([first.body[0], 5, "\nUn texte.\n"]);
  expect(first.places).toEqual([
    { line: 3, column: 15, length: 4 },
    { line: 2, column: 1, length: 5 },
  ]);
  const before = memory.computed();
  expect(read()).toEqual(first);
  expect(memory.computed()).toBe(before);
});

test("a mistake is reported at every build", () => {
  const memory = createMapMemory();
  const tell = () => {
    const codes: string[] = [];
    parseSources([sourceFile("content/a.yaml", "a: [")], ({ code }) => codes.push(code), memory);
    return codes;
  };
  const first = tell();
  expect(first.length).toBeGreaterThan(0);
  expect(tell()).toEqual(first);
});

test.each([
  ["a: .inf", { a: Number.POSITIVE_INFINITY }],
  ["a: -0.0", { a: -0 }],
  ["a: [1, .nan]", { a: [1, Number.NaN] }],
])("%s is the same when it is remembered", (text, data) => {
  const memory = createMapMemory();
  for (const _build of [1, 2]) {
    const [source] = parseSources([sourceFile("content/a.yaml", text)], () => {}, memory);
    expect(source?.data).toEqual(data);
  }
});
