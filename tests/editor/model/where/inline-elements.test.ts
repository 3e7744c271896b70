import html5 from "html-validate/elements/html5";
import { describe, expect, test } from "vitest";
import {
  createWordSieve,
  findInSource,
  normaliseText,
  readShownText,
} from "../../../../src/editor/model/where/find-words.ts";
import { lineElements, voidElements, wordElements } from "../../../../src/html/elements.ts";
import { loadNativeParser } from "../../../../src/markdown/load-native-parser.ts";
import { htmlElements } from "../../../../src/markdown/safe-html.ts";
import { compile } from "../../../markdown/compile.ts";

/** Phrasing content that shows nothing, or a box of its own in which no word of the line goes on. */
const apart = new Set(
  "area audio br button canvas datalist embed iframe img input keygen link math meta meter noscript object picture progress script select selectedcontent svg template textarea video".split(
    " ",
  ),
);
const phrasing = Object.entries(html5).flatMap(([name, { phrasing }]) => (phrasing ? [name] : []));
const within = phrasing.filter((name) => !apart.has(name));

test("the table of elements has all phrasing content of the standard", () => {
  expect(within.length).toBeGreaterThan(30);
  expect(within.filter((name) => !wordElements.has(name))).toEqual([]);
  expect([...apart].filter((name) => wordElements.has(name))).toEqual([]);
});

const wrap = (name: string) =>
  voidElements.has(name) ? `t<${name} title="a > b">emps` : `t<${name} title="a > b">emp</${name}>s`;

test.each(within)("a word goes on within %s of compiled HTML", (name) => {
  const html = `<p>Le ${wrap(name)} passe</p>`;
  expect(createWordSieve("temps")(html)).toBe(true);
  expect(normaliseText(readShownText({ parts: [{ kind: "html", html }] }))).toBe("le temps passe");
});

const written = [...lineElements].filter(
  (name) => !apart.has(name) && Object.hasOwn(htmlElements.safe, name),
);

describe.each([
  ["the native parser", loadNativeParser()],
  ["remark", undefined],
])("a text that %s reads", (_, native) => {
  test.each(written)("has a word with %s in it, and its place", (name) => {
    const text = `Avant.\n\nLe ${wrap(name).replace(' title="a > b"', "")} passe.`;
    const { body } = compile(text, { native, html: "safe" });
    const [html = ""] = body.parts.map((part) => (part.kind === "html" ? part.html : ""));
    expect(createWordSieve("temps passe")(html)).toBe(true);
    expect(normaliseText(readShownText(body))).toContain("le temps passe");
    const found = findInSource(text, "temps passe");
    expect(text.slice(found?.index, (found?.index ?? 0) + (found?.length ?? 0))).toMatch(/^t<.*s passe$/);
  });
});
