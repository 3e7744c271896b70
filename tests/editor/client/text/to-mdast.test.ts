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
