import { afterEach, expect, test, vi } from "vitest";
import { placeCaret } from "../../../src/editor/client/place.ts";

afterEach(() => vi.unstubAllGlobals());

test("a click puts the caret where the pointer is, and beside the text at its end", () => {
  const [words, elsewhere] = ["words", "elsewhere"].map((name) => ({ name }) as unknown as Node);
  const element = { contains: (node: Node) => node === words } as unknown as HTMLElement;
  let at: unknown;
  vi.stubGlobal("document", {
    caretPositionFromPoint: (x: number) => ({ offsetNode: x < 100 ? words : elsewhere, offset: x / 10 }),
  });
  vi.stubGlobal("getSelection", () => ({
    collapse: (node: Node, offset: number) => {
      at = [node, offset];
    },
    selectAllChildren: () => {
      at = "all";
    },
    collapseToEnd: () => {
      at = "end";
    },
  }));
  placeCaret(element, { x: 70, y: 5 });
  expect(at).toEqual([words, 7]);
  placeCaret(element, { x: 200, y: 5 });
  expect(at).toBe("end");
});
