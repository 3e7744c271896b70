import { expect, test } from "vitest";
import { fromBlocks } from "../../../../src/editor/client/text/from-mdast.ts";
import { findCaret } from "../../../../src/editor/client/text/match-caret.ts";
import { cut } from "../../../support/edit/blocks.ts";

const { doc } = fromBlocks(cut("Premier texte.\n\nUn second, plus long.\n\nDernier.\n"));
const before = (position: number) => doc.textBetween(0, position, "/");

test("the caret stays in the paragraph that was clicked, though a block above it has no element", () => {
  expect(before(findCaret(doc, { index: 0, letters: "Unsecondpluslong", before: 8 }))).toBe(
    "Premier texte./Un second",
  );
});

test("the caret is in the paragraph of the same number, if none has these letters", () => {
  expect(before(findCaret(doc, { index: 1, letters: "Autre", before: 2 }))).toBe("Premier texte./Un");
});
