import { expect, test } from "vitest";
import { fromBlocks } from "../../../../src/editor/client/text/from-mdast.ts";
import {
  findInSource,
  findLetterCaret,
  matchCaret,
  readLetterCaret,
  toLetterCaret,
} from "../../../../src/editor/client/text/match-caret.ts";
import { cut } from "../../../support/edit/blocks.ts";
import { growsTooFast } from "../../../support/growth.ts";

const source = `## Un titre

Voici un [lien](https://example.org/un-lien) et du **gras**, puis des mots.

:::callout{title="À relever"}
Le débit d'air.
:::

| Usage | Part |
| --- | --- |
| Eau | 20 % |

Voici un autre paragraphe, le dernier.
`;
const { doc } = fromBlocks(cut(source));

/** The position in the blocks before the first such words. */
function positionOf(words: string): number {
  let position = -1;
  doc.descendants((node, at) => {
    const found = node.text?.indexOf(words) ?? -1;
    if (found >= 0 && position < 0) position = at + found;
  });
  return position;
}

test.each(["Un titre", "Voici un ", "lien", "gras", "mots", "débit", "Eau", "20", "paragraphe", "dernier"])(
  "the caret before “%s” stays there from the blocks to the source and back",
  (words) => {
    const position = positionOf(words);
    const offset = findInSource(source, readLetterCaret(doc, position));
    const near = source.slice(offset, offset + words.length + 3);
    expect(near).toContain(words.trim());
    const back = findLetterCaret(doc, toLetterCaret(source, source.indexOf(words)));
    expect(Math.abs(back - position)).toBeLessThan(3);
  },
);

test("a caret at the end of a paragraph stays at its end", () => {
  const end = positionOf(", puis des mots.") + ", puis des mots.".length;
  const offset = findInSource(source, readLetterCaret(doc, end));
  expect(source.slice(0, offset)).toMatch(/puis des mots$/);
});

test("a caret in an address of a link goes to the words of its link", () => {
  const back = findLetterCaret(doc, toLetterCaret(source, source.indexOf("example.org")));
  expect(doc.resolve(back).parent.textContent).toContain("Voici un lien");
});

test("a letter without the same letters around it goes to the same share of the text", () => {
  expect(matchCaret({ letters: "abcdefgh", before: 4, isAtStart: false }, "0123456789012345")).toBe(8);
  expect(matchCaret({ letters: "", before: 0, isAtStart: true }, "abc")).toBe(0);
});

test("eight times as long a text takes about eight times as long", () => {
  const run = (count: number) => {
    const text = Array.from({ length: count }, (_, at) => `Le paragraphe ${at} dit ${at * 7}.`).join("\n\n");
    return () => findInSource(text, toLetterCaret(text, text.length >> 1));
  };
  expect(growsTooFast(run(500), run(4000))).toBe(false);
});
