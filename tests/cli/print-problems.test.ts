import { afterEach, expect, test, vi } from "vitest";
import { formatProblems, printProblems, wantsColour } from "../../src/cli/print-problems.ts";
import type { Problem } from "../../src/words/problem.ts";
import { english } from "../support/speech.ts";

const problem: Problem = {
  code: "entry/invalid-field",
  severity: "error",
  file: "content/a.md",
  message: "title must be text",
};

/** What an author reads about a problem on the only line of a file. */
function frameOf(line: string, at: Problem["at"], more: Partial<Problem> = {}): readonly string[] {
  const text = formatProblems([{ ...problem, ...(at && { at }), ...more }], () => line, false, english);
  return text.split("\n").slice(2, 4);
}

function terminalOf(isTTY?: boolean) {
  let text = "";
  return {
    ...(isTTY !== undefined && { isTTY }),
    write(more: string) {
      text += more;
    },
    text: () => text,
  };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test("a problem is shown with its place, its line, its hint and its code", () => {
  const readText = (file: string) => (file === "content/a.md" ? "---\ntitle: 42\n---\n" : undefined);
  const at = { line: 2, column: 8, length: 2 };
  expect(
    `\n${formatProblems([{ ...problem, at, hint: "put it between quotes" }], readText, false, english)}`,
  ).toBe(`
content/a.md:2:8  error  title must be text

  2 | title: 42
    |        ^^
  hint: put it between quotes                                    [entry/invalid-field]

`);
});

test("a problem without place, or in a file that cannot be read, is shown without a line", () => {
  const expected =
    "  error  title must be text\n                                                                 [entry/invalid-field]\n\n";
  expect(formatProblems([problem], () => "text", false, english)).toBe(`content/a.md${expected}`);
  expect(formatProblems([{ ...problem, at: { line: 1, column: 1 } }], () => undefined, false, english)).toBe(
    `content/a.md:1:1${expected}`,
  );
});

test("a place below the end of the file is shown without a line", () => {
  expect(
    formatProblems([{ ...problem, at: { line: 3, column: 1 } }], () => "a\nb", false, english),
  ).not.toContain("|");
});

test("a warning is shown as a warning", () => {
  expect(formatProblems([{ ...problem, severity: "warning" }], () => undefined, false, english)).toContain(
    "  warning  ",
  );
});

test("lines are counted alike whatever ends them", () => {
  const text = formatProblems(
    [{ ...problem, at: { line: 4, column: 1 } }],
    () => "a\r\nb\rc\nici",
    false,
    english,
  );
  expect(text).toContain("  4 | ici\n    | ^\n");
});

test.each([
  ["plain text", "title: 42", { column: 8, length: 2 }, ["  1 | title: 42", "    |        ^^"]],
  ["no length", "title: 42", { column: 8 }, ["  1 | title: 42", "    |        ^"]],
  ["tabs", "\t\ttitle: 42", { column: 3, length: 5 }, ["  1 |   title: 42", "    |   ^^^^^"]],
  ["accents", "été: œuvre", { column: 6, length: 5 }, ["  1 | été: œuvre", "    |      ^^^^^"]],
  [
    "accents that stand alone",
    "e\u0301te\u0301: x",
    { column: 8, length: 1 },
    ["  1 | e\u0301te\u0301: x", "    |      ^"],
  ],
  ["an emoji of two units", "🏢 x", { column: 4 }, ["  1 | 🏢 x", "    |    ^"]],
  ["an emoji of many units", "👩‍🔧 x", { column: 7 }, ["  1 | 👩‍🔧 x", "    |    ^"]],
  ["wide letters", "日本 x", { column: 4 }, ["  1 | 日本 x", "    |      ^"]],
  ["an emoji to underline", "x 🏢", { column: 3, length: 2 }, ["  1 | x 🏢", "    |   ^^"]],
  ["the end of a line", "abc", { column: 4 }, ["  1 | abc", "    |    ^"]],
  ["beyond the end of a line", "abc", { column: 6 }, ["  1 | abc", "    |      ^"]],
  ["a length that goes on beyond the line", "abc", { column: 2, length: 50 }, ["  1 | abc", "    |  ^^"]],
  ["an empty line", "", { column: 1, length: 0 }, ["  1 | ", "    | ^"]],
])("the mark stands below its column: %s", (_, line, place, expected) => {
  expect(frameOf(line, { line: 1, ...place })).toEqual(expected);
});

test.each([1, 40, 41, 150, 260, 299, 300])(
  "a long line is shown in part, around column %i, with the mark below the right letter",
  (column) => {
    const line = Array.from({ length: 300 }, (_, index) => (index + 1 === column ? "X" : "-")).join("");
    const [shown = "", marks = ""] = frameOf(line, { line: 1, column });
    expect(shown.length).toBeLessThanOrEqual(110);
    expect(shown[marks.indexOf("^")]).toBe("X");
    expect(shown.includes("…")).toBe(true);
  },
);

test("no words of an author can control the terminal, and the mark is still below its column", () => {
  const steering = "\u001b[31ma\u0007\u009b2J\u202E: x";
  const [shown = "", marks = ""] = frameOf(steering, { line: 1, column: steering.length });
  expect(shown).toBe("  1 | \\u001b[31ma\\u0007\\u009b2J\\u202e: x");
  expect(shown[marks.indexOf("^")]).toBe("x");
  const text = formatProblems(
    [
      {
        ...problem,
        file: "content/\u001b[2J\n.md",
        message: "\u001b]0;x\u0007y\r",
        hint: "\u001b[1mz\u0000",
      },
    ],
    () => undefined,
    false,
    english,
  );
  expect(text).toBe(
    `content/\\u001b[2J\\u000a.md  error  \\u001b]0;x\\u0007y\\u000d\n  ${"hint: \\u001b[1mz\\u0000".padEnd(62)} [entry/invalid-field]\n\n`,
  );
});

test("colours are used only on terminals, and not with NO_COLOR or a dumb terminal", () => {
  vi.stubEnv("NO_COLOR", "");
  vi.stubEnv("TERM", "xterm");
  expect(wantsColour(terminalOf(true))).toBe(true);
  expect(wantsColour(terminalOf(false))).toBe(false);
  expect(wantsColour(terminalOf())).toBe(false);
  vi.stubEnv("NO_COLOR", "1");
  expect(wantsColour(terminalOf(true))).toBe(false);
  vi.stubEnv("NO_COLOR", "");
  vi.stubEnv("TERM", "dumb");
  expect(wantsColour(terminalOf(true))).toBe(false);
});

test("on a terminal the words are the same, with colours around them", () => {
  vi.stubEnv("NO_COLOR", "");
  vi.stubEnv("TERM", "xterm");
  const [colourful, plain] = [terminalOf(true), terminalOf(false)];
  const at = { line: 1, column: 1 };
  for (const terminal of [colourful, plain])
    printProblems([{ ...problem, at }], () => "x", terminal, english);
  expect(colourful.text()).toContain("\u001b[31merror");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
  expect(colourful.text().replace(/\u001b\[\d+m/g, "")).toBe(plain.text());
});

test("without problems nothing is printed", () => {
  const terminal = terminalOf(false);
  printProblems([], () => "x", terminal, english);
  expect(terminal.text()).toBe("");
});

test("a file with many problems is read once", () => {
  const places = [1, 2, 3].map((line) => ({ ...problem, at: { line, column: 1 } }));
  const other = { ...problem, file: "content/b.md", at: { line: 1, column: 1 } };
  const reads: string[] = [];
  const readText = (file: string) => {
    reads.push(file);
    return "un\ndeux\ntrois";
  };
  const text = formatProblems([...places, other], readText, false, english);
  expect(text.match(/\d \| \w+/g)).toEqual(["1 | un", "2 | deux", "3 | trois", "1 | un"]);
  expect(reads).toEqual(["content/a.md", "content/b.md"]);
});

test("ten of many warnings of one kind are shown in full, the others only with their place", () => {
  const warn = (number: number, more: Partial<Problem> = {}): Problem => ({
    ...problem,
    severity: "warning",
    file: `content/${number}.md`,
    code: "markdown/raw-html",
    at: { line: 1, column: 1 },
    message: `mot ${number}`,
    hint: "do this",
    ...more,
  });
  const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
  const reads: string[] = [];
  const readText = (file: string) => {
    reads.push(file);
    return file;
  };
  const warnings = [...numbers.map((number) => warn(number)), warn(13, { hint: "do that" })];
  const text = formatProblems(warnings, readText, false, english);
  expect(text.match(/mot \d+/g)).toHaveLength(13);
  expect(text.match(/1 \| content\/\d+\.md/g)).toHaveLength(11);
  expect(text).toContain(
    "[markdown/raw-html]\n\ncontent/11.md:1:1  warning  mot 11\ncontent/12.md:1:1  warning  mot 12\n\ncontent/13.md:1:1",
  );
  expect(reads).toHaveLength(11);
  const errors = formatProblems(
    numbers.map((number) => warn(number, { severity: "error" })),
    readText,
    false,
    english,
  );
  expect(errors.match(/1 \| content/g)).toHaveLength(12);
});

test("a problem without a line does not read its file, which may be a film", () => {
  const read = vi.fn(() => "text");
  formatProblems([{ ...problem, file: "static/film.mp4" }], read, false, english);
  expect(read).not.toHaveBeenCalled();
});
