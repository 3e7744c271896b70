import { expect, test } from "vitest";
import { z } from "zod";
import { markdown } from "../../src/define/fields.ts";
import { compileEntries } from "../../src/markdown/compile-entries.ts";
import { keepByObject, noMemory } from "../../src/model/memory/memory.ts";
import type { Body, ValidEntry } from "../../src/model/model.ts";
import type { Position, Problem } from "../../src/words/problem.ts";
import { locateBy } from "../support/locate-by.ts";
import { tell } from "../support/speech.ts";

const schema = z.strictObject({ title: z.string(), faq: z.array(markdown()).default([]) });

function valid(id: string, text: string | undefined, faq: readonly string[] = []): ValidEntry {
  return {
    collection: "articles",
    id,
    file: `content/articles/${id}.md`,
    digest: id,
    data: schema.parse({ title: "*A*", faq }),
    locate: locateBy((path) => ({ line: 3 + Number(path.at(-1)), column: 1 })),
    source: text === undefined ? undefined : { text, line: 9, digest: id, mayHold: () => true },
  };
}

function bodyOf(html: string): Body {
  return { parts: [{ kind: "html", html }], headings: [], words: 1, links: [], images: [] };
}

/** What is the same of the texts of most of these tests, or what nobody asks. */
const notAsked = {
  inputs: "",
  problems: [],
  hasErrors: () => false,
  resolveFileLinks: () => {},
  linkedPages: "",
  dropped: {},
  styles: [],
  isTransient: false,
  isKnown: () => false,
  compile: () => undefined,
  toJob: () => ({ text: "", line: 1, file: "" }),
  take: () => {},
};

type Compiler = Parameters<typeof compileEntries>[1];

function compilerOf(compile: Compiler["compile"]): Compiler {
  return { compile, digest: "" };
}

/** Compiles with a compiler that says what it was given, and complains of every text that asks for it. */
function compileAll(given: readonly ValidEntry[]) {
  const problems: Problem[] = [];
  const told: string[] = [];
  const { entries, places, steps } = compileEntries(
    given,
    compilerOf(({ text, line }, file) => ({
      ...bodyOf(`${file}:${line} ${text}`),
      ...notAsked,
      problems: text.includes("!")
        ? [{ code: "markdown/raw-html", severity: "warning", file, at: { line, column: 1 }, message: text }]
        : [],
      hasErrors: () => text.includes("!!"),
    })),
    (done, total) => void told.push(`${done} of ${total}`),
    (problem) => problems.push(problem),
  );
  const before = [...problems, ...told];
  for (const _ of steps);
  return { entries, places, problems, told, before };
}

test("the text and the Markdown fields of an entry are compiled, each with its own line", () => {
  const { entries } = compileAll([valid("a", "Texte", ["Un", "Deux"])]);
  expect(entries).toMatchObject([
    {
      collection: "articles",
      id: "a",
      file: "content/articles/a.md",
      digest: "a",
      data: {
        title: "*A*",
        faq: [bodyOf("content/articles/a.md:3 Un"), bodyOf("content/articles/a.md:4 Deux")],
      },
      body: bodyOf("content/articles/a.md:9 Texte"),
    },
  ]);
});

test("an entry in a YAML file has no body", () => {
  expect(compileAll([valid("a", undefined)]).entries[0]?.body).toBeUndefined();
});

test("the problems of all texts are reported, and no entry is left out for them", () => {
  const { entries, problems } = compileAll([valid("a", "Oh !", ["Ah !"]), valid("b", "Hé !")]);
  expect(entries).toHaveLength(2);
  expect(problems.map(({ file, at, message }) => `${file}:${at?.line} ${tell(message)}`)).toEqual([
    "content/articles/a.md:3 Ah !",
    "content/articles/a.md:9 Oh !",
    "content/articles/b.md:9 Hé !",
  ]);
});

test("problems of a text are reported in the order of entries", () => {
  expect(compileAll([valid("a", "Oh !", ["Ah !"])]).before).toEqual([]);
});

test("a compiled entry still knows the places of its values", () => {
  const { entries, places } = compileAll([valid("a", "Texte")]);
  const [entry] = entries;
  expect(entry && places.get(entry)?.(["faq", 2], "value")).toEqual({ line: 5, column: 1 });
});

test("every entry is counted, whether it has a text or not", () => {
  const entries = [valid("a", "Texte"), valid("b", undefined), valid("c", "Oh !")];
  expect(compileAll(entries).told).toEqual(["1 of 3", "2 of 3", "3 of 3"]);
  expect(compileAll([]).told).toEqual([]);
});

test("a Markdown field with the same words at another place is compiled separately", () => {
  const digests: string[] = [];
  const compile = (place: Position) =>
    compileEntries(
      [{ ...valid("a", undefined, ["Un"]), locate: locateBy(() => place) }],
      compilerOf(({ digest }) => {
        digests.push(digest);
        return {
          ...bodyOf(""),
          ...notAsked,
        };
      }),
      () => {},
      () => {},
    );
  compile({ line: 3, column: 1 });
  compile({ line: 3, column: 5 });
  compile({ line: 3, column: 1 });
  expect(digests[1]).not.toBe(digests[0]);
  expect(digests[2]).toBe(digests[0]);
});

test("with another compiler, an entry stays the same object if the keys of its texts are the same", () => {
  const entries = [valid("a", "Un"), valid("b", "Deux"), valid("c", undefined)];
  const memory = { ...noMemory, getFor: keepByObject() };
  const build = (digest: string, inputsOf: (text: string) => string) =>
    compileEntries(
      entries,
      {
        digest,
        compile: ({ text }) => ({
          ...bodyOf(text),
          ...notAsked,
          inputs: inputsOf(text),
        }),
      },
      () => {},
      () => {},
      memory,
    ).entries;
  const before = build("1", () => "the same");
  const after = build("2", (text) => (text === "Un" ? "others" : "the same"));
  expect(after.map((entry, index) => entry === before[index])).toEqual([false, true, true]);
});
