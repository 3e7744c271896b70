import { expect, test } from "vitest";
import { createMarkdownCompiler } from "../../src/markdown/compile-markdown.ts";
import { RememberedBody, toCompiledText } from "../../src/markdown/remember-body.ts";
import { leastTexts, needsHelp, shareTexts } from "../../src/markdown/share-texts.ts";
import type { TextJob } from "../../src/model.ts";
import { computeLong } from "../support/remember.ts";

const compile = createMarkdownCompiler({
  language: "fr",
  words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour au texte" },
  base: "",
  keep: [],
  directives: {},
  native: undefined,
});

/** Texts of which those that are `remembered` need not be compiled, and which of them were compiled here. */
function createTexts(count: number, remembered: (index: number) => boolean) {
  const compiled: string[] = [];
  const texts = Array.from({ length: count }, (_, index) => {
    const text = `Texte ${index} : « non ».`;
    const source = { text, line: 5, digest: String(index), mayHold: () => false };
    return new RememberedBody(source, `content/${index}.md`, {
      rememberLong: computeLong,
      isRemembered: (_kind, key) => remembered(Number(key)),
      nameText: ({ digest }) => digest,
      compile: (given, file) => {
        compiled.push(file);
        return compile(given, file);
      },
    });
  });
  return { texts, compiled };
}

test.each<[string, number, (index: number) => boolean, boolean]>([
  ["a first build of a large site", leastTexts, () => false, true],
  ["a small site", leastTexts - 1, () => false, false],
  ["a build that remembers", leastTexts, () => true, false],
  ["a build that remembers all but the first text", leastTexts, (index) => index > 0, false],
])("%s is worth a second thread, or not", (_, count, remembered, expected) => {
  const { texts, compiled } = createTexts(count, remembered);
  expect(needsHelp(texts)).toBe(expected);
  expect(compiled).toEqual([]);
});

test("texts that are not remembered are compiled once, here or there, and come out the same", async () => {
  const { texts, compiled } = createTexts(60, (index) => index % 3 === 0);
  const there: string[] = [];
  const told: string[] = [];
  const compileTexts = async (jobs: readonly TextJob[]) => {
    there.push(...jobs.map(({ file }) => file));
    return jobs.map(({ text, line, file }) => toCompiledText(compile({ text, line }, file)));
  };
  const rest = () => Promise.resolve();
  await shareTexts(texts, { compileTexts }, rest, (done, total) => void told.push(`${done} of ${total}`));
  expect(new Set([...compiled, ...there]).size).toBe(40);
  expect([compiled.length + there.length, compiled.length > 0, there.length > 0]).toEqual([40, true, true]);
  expect([told.length, told[0], told.at(-1)]).toEqual([40, "21 of 60", "60 of 60"]);
  expect(texts[59]?.parts).toEqual([{ kind: "html", html: "<p>Texte 59\u00A0: «\u00A0non\u00A0».</p>" }]);
});
