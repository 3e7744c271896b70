import type { Code, Paragraph, Text } from "mdast";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { checkTerms, readWords } from "../../src/check/check-terms.ts";
import { checkPlaceholders } from "../../src/check/check-texts.ts";
import { createFigureSearch } from "../../src/check/find-figures.ts";
import { readSourceSet } from "../../src/check/read-elements.ts";
import { readTags } from "../../src/html/read-html.ts";
import { type Compilation, createCompilation } from "../../src/markdown/compilation.ts";
import { readDirective } from "../../src/markdown/directives.ts";
import { findDeepNesting } from "../../src/markdown/limits.ts";
import { classifyUrl } from "../../src/markdown/links-and-images.ts";
import {
  reportOpenCode,
  reportStrayFence,
  reportStrayLink,
  reportStrayMarks,
  reportStrayReferences,
} from "../../src/markdown/report-strays.ts";
import { Line } from "../../src/markdown/write-line.ts";
import { noMemory } from "../../src/model/memory/memory.ts";
import { slugify, toRoute } from "../../src/model/route.ts";
import { readStyleNeeds } from "../../src/pipeline/render/policies.ts";
import { balanceLines } from "../../src/text/balance-lines.ts";
import { fitLine } from "../../src/text/fit-line.ts";
import { tieShortWords } from "../../src/text/short-words.ts";
import { createTypographer, typeset } from "../../src/text/typography.ts";
import { cpuOf, growsTooFast } from "../support/growth.ts";

/** What stands in for a text: all of its characters are one wide. */
const measure = (text: string) => text.length;
const file = "content/articles/visite.md";
const words = { opensNewTab: "", footnotes: "", backToText: "" };
const term = { write: "e-mail", insteadOf: ["mail", "a a"], caseAndAccents: true };

function compilationOf(text: string): Compilation {
  const typographer = createTypographer("fr", ["a@"]);
  return createCompilation(
    {
      language: "fr",
      keep: [],
      words,
      base: "",
      anchors: "plain",
      html: "few",
      directives: { a: { attributes: z.object({}), body: "blocks" } },
      typographer,
    },
    { source: { text, line: 1 }, file, definitions: new Map(), footnotes: new Map(), plugged: undefined },
  );
}

/** Where a node stands that is the whole text. */
function placeOf(text: string) {
  const lines = text.split("\n");
  const end = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, offset: text.length };
  return { start: { line: 1, column: 1, offset: 0 }, end };
}

const textOf = (value: string): Text => ({ type: "text", value, position: placeOf(value) });
const paragraphOf = (value: string): Paragraph => ({
  type: "paragraph",
  children: [textOf(value)],
  position: placeOf(value),
});
const waiting = (placeholder: string) => ({ placeholder, collections: {}, settings: z.looseObject({}) });
const parsedOf = (text: string) => ({
  file,
  digest: "",
  data: { text },
  locate: () => undefined,
  body: { text, line: 1, digest: "", mayHold: () => true },
});

const searchFigures = createFigureSearch([
  { name: "a", value: 7, unit: "a", said: ["a {} a", "a … {} a", "{} … a"] },
]);

