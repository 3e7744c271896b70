import { expect, test } from "vitest";
import { compileApart } from "../../../src/markdown/threads/compile-apart.ts";
import type { CompiledText } from "../../../src/model/model.ts";
import { heavyTexts } from "../../support/heavy-texts.ts";
import { shareOf } from "../../support/is-whole.ts";

const settings = {
  language: "fr",
  words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour au texte, note" },
  base: "",
  anchors: "plain",
  html: "few",
  keep: [],
  native: true,
  needsTemplates: false,
} as const;

const apart = (text: string, native = true, cpuMs?: number) =>
  compileApart(
    { settings: { ...settings, native }, templates: undefined },
    { text, line: 1, file: "content/a.md" },
    cpuMs,
  );

const htmlOf = (found: ReturnType<typeof apart>) =>
  typeof found === "object" ? new TextDecoder().decode((found.text as CompiledText).bytes) : found;

test("a text in a process of its own gives what it gives elsewhere", () => {
  expect(htmlOf(apart("Un *mot* : fin."))).toContain("<p>Un <em>mot</em>\u00A0: fin.</p>");
});

test.each(shareOf(heavyTexts, 4))(
  "%s end at the deadline, or are compiled before it",
  (_, text) => {
    // A tenth of what texts get, for a quick test.
    expect(htmlOf(apart(text, true, 300))).toMatch(/^late$|<p>|<ul>/);
  },
  60_000,
);

const longTexts = [
  [
    "paragraphs with times, code and addresses",
    "à 16:30, `a:b` et https://a.fr/b_c : d & e\n\n".repeat(8000),
  ],
  [
    "a changelog as one tight list",
    "* [`a1b2`](https://a.fr/c/d) **e**: f (A) [#1](https://a.fr/1)\n".repeat(2500),
  ],
  ["a table", `| a | b |\n| - | - |\n${"| GET: `c` | [d](/e): f |\n".repeat(1000)}`],
  ["a list of definitions", "[a]: https://a.fr/b\n".repeat(1500)],
  ["data within code", `\`\`\`\n${'  "name": "a", "url": "https://b.fr",\n'.repeat(1500)}\`\`\`\n`],
  ["words without a break", "a".repeat(900_000)],
  ["a picture in an address", `![a](data:image/png;base64,${"aB3/+_".repeat(100)})\n\n`.repeat(50)],
  ["another alphabet", "漢字。仮名:『平仮名』。".repeat(500)],
  ["long lines beyond ASCII", `${"é *a* [b](/c) d. ".repeat(150)}\n\n`.repeat(50)],
] as const;

test.each(shareOf(longTexts, 3))(
  "a long text that people could write is compiled: %s",
  (_, text) => {
    expect(htmlOf(apart(text))).toMatch(/<p>|<ul>|<table>|<pre>|^\{/);
  },
  60_000,
);

test.each([
  ["the native parser", true, ":`".repeat(200_000)],
  ["remark", false, "*_".repeat(40_000)],
])("%s is stopped within its own work", (_, native, text) => {
  const start = performance.now();
  expect(apart(text, native, 500)).toBe("late");
  expect(performance.now() - start).toBeLessThan(20_000);
});
