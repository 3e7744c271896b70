import { expect, test } from "vitest";
import { readFacts } from "../../src/check/read-facts.ts";
import { toHtmlPart } from "../../src/markdown/body-parts.ts";
import { packBody, unpackBody } from "../../src/markdown/create-body-compiler.ts";
import type { BodyPart } from "../../src/model/model.ts";
import { factsOf } from "../support/facts-of.ts";
import { compile } from "./compile.ts";

const text = `## Un titre avec \`code\` & [lien](/a "b")

Du texte[^1] : [ici](#un-titre), https://www.example.org/?a=b&c=d et a@example.org.

:::callout{title="Vu"}
### Dedans

[là](/l%C3%A0)
:::

## Un titre avec \`code\` & [lien](/a "b")

[^1]: La note.
`;

test("the facts noted for compiled HTML are those that a parser of the HTML finds", () => {
  const { parts } = compile(text).body;
  const [before, callout, after] = parts;
  if (before?.kind !== "html" || callout?.kind !== "directive" || after?.kind !== "html") throw new Error();
  const page = (pieces: readonly { readonly html: string }[]) => [
    { html: '<html lang="fr"><title>A &amp; b</title><main><h1>A</h1>' },
    ...pieces,
    { html: "</main></html>" },
  ];
  const pieces = [before, ...callout.parts, after].flatMap((part) => (part.kind === "html" ? part : []));
  expect(pieces.every(({ facts }) => facts !== undefined)).toBe(true);
  const html = page(pieces)
    .map((piece) => piece.html)
    .join("");
  expect(readFacts(page(pieces))).toEqual(factsOf(html));
  expect(factsOf(html).links.main).toContain("#un-titre");
});

test("within a heading, HTML is read for its words", () => {
  const piece = toHtmlPart("<em>a &#x26; b</em>", { ids: [], links: [], headings: [] }) as { html: string };
  const page = [{ html: '<html lang="fr"><title>A</title><h1>' }, piece, { html: "</h1><h3>c</h3></html>" }];
  expect(readFacts(page).faults.map(({ message }) => message)).toEqual([
    "“c” is a heading of level 3 below one of level 1",
  ]);
  expect(readFacts(page)).toEqual(factsOf(page.map(({ html }) => html).join("")));
});

test("a body is read as it was written, each piece of HTML with its facts", () => {
  const { parts, links, headings } = compile(text).body;
  const packed = packBody({ parts, links, headings });
  const unpacked = unpackBody(packed);
  expect(unpacked).toEqual({ parts, links, headings });
  expect(packBody(unpacked)).toBe(packed);
  expect(factsIn(unpacked.parts)).toEqual(factsIn(parts));
  expect(factsIn(parts)).toHaveLength(3);
});

test("a copy with other HTML has no facts", () => {
  const part = toHtmlPart("<h2>a</h2>", { ids: [], links: [], headings: [{ depth: 2, text: "a" }] });
  const copy: BodyPart = { ...part, html: "<h3>a</h3>" } as BodyPart;
  expect(factsIn([part, copy])).toHaveLength(1);
  expect(factsIn(unpackBody(packBody({ parts: [copy], links: [], headings: [] })).parts)).toEqual([]);
});

function factsIn(parts: readonly BodyPart[]): readonly unknown[] {
  return parts.flatMap((part) => {
    if (part.kind === "directive") return factsIn(part.parts);
    return part.kind === "html" && part.facts !== undefined ? [part.facts] : [];
  });
}
