import { expect, test } from "vitest";
import { parseYaml } from "../../../src/pipeline/parse/parse-yaml.ts";
import type { Problem } from "../../../src/words/problem.ts";
import { inWords } from "../../support/in-words.ts";

function parse(text: string, firstLine = 1) {
  const problems: Problem[] = [];
  const yaml = parseYaml(text, "content/a.yaml", firstLine, (problem) => problems.push(inWords(problem)));
  return { data: yaml?.data, locate: yaml?.locate ?? (() => undefined), problems };
}

test.each([
  ["a date stays as it was written", "2025-09-01", "2025-09-01"],
  ["yes stays a word", "yes", "yes"],
  ["no, in Norwegian or not, stays a word", "no", "no"],
  ["a time stays as it was written", "12:30", "12:30"],
  ["a telephone number with spaces stays text", "01 23 45 67 89", "01 23 45 67 89"],
  ["true is a truth value", "true", true],
  ["a number is a number", "3.5", 3.5],
  ["a version between quotes is text", '"1.10"', "1.10"],
  ["nothing is nothing", "", null],
])("%s", (_, written, value) => {
  expect(parse(`a: ${written}`).data).toEqual({ a: value });
});

test("a list at the top is a list", () => {
  expect(parse("- un\n- deux\n").data).toEqual(["un", "deux"]);
});

test("a file of comments has no fields", () => {
  expect(parse("# rien\n").data).toEqual({});
});

test("folded and literal texts keep their line breaks as YAML says", () => {
  expect(parse("a: >-\n  un\n  deux\nb: |\n  un\n  deux\n").data).toEqual({ a: "un deux", b: "un\ndeux\n" });
});

test("keys that every object inherits are keys like others", () => {
  const { data } = parse("__proto__: 1\nconstructor: 2\ntoString: 3\n");
  expect(Object.entries(data as object)).toEqual([
    ["__proto__", 1],
    ["constructor", 2],
    ["toString", 3],
  ]);
  expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
});

test("keys and values are found by path, in groups and lists of both styles", () => {
  const { locate } = parse(
    "faq:\n  - question: Un\n    answer: Deux\n  - { question: Trois }\nseo: { title: T }\n",
    2,
  );
  expect(locate(["faq", 0, "answer"], "key")).toEqual({ line: 4, column: 5, length: 6 });
  expect(locate(["faq", 0, "answer"], "value")).toEqual({ line: 4, column: 13, length: 4 });
  expect(locate(["faq", 1, "question"], "value")).toEqual({ line: 5, column: 17, length: 5 });
  expect(locate(["seo", "title"], "value")).toEqual({ line: 6, column: 15, length: 1 });
});

test("a missing value has no place", () => {
  const { locate } = parse("faq: [un]\ntitle: A\n");
  expect(locate(["seo"], "value")).toBeUndefined();
  expect(locate(["title", "deeper"], "value")).toBeUndefined();
  expect(locate(["faq", "first"], "value")).toBeUndefined();
  expect(locate(["faq", 7, "question"], "value")).toBeUndefined();
});

test("columns after accents and emoji count as editors count them", () => {
  const { locate } = parse('{ "été": é, "🏢": b, c: d }');
  expect(locate(["été"], "value")).toMatchObject({ column: 10 });
  expect(locate(["🏢"], "value")).toMatchObject({ column: 19 });
  expect(locate(["c"], "value")).toMatchObject({ column: 25 });
});

test("a value of several lines is underlined on its first", () => {
  const { locate } = parse('a: "un\n  deux"\nb: un\n  deux\n');
  expect(locate(["a"], "value")).toEqual({ line: 1, column: 4, length: 3 });
  expect(locate(["b"], "value")).toEqual({ line: 3, column: 4, length: 2 });
});

test("an empty value is found after its colon", () => {
  expect(parse("a: 1\ntitle:\nb: 2\n").locate(["title"], "value")).toMatchObject({ line: 2, length: 1 });
});

test("values of an alias are found where they were written", () => {
  const { data, locate } = parse("a: &x { n: 1 }\nb: *x\n");
  expect(data).toEqual({ a: { n: 1 }, b: { n: 1 } });
  expect(locate(["b", "n"], "value")).toMatchObject({ line: 1, column: 12 });
});

test("a numeric key is a name like others", () => {
  const { data, locate } = parse("2025: un\n2024: deux\n");
  expect(data).toEqual({ "2025": "un", "2024": "deux" });
  expect(locate(["2024"], "value")).toEqual({ line: 2, column: 7, length: 4 });
});

