import { EditorState, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { fromBlocks } from "../../../../src/editor/client/text/from-mdast.ts";
import { goBelow, goToEnd } from "../../../../src/editor/client/text/text-keys.ts";
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

const table = "| Nom | Prix |\n| --- | --- |\n| Audit | 490 |\n";

/** The kinds of blocks after a key at the place of some words, and those that hold the caret. Undefined if nothing happens. */
function pressAt(words: string, key: typeof goBelow, markdown: string) {
  const { doc } = fromBlocks(cut(markdown));
  let at = 0;
  doc.descendants((node, place) => {
    if (node.isText && node.text?.includes(words)) at = place + 1;
  });
  let state = EditorState.create({ doc, selection: TextSelection.create(doc, at) });
  const isTaken = key(state, (transaction) => {
    state = state.apply(transaction);
  });
  const kinds = state.doc.content.content.map(({ type }) => type.name);
  return isTaken
    ? [...kinds, state.selection.$head.parent.type.name, state.selection.$head.depth]
    : undefined;
}

test("below a table that ends a text, the key for the end and the arrow down from its last row begin a line", () => {
  expect(pressAt("Nom", goToEnd(false), table)).toEqual(["table", "paragraph", "paragraph", 1]);
  expect(pressAt("Audit", goBelow, table)).toEqual(["table", "paragraph", "paragraph", 1]);
  expect(pressAt("Nom", goBelow, table)).toBeUndefined();
});

test("a line begins between a table and the footnotes behind it, and none where other words follow", () => {
  const noted = `${table}\nVoir.[^1]\n\n[^1]: La note.\n`;
  expect(pressAt("Audit", goBelow, noted)).toBeUndefined();
  const before = `Voir.[^1]\n\n${table}\n[^1]: La note.\n`;
  expect(pressAt("490", goBelow, before)).toEqual([
    "paragraph",
    "table",
    "paragraph",
    "footnote",
    "paragraph",
    1,
  ]);
});

test("code that ends a text is left downwards, a list as ever by its own keys", () => {
  expect(pressAt("let a", goBelow, "```\nlet a\n```\n")).toEqual(["code_block", "paragraph", "paragraph", 1]);
  expect(pressAt("un", goBelow, "- un\n- deux\n")).toBeUndefined();
});
