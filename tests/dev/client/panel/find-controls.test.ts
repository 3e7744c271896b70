import { afterEach, expect, test, vi } from "vitest";
import { findControls } from "../../../../src/dev/client/client.ts";

afterEach(() => vi.unstubAllGlobals());

test("a control counts as soon as one line of pixels of it can be seen, and one beyond an edge does not", () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 20 });
  const seen = [box(0, -19), box(-39, 0), box(0, 599), box(799, 0)];
  const unseen = [box(0, -20), box(-40, 0), box(0, 600), box(800, 0)];
  vi.stubGlobal("innerWidth", 800);
  vi.stubGlobal("innerHeight", 600);
  const controls = [...seen, ...unseen].map((one) => ({ getClientRects: () => [one] }));
  vi.stubGlobal("document", {
    querySelector: () => null,
    querySelectorAll: (wanted: string) => (wanted === "iframe" ? [] : controls),
  });
  expect(findControls()).toEqual(seen);
});
