import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { messages, problems } from "../../src/words/catalogue.ts";
import type { ProblemWords } from "../../src/words/in-each-language.ts";
import { englishWords } from "./english-words.ts";
import { type CataloguedMessage, listMessages } from "./list-messages.ts";

const english = listMessages("en");
const french = listMessages("fr");

/** The words of those messages of which `isWrong` is true, behind their paths. */
function findWrong(messages: readonly CataloguedMessage[], isWrong: (words: string) => boolean) {
  return messages
    .map((message) => ({ path: message.path, words: message.write() }))
    .filter(({ words }) => isWrong(words))
    .map(({ path, words }) => `${path}: ${words}`);
}

/** Lines whose parts stand in columns. */
const inColumns = /^(?:messages\/usage\.value-missing|cli\/print\.ts\/printWords\/ready)/;

/** Speaks of the signs themselves. */
const aboutSigns = /^messages\/yaml\/syntax\.guillemets/;

describe.each([
  ["English", english],
  ["French", french],
])("in %s", (_, messages) => {
  test("every message shows all the data that any language shows", () => {
    const namesByPath = new Map<string, Set<string>>();
    for (const { path, names } of [...english, ...french])
      namesByPath.set(path, new Set([...(namesByPath.get(path) ?? []), ...names]));
    const hidden = messages.flatMap(({ path, write }) =>
      [...(namesByPath.get(path) ?? [])]
        .filter((name) => write() === write([name]))
        .map((name) => `${path}: ${name}`),
    );
    expect(hidden).toEqual([]);
  });

  test("no message has a space too many, three dots for an ellipsis, or a straight apostrophe in a word", () => {
    const inLine = messages.filter(({ path }) => !inColumns.test(path));
    expect(
      findWrong(inLine, (words) => /\S {2,}\S|\.\.\.|\p{L}'\p{L}|^\s|\s$|undefined|\[object/u.test(words)),
    ).toEqual([]);
  });
});

test("no message is in two files, since one would hide the other", async () => {
  const folder = new URL("../../src/words/", import.meta.url);
  // Words for editors stand in for others.
  const beside = ["catalogue.ts", "for-editors.ts"];
  const subjects = readdirSync(folder).filter((name) => name.endsWith(".ts") && !beside.includes(name));
  const sections = await Promise.all(
    subjects.map((name) => import(new URL(name, folder).href) as Promise<Record<string, object>>),
  );
  const own = sections
    .flatMap((section) => Object.values(section))
    .flatMap((section) => Object.entries(section))
    .flatMap(([key, one]) => (Object.hasOwn(problems, key) ? Object.keys(one.messages) : [key]))
    .filter((key) => Object.hasOwn(messages, key));
  expect(own).toHaveLength(Object.keys(messages).length);
});

test("each message of a problem has its code for a key, or begins with it", () => {
  const others = Object.entries<ProblemWords>(problems).flatMap(([code, { messages }]) =>
    Object.keys(messages).filter((key) => key !== code && !key.startsWith(`${code}.`)),
  );
  expect(others).toEqual([]);
});

test("English quotes are curly, except in examples", () => {
  const withoutExamples = (words: string) => words.replaceAll(/"[^"]*"/g, "");
  const others = english.filter(({ path }) => !aboutSigns.test(path));
  expect(findWrong(others, (words) => /[«»]|[\s(]'\p{L}/u.test(withoutExamples(words)))).toEqual([]);
});

test("French punctuation marks of two parts have a no-break space before them", () => {
  const noSpace = /\p{L}[;?!»](?=\s|$)|«\S|[^\u00A0]»/u;
  // A sign that is spoken of stands for itself.
  const ordinarySpace = /(?<!par|un|comme|ou)(?:[ \u202F]:|[ \u00A0][;?!])(?=[\s,.]|$)|« /u;
  expect(findWrong(french, (words) => noSpace.test(words) || ordinarySpace.test(words))).toEqual([]);
});

/** Messages about something that has an English word for its name. */
const aboutNames = [
  "messages/accessibility.no-redundant-for",
  // Pages that exist in English only.
  "pages/connect.key.account.github",
  "pages/connect.key.site.github",
];

test("no French message has an English word, except names of fields, files and options", () => {
  const name = /[\w-]+[:=/(]|[./<{`_-][\w-]+|"[^"]*"/g;
  const word = new RegExp(`(?<![\\p{L}’])(?:${englishWords.join("|")})(?!\\p{L})`, "iu");
  const messages = french.filter(({ path }) => !aboutNames.includes(path));
  expect(findWrong(messages, (words) => word.test(words.replaceAll(name, "")))).toEqual([]);
});
