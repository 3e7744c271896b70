import { EditorState, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { fromBlocks } from "../../../../src/editor/client/text/from-mdast.ts";
import { goToEnd } from "../../../../src/editor/client/text/text-keys.ts";
import { cut } from "../../../support/edit/blocks.ts";

const text = "Un début[^1].\n\nLa fin.\n\n[^1]: La note.\n\n[^2]: Une autre.\n";

/** The selected words, and those before the caret, after the key from the place `caret`. Undefined if the browser takes it. */
function press(caret: number, isSelecting = false, markdown = text) {
  const { doc } = fromBlocks(cut(markdown));
  let state = EditorState.create({ doc, selection: TextSelection.create(doc, caret) });
  const isTaken = goToEnd(isSelecting)(state, (transaction) => {
    state = state.apply(transaction);
  });
  const { from, to, $head } = state.selection;
  return isTaken ? [doc.textBetween(from, to, "/"), $head.parent.textContent] : undefined;
}

test("the key for the end goes to the end of the text, before its footnotes", () => {
  expect(press(3)).toEqual(["", "La fin."]);
  expect(press(3, false, "Un début.\n\nLa fin.\n")).toEqual(["", "La fin."]);
});

test("it selects to there with Shift", () => {
  expect(press(4, true)?.[0]).toBe("début./La fin.");
});

test("in a footnote, the browser goes to the end of all", () => {
  const { doc } = fromBlocks(cut(text));
  expect(press(doc.content.size - 3)).toBeUndefined();
  expect(press(3, false, "[^1]: Rien d’autre.\n")).toBeUndefined();
});