test.each([
  [
    "a key that stands twice below a text that goes on behind its quotes",
    'title: "Audit" et la\n  suite du titre\ndate: 1\ndate: 2\n',
    { line: 4, column: 1 },
  ],
  ["a quote below words behind a list", 'a: [1] deux\n  lignes\nb: "x\n', { line: 3, column: 4 }],
])("%s is shown at its line", (_, text, place) => {
  expect(parse(text).problems.at(-1)?.at).toMatchObject(place);
});

test.each([
  ["a tab as indentation", "a:\n\tb: 1\n", "yaml/tab", 2, "the line is indented with a tab"],
  ["a key that stands twice", "a: 1\nb: 2\na: 3\n", "yaml/duplicate-key", 3, "the key “a” is given twice"],
  [
    "a quoted key that stands twice",
    'a b: 1\n"a b": 2\n',
    "yaml/duplicate-key",
    2,
    "the key “a b” is given twice",
  ],
  [
    "a key with an apostrophe that stands twice",
    "l'heure: 1\nl'heure: 2\n",
    "yaml/duplicate-key",
    2,
    "the key “l'heure” is given twice",
  ],
  [
    "a key with an apostrophe in quotes that stands twice",
    `"l'heure": 1\n"l'heure": 2\n`,
    "yaml/duplicate-key",
    2,
    "the key “l'heure” is given twice",
  ],
  [
    "a key with a colon that stands twice",
    "a:b: 1\n'a:b': 2\n",
    "yaml/duplicate-key",
    2,
    "the key “a:b” is given twice",
  ],
  [
    "a key that stands twice in a group",
    "g: { k: 1, k: 2 }\n",
    "yaml/duplicate-key",
    1,
    "the key “k” is given twice",
  ],
  [
    "a key that stands twice because the field above lost it",
    "title: a\nseo:\n\n  # of the page\ntitle: b\n",
    "yaml/duplicate-key",
    5,
    "the key “title” is given twice",
  ],
  ["an unknown tag", "a: !secret b\n", "yaml/tag", 1, "the tag “!secret” means nothing here"],
  [
    "a tag that would run code",
    "a: !!js/function x\n",
    "yaml/tag",
    1,
    "the tag “!!js/function” means nothing here",
  ],
  [
    "a double quote that is never closed",
    'a: "b\n',
    "yaml/syntax",
    1,
    "a text between quotes is never closed",
  ],
  [
    "a single quote that is never closed",
    "a: 'b\n",
    "yaml/syntax",
    1,
    "a text between quotes is never closed",
  ],
  ["a second document", "a: 1\n---\nb: 2\n", "yaml/syntax", 2, "a second document starts here"],
])("%s is refused", (_, text, code, line, message) => {
  const { data, problems } = parse(text);
  expect(data).toBeUndefined();
  expect(problems).toContainEqual(
    expect.objectContaining({ code, message, at: expect.objectContaining({ line }) as unknown }),
  );
});

