import { EditorState, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { fromBlocks } from "../../../../src/editor/client/text/from-mdast.ts";
import { node } from "../../../../src/editor/client/text/text-keys.ts";
import { textSchema } from "../../../../src/editor/client/text/text-schema.ts";
import { insertBlock } from "../../../../src/editor/client/text/text-tools.ts";
import { cut } from "../../../support/edit/blocks.ts";

/** The top-level blocks after a code block is inserted with the caret at `caret`, and the block with the caret then. */
function insertInto(doc: EditorState["doc"], caret: number) {
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, caret) });
  const block = textSchema.nodeFromJSON({ type: "code_block" });
  const { doc: after, selection } = insertBlock(state, block);
  return {
    blocks: after.content.content.map(({ textContent }) => textContent),
    in: selection.$from.index(0),
  };
}

test("a block is inserted after the one with the caret, which stays whole, and takes the caret", () => {
  const { doc } = fromBlocks(cut("Avant.\n\nAprès.\n"));
  expect(insertInto(doc, 3)).toEqual({ blocks: ["Avant.", "", "Après."], in: 1 });
});

test("a block takes the place of an empty paragraph", () => {
  const { doc } = fromBlocks(cut("Avant.\n"));
  const empty = node("paragraph").create();
  const more = doc.copy(doc.content.addToEnd(empty));
  expect(insertInto(more, doc.content.size + 1)).toEqual({ blocks: ["Avant.", ""], in: 1 });
});
