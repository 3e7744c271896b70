import { expect, test } from "vitest";
import { codes, menderOf, problems } from "../../src/words/catalogue.ts";
import { isForFiles, wordsForEditors } from "../../src/words/for-editors.ts";
import type { Language } from "../../src/words/languages.ts";
import type { Message, MessageKey } from "../../src/words/message.ts";
import { jargon } from "../support/jargon.ts";
import { listMessages } from "./list-messages.ts";
import { createSample } from "./sample-data.ts";

/** Parts of the pages that only developers open: the panel of `site dev`, and the page « Publier », which has a test. */
const others = /^(?:pages\/(?:publish|sending|service|card|weight|sources|axe|overflow|to-mend|page)\b)/;

/** The key of a computer is what its page is about, the sign is what the button writes, and the program stands under « Détails ». */
const meant: readonly (readonly [RegExp, RegExp])[] = [
  [/^pages\/connect\./, /(?<!\p{L})(?:clés?|keys?)(?!\p{L})/gu],
  [/^edit\/value\.brace$/, /\{/g],
  [/^pages\/connect\.key\.no-program\.how$/, /Git/g],
];

function leaveOutMeant(key: string, words: string): string {
  return meant.reduce((text, [keys, word]) => (keys.test(key) ? text.replace(word, "…") : text), words);
}

/** What an editor can meet outside « Détails », by key. */
function listForEditors(language: Language): readonly (readonly [string, string])[] {
  const written = new Map(listMessages(language).map(({ path, write }) => [path, write()]));
  const own = (key: string) => {
    const words = wordsForEditors(key as MessageKey, language);
    if (words === undefined) return written.get(`messages/${key}`) ?? "";
    return typeof words === "string" ? words : words(createSample(() => "one").data as never);
  };
  const ofProblems = codes
    .filter((code) => menderOf({ code }) !== "developer")
    .flatMap((code) => Object.keys(problems[code].messages));
  const ofEdits = [...written.keys()]
    .filter((path) => /^messages\/(?:edit|add|rule|expected|value)[/.]/.test(path))
    .map((path) => path.slice("messages/".length));
  const told = [...new Set([...ofProblems, ...ofEdits])]
    .filter((key) => !isForFiles({ key, data: {} } as Message))
    .map((key) => [key, own(key)] as const);
  const pages = [...written].filter(([path]) => /^(?:edit|pages)\//.test(path) && !others.test(path));
  return [...told, ...pages];
}

test.each(["fr", "en"] as const)("no sentence for editors has a word of developers (%s)", (language) => {
  const sentences = listForEditors(language);
  expect(sentences.length).toBeGreaterThan(400);
  const wrong = sentences.filter(([key, words]) => jargon[language].test(leaveOutMeant(key, words)));
  expect(wrong.map(([key, words]) => `${key}: ${words}`)).toEqual([]);
});