/** What reads a text that an author wrote. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  typeset: (text) => typeset(text, "fr", ["a@"]),
  tieShortWords: (text) => tieShortWords(text, "fr"),
  balanceLines: (text) => balanceLines(text, { width: 30, measure }),
  fitLine: (text) => fitLine(text, { width: 30, measure }),
  slugify,
  toRoute: (text) => toRoute(`/${text}`),
  classifyUrl,
  findDeepNesting,
  readSourceSet,
  "readWords of Markdown": (text) =>
    readWords({ file, digest: "", text, bytes: new Uint8Array() }, parsedOf(text)),
  checkTerms: (text) => {
    const terms = [
      { ...parsedOf(""), collection: "terms", id: "mail", file: "content/terms/mail.yaml", data: term },
    ];
    const sources = [{ file, digest: "", text, bytes: new Uint8Array() }];
    checkTerms(
      { sources, parsed: [parsedOf(text)], terms: terms as never, keep: ["a@"] },
      noMemory,
      () => {},
    );
  },
  createFigureSearch: (text) => {
    for (const written of [text, `a ${text}`, `1${text}`, `sept${text}`]) searchFigures(written);
  },
  checkPlaceholders: (text) => checkPlaceholders([parsedOf(text)], waiting(text.slice(0, 2)), () => {}),
  "checkPlaceholders of what is nearly one": (text) => {
    checkPlaceholders([parsedOf(`${text}à compléter${text}x`)], waiting("à compléter"), () => {});
  },
  readTags: (text) => readTags(text, () => true),
  readStyleNeeds: (text) => readStyleNeeds([{ path: "a.css", bytes: Buffer.from(text) }], noMemory),
  Line: (text) => new Line([textOf(text)], [], compilationOf(text)),
  reportStrayFence: (text) => {
    for (const written of [text, `::${text}`]) reportStrayFence(paragraphOf(written), compilationOf(written));
  },
  reportStrayLink: (text) => reportStrayLink(paragraphOf(text), compilationOf(text)),
  reportStrayMarks: (text) => {
    for (const written of [text, `|${text}|\n`])
      reportStrayMarks(paragraphOf(written), compilationOf(written));
  },
  reportStrayReferences: (text) => {
    reportStrayReferences(textOf(`${text}[^a]`), compilationOf(`${text}[^a]`));
  },
  "reportOpenCode of long fences": (text) => {
    const fence = "`".repeat(text.length);
    const written = `${fence}\n${text}\n${fence}`;
    reportOpenCode({ type: "code", value: text, position: placeOf(written) }, compilationOf(written));
  },
  "reportOpenCode of many fences": (text) => {
    const fence = "```\na\n```\n";
    const written = fence.repeat(text.length / fence.length);
    const compilation = compilationOf(written + text);
    for (let start = 0; start < written.length; start += fence.length) {
      const position = {
        start: { line: 1, column: 1, offset: start },
        end: { line: 3, column: 4, offset: start + 9 },
      };
      reportOpenCode({ type: "code", value: "a", position } satisfies Code, compilation);
    }
  },
  readDirective: (text) => {
    const written = `:::a\n${text.replaceAll("\n", "")}`;
    const directive = {
      type: "containerDirective",
      name: "a",
      children: [],
      position: placeOf(written),
    } as const;
    readDirective({ ...directive, children: [] }, "top", compilationOf(written), undefined);
  },
};

const fragments = [
  ..."aA1-.,:;#|&<>[](){}`~*_\\/'\"«»•@!? \n\t\u00a0",
  ...[
    "a ",
    "« ",
    "a@",
    "http://",
    "http://a.b/'a ",
    "1 ",
    "' ",
    "a'a ",
    "• a\n",
    "• ",
    "a.",
    "a-",
    "&a;",
    "![",
    "](/ ",
    "[a](/a b",
    "[^a]",
    "[a][b",
    "*_",
  ],
  ...[
    "| a |\n",
    "| ",
    "## a",
    "##a\n",
    "- \u00a0a\n",
    "-\u00a0",
    ":::",
    ":::\n",
    "```\n",
    "```a\n",
    "~~~\n",
    "<!--",
    "[a]:\n",
    "[\n",
    "/*",
    "url(",
    '\\"',
    "@import ",
    'a="',
    "{a='",
    "1. ",
    "> ",
    "mail ",
    "a\n",
    " a",
    "()",
  ],
];

describe("reading an author's text takes eight times as long for eight times the text", () => {
  test.each(Object.entries(readers))("%s", (_, read) => {
    const slow = fragments.filter((fragment) => {
      const text = (size: number) => `${fragment.repeat(Math.ceil(size / fragment.length))}\u0000`;
      const run = (size: number) => () => read(text(size));
      // What is over this soon has no time to grow in.
      return cpuOf(run(32_000)) > 40 && growsTooFast(run(4000), run(32_000), 0.5);
    });
    expect(slow).toEqual([]);
  });
});