test.each([
  ["a tab within a group", 'seo:\n\ttitle: "a"\n  description: b\n', 2, "with a tab", "indent with spaces"],
  ["colons in a text", "a: b : c: d\n", 1, "a text holds a colon", 'write a: "b : c: d"'],
  [
    "quotes that are empty",
    'a: ""Un : deux"\n',
    1,
    "closed already",
    "one quote before the text and one after",
  ],
  [
    "an apostrophe between apostrophes",
    "a: 'l'air'\n",
    1,
    "text follows a closing quote",
    'write a: "l\'air"',
  ],
  ["words after a quoted text", 'a: "b" c\n', 1, "text follows a closing quote", `write a: '"b" c'`],
  ["a quote left open", 'a: 1\nb: "c\nd: e\n', 2, "never closed", 'write " at its end'],
  [
    "a quote left open above other quotes",
    'a: "b\nc: "d"\ne: "f"\n',
    1,
    "never closed",
    'write " at its end',
  ],
  [
    "an apostrophe left open above others",
    "a: 1\nb: 'c\nd: 'e'\nf: l'g\n",
    2,
    "never closed",
    "write ' at its end",
  ],
  ["a quote left open within a list", 'a:\n  - b: "c\n    d: "e"\n', 2, "never closed", 'write " at its end'],
  [
    "lines that are not aligned",
    "g:\n    a: 1\n  b: 2\n",
    3,
    "does not begin where",
    "same number of spaces",
  ],
  ["fields below a value", "a: b\n  c: d\n", 1, "has a value, and other fields below it", "keep one of them"],
  ["a list left open", "a: [b, c\nd: e\n", 1, "the [ is never closed", "write ] at its end"],
  ["a group left open", "a: {b: c\n", 1, "the { is never closed", "write } at its end"],
  [
    "a list left open in an open group",
    "a: 1\nb: { c: [d }\ne: f\n",
    2,
    "the [ is never closed",
    "write ] at its end",
  ],
  ["a group left open at the top", "{a: b\n", 1, "the { is never closed", "write } at its end"],
  ["a bracket at the left", "a:\n  b: [\n    c\n]\n", 4, "the ] is not further in", "two more spaces"],
  [
    "a first line that is indented",
    "# un\n a: 1\nb: 2\nc:\n  - d: 3\n",
    2,
    "this line begins with 1 space, and line 3 with no space",
    "same number of spaces",
  ],
  [
    "a field of an item that lacks a space",
    "a:\n  - b: c\n   d: e\n    f: g\n",
    3,
    "does not begin where",
    "same number of spaces",
  ],
  [
    "an item without its dash",
    "a:\n  - b: c\n   d\n",
    3,
    "this line has no hyphen",
    "an item of a list is a hyphen",
  ],
  ["a colon forgotten", "a b\nc: d\n", 1, "this line has no colon", "a name, a colon, a space and a value"],
  [
    "a long text without its sign",
    "a:\n  b:\n    Un deux\n    trois : quatre.\n  c: d\n",
    3,
    "this line has no colon",
    "a text of several lines has >- after the name",
  ],
  [
    "a text below its field",
    "a:\n  - b: c\n    d:\n  e f\n  - b: c\n    d: e\n",
    4,
    "does not begin where",
    "same number of spaces",
  ],
  [
    "a field that begins further in than a text with a colon above it",
    'a: "Un : deux"\n b: c\n',
    2,
    "does not begin where",
    "same number of spaces",
  ],
  ["a colon without its space", "a:b\nc: d\n", 1, "no space after the colon", "write a: b"],
  ["a line that is no field", "a: 1\nb\n", 2, "has no colon", "a name, a colon, a space and a value"],
  ["a list beside its field", "a: - b\n", 1, "a list begins beside the name", "one a line, after a hyphen"],
  [
    "an item below a list that says it is empty",
    "r: []\n# note\n  - { from: /a, to: /b }\nc: d\n",
    3,
    "belongs to the field above, whose [] says that it is empty",
    "remove [] there",
  ],
  [
    "a list at the left below one that says it is empty",
    "r: [] # none\n- a\n",
    2,
    "belongs to the field above",
    "remove [] there",
  ],
  [
    "a field below a group that says it is empty",
    "r: {}\n  a: b\n",
    2,
    "belongs to the field above, whose {} says that it is empty",
    "remove {} there",
  ],
  [
    "an item of a list among fields",
    "cyber: { name: Cyber }\n- { name: Eau }\n",
    2,
    "an item of a list is among fields",
    "begin it with the name of a field",
  ],
  [
    "an item of a list below a comment, among fields",
    "cyber: { name: Cyber }\n\n# Une note\n- { name: Eau }\n",
    4,
    "an item of a list is among fields",
    "begin it with the name of a field",
  ],
  [
    "a comma forgotten between braces",
    "nav:\n  - { label: Plan href: /plan }\n",
    2,
    "a comma is missing before a field",
    "write the comma, as in",
  ],
  [
    "a space that never breaks behind a colon",
    "a:\u00A0b\nc: d\n",
    1,
    "a no-break space",
    "write an ordinary space over it",
  ],
  [
    "a space that never breaks before a colon, which leaves well-formed YAML",
    "a: b\nc\u202F: d\n",
    2,
    "a no-break space",
    "write an ordinary space over it",
  ],
  [
    "spaces that never break as indentation",
    "seo:\n\u00A0\u00A0title: b\n  description: d\n",
    2,
    "a no-break space",
    "write an ordinary space over it",
  ],
  [
    "a dash of word processors before an item",
    "l:\n  - title: a\n    text: b\n  – title: c\n    text: d\n",
    4,
    "this character does not begin an item of a list",
    "write a hyphen",
  ],
  [
    "curly quotes round a text with a colon",
    "t: “Un : deux”\nn: >-\n  – Oui,\n  \u00A0dit-il\u00A0: non\n",
    1,
    "curly quotes do not enclose a text",
    'the straight quote "',
  ],
  [
    "guillemets round a text with a colon",
    "a: b\nt: « Un : deux »\n",
    2,
    "guillemets do not enclose a text",
    'the straight quote " before the text and after it',
  ],
  [
    "guillemets with spaces that never break, as word processors set them",
    "t: «\u00A0Un\u00A0: deux : trois\u00A0»\n",
    1,
    "guillemets do not enclose a text",
    "in place of the guillemets, or around them",
  ],
  [
    "a quote left open before the end of a list",
    'a: ["b", "c]\nd: "e"\n',
    1,
    "a text between quotes is never closed",
    'write " where its words end, right before the ]',
  ],
  [
    "an apostrophe left open between items of a list",
    "a: ['b, c]\n",
    1,
    "a text between quotes is never closed",
    "write ' where its words end, right before the ,",
  ],
  [
    "a quote left open in a group between braces",
    'a: { b: "c }\n',
    1,
    "a text between quotes is never closed",
    'write " where its words end, right before the }',
  ],
  ["an address that begins with @", "a: @b\n", 1, "cannot begin with @", 'write a: "@b"'],
  [
    "a text beside its sign",
    "a: | b\n  c\n",
    1,
    "follows the character that begins a long text",
    "on the next line",
  ],
])("%s: one mistake is reported once, in plain words, with what to write", (_, text, line, message, hint) => {
  const { problems } = parse(text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({
    at: { line },
    message: expect.stringContaining(message),
    hint: expect.stringContaining(hint),
  });
});

test("a colon within a text without quotes is refused with a hint", () => {
  const { problems } = parse("title: Un titre : une suite: deux\n");
  expect(problems[0]).toMatchObject({
    code: "yaml/syntax",
    hint: 'write title: "Un titre : une suite: deux"',
  });
});

test("guillemets around a text that YAML reads are a part of the text", () => {
  expect(parse("t: « Un »\nu: «Deux» et trois\n")).toMatchObject({
    data: { t: "« Un »", u: "«Deux» et trois" },
    problems: [],
  });
});

test("dashes, curly quotes and no-break spaces stay the same within a text", () => {
  const text = "t: “Un”\nn: >-\n  – Oui\n  Non\u00A0: deux\nq:\n  – un\n  \u00A0deux\n";
  expect(parse(text)).toMatchObject({
    data: { t: "“Un”", n: "– Oui Non\u00A0: deux", q: "– un \u00A0deux" },
    problems: [],
  });
});

test("a repeated key right below a field without a value may belong to that field", () => {
  expect(parse("title: a\nseo:\ntitle: b\n").problems).toMatchObject([
    { at: { line: 3, column: 1 }, hint: expect.stringContaining("begin two spaces further in") },
  ]);
});

test("a quote left open is marked from the quote to the end of its line", () => {
  const { problems } = parse('title: "Un titre\nseo: "deux"\n', 2);
  expect(problems).toMatchObject([{ at: { line: 2, column: 8, length: 9 } }]);
});

test("mistakes of three lines are reported with the line of each", () => {
  const { problems } = parse("a: [b\nc: 'd\ne f\ng: 'h'\n");
  expect(problems.map(({ at }) => at?.line)).toEqual([1, 2, 3]);
});

test("every mistake is on its line of the file, whatever line the YAML starts on", () => {
  expect(parse("a: 1\na: 2\n", 2).problems).toMatchObject([{ at: { line: 3, column: 1 } }]);
});

test("an alias without an anchor is refused, and the hint says how to write an asterisk", () => {
  expect(parse("a: *nord\n").problems).toMatchObject([
    {
      code: "yaml/alias",
      at: { line: 1, column: 4, length: 5 },
      message: "*nord repeats a value called &nord, but there is none above",
      hint: 'put the text between quotes if it is meant to start with *, as in "*nord"',
    },
  ]);
});

test("a thousand aliases are read, and those of a file that has many more are refused at once", () => {
  const withAliases = (count: number) => {
    const ids = Array.from({ length: count }, (_, index) => `n${index}`);
    return parse(
      `${ids.map((id) => `${id}: &${id} x\n`).join("")}all: [${ids.map((id) => `*${id}`).join(", ")}]\n`,
    );
  };
  expect(withAliases(1000)).toMatchObject({ problems: [], data: { all: { length: 1000 } } });
  expect(withAliases(5000)).toMatchObject({
    data: undefined,
    problems: [{ code: "yaml/alias", at: { line: 5001 }, message: "the file has more than 1,000 aliases" }],
  });
  const oneName = `a: &a x\nb:\n${"  - *a\n".repeat(20_000)}`;
  expect(parse(oneName).problems).toMatchObject([{ code: "yaml/alias", at: { line: 1003 } }]);
});

test("an alias repeats the last value of its name above", () => {
  expect(parse("a: &n 1\nb: *n\nc: &n 2\nd: *n\n").data).toEqual({ a: 1, b: 1, c: 2, d: 2 });
});

test("an alias within its own anchor is refused, never followed without end", () => {
  const { data, problems } = parse("a: &a [*a]\n");
  expect(data).toBeUndefined();
  expect(problems).toMatchObject([
    {
      code: "yaml/alias",
      at: { line: 1, column: 8 },
      message: "*a is within the value that it repeats",
    },
  ]);
});

test("lists nested a hundred deep are read", () => {
  const { data, problems } = parse(`a: ${"[".repeat(100)}${"]".repeat(100)}`);
  expect(problems).toEqual([]);
  expect(JSON.stringify(data)).toBe(`{"a":${"[".repeat(100)}${"]".repeat(100)}}`);
});

test.each([
  ["brackets", `a: ${"[".repeat(20_000)}${"]".repeat(20_000)}`],
  ["dashes", `${"- ".repeat(20_000)}x`],
])("lists nested twenty thousand deep by %s are one problem of the file, not a crash", (_, text) => {
  const { data, problems } = parse(text);
  expect(data).toBeUndefined();
  expect(problems).toMatchObject([{ code: "yaml/syntax", message: "lists and groups are nested too deep" }]);
});

test("the first twenty of hundreds of mistakes are reported, with a note that there are more", () => {
  const { data, problems } = parse("a: b: c\n".repeat(20) + 'd: "e" f\n'.repeat(300));
  expect(data).toBeUndefined();
  expect(problems).toHaveLength(21);
  expect(problems.map(({ at }) => at?.line)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
  expect(problems[20]).toMatchObject({
    message: "more mistakes follow from here on",
    hint: "correct those above first: the others often come from them",
  });
});

test("YAML over the limit of characters is one problem, with a hint", () => {
  expect(parse(`a: ${"b".repeat(400_000)}\n`).problems).toEqual([]);
  expect(parse(`a: ${"]\n".repeat(400_000)}\n`, 2).problems).toEqual([
    {
      code: "yaml/syntax",
      severity: "error",
      file: "content/a.yaml",
      at: { line: 2, column: 1, length: 1 },
      message: "this YAML has more than 500,000 characters",
      hint: "split it over several files, and move long texts below front matter",
    },
  ]);
});

test("lists nested two hundred deep are read, and the first deeper one is named", () => {
  const nested = (depth: number) => `${"- ".repeat(depth)}x\n`;
  expect(parse(nested(200)).problems).toEqual([]);
  expect(parse(nested(201)).problems).toMatchObject([
    { message: "lists and groups are nested too deep", at: { line: 1, column: 401 } },
  ]);
});

test.each([300, 1500, 2600, 4000])(
  "groups nested %s deep behind an anchor are one problem, not a crash",
  (depth) => {
    expect(parse(`- a: &a ${"{a: ".repeat(depth)}${"}".repeat(depth)}\n- *a\n`).problems).toMatchObject([
      { message: "lists and groups are nested too deep" },
    ]);
  },
);

test("fields without commas between braces are one problem, however many there are", () => {
  expect(parse(`a: {${"b c: d ".repeat(5000)}}`).problems).toMatchObject([
    { message: "lists and groups are nested too deep" },
  ]);
});

test("aliases that repeat one another without end are refused, whether or not their lists hold anything", () => {
  const laughs = Array.from(
    { length: 12 },
    (_, index) => `l${index + 1}: &l${index + 1} [${Array(10).fill(`*l${index}`).join(", ")}]\n`,
  );
  for (const least of ["[]", "[x]"]) {
    const { data, problems } = parse(`l0: &l0 ${least}\n${laughs.join("")}`);
    expect(data).toBeUndefined();
    expect(problems).toMatchObject([
      { code: "yaml/alias", hint: "write the values out instead of repeating them with *name" },
    ]);
  }
});
