import { expect, test } from "vitest";
import { fromBlocks } from "../../../../src/editor/client/text/from-mdast.ts";
import { toBlocks } from "../../../../src/editor/client/text/to-mdast.ts";
import { cut } from "../../../support/edit/blocks.ts";

/** What is sent after the source of the second block was changed. */
function sendWith(source: string) {
  const { doc, origins } = fromBlocks(cut("Avant.\n\n<p>Ancien</p>\n\nAprès.\n"));
  const tops = doc.children.map((top, index) =>
    index === 1 ? top.type.create({ ...top.attrs, source }) : top,
  );
  return toBlocks(doc.type.create(null, tops), origins);
}

test("a block that is edited as its source is saved as it was typed, and an emptied one is removed", () => {
  expect(sendWith("<p>Neuf</p>")).toEqual([0, { source: "<p>Neuf</p>" }, 2]);
  expect(sendWith(" \n")).toEqual([0, 2]);
});

test("words on both sides of an image in mid sentence are saved without the spaces at its sides", () => {
  const { doc } = fromBlocks(cut("Un texte.\n"));
  const { schema } = doc.type;
  const paragraph = (...words: readonly string[]) =>
    schema.node(
      "paragraph",
      null,
      words.map((word) => schema.text(word)),
    );
  const parts = [paragraph("Avant "), paragraph("  "), paragraph(" après l’espace\u00a0")];
  const sent = toBlocks(doc.type.create(null, parts), new Map());
  const words = (value: string) => ({ tree: { type: "paragraph", children: [{ type: "text", value }] } });
  expect(sent).toEqual([words("Avant"), words("après l’espace\u00a0")]);
});
