import { expect, test } from "vitest";
import { createProgress } from "../../src/cli/during-build.ts";
import type { Language } from "../../src/words/languages.ts";

/** A terminal, and a clock that the test sets. */
function start(isTTY: boolean, silent = false, language: Language = "en") {
  let text = "";
  let time = 1000;
  const terminal = {
    isTTY,
    write(more: string) {
      text += more;
    },
  };
  const progress = createProgress(terminal, silent, language, () => time);
  return {
    at(ms: number) {
      time = 1000 + ms;
      return progress;
    },
    read() {
      const written = text;
      text = "";
      return written;
    },
  };
}

const clear = "\r\u001b[K";

test("short work shows nothing, and leaves nothing to clear", () => {
  const { at, read } = start(true);
  at(0).show("render", 1, 9);
  at(1499).show("render", 9, 9);
  at(1499).clear();
  expect(read()).toBe("");
});

test("on a terminal, long work has a bar that fills", () => {
  const { at, read } = start(true);
  at(1500).show("render", 0, 10);
  expect(read()).toBe(`${clear}render     ${"░".repeat(24)} 0/10`);
  at(1600).show("render", 5, 10);
  expect(read()).toBe(`${clear}render     ${"█".repeat(12)}${"░".repeat(12)} 5/10`);
  at(1601).show("render", 10, 10);
  expect(read()).toBe(`${clear}render     ${"█".repeat(24)} 10/10`);
  at(1602).clear();
  expect(read()).toBe(clear);
});

test("the bar is drawn a few times a second at most, but always at the end of a stage", () => {
  const { at, read } = start(true);
  at(1500).show("render", 1, 10);
  read();
  at(1579).show("render", 2, 10);
  expect(read()).toBe("");
  at(1580).show("render", 3, 10);
  expect(read()).toContain("3/10");
  at(1581).show("render", 10, 10);
  expect(read()).toContain("10/10");
});

test.each([
  [0, 0, "░".repeat(24)],
  [3, 0, "█".repeat(24)],
  [11, 10, "█".repeat(24)],
])("%i done of %i is a bar of the usual width", (done, total, bar) => {
  const { at, read } = start(true);
  at(1500).show("images", done, total);
  expect(read()).toBe(`${clear}images     ${bar} ${done}/${total}`);
});

test("elsewhere long work has one plain line a stage, and nothing to clear", () => {
  const { at, read } = start(false);
  at(1400).show("markdown", 1, 5);
  at(1600).show("markdown", 2, 5);
  at(1700).show("markdown", 3, 5);
  at(1800).show("render", 1, 7);
  at(1900).clear();
  expect(read()).toBe("markdown: 5 to do\nrender: 7 to do\n");
});

test.each([true, false])("--quiet shows none of it (terminal: %s)", (isTTY) => {
  const { at, read } = start(isTTY, true);
  at(5000).show("render", 1, 9);
  at(6000).clear();
  expect(read()).toBe("");
});

test("in French, stages have French names", () => {
  const { at, read } = start(false, false, "fr");
  at(1600).show("render", 0, 1234);
  at(1700).show("links", 0, 2);
  expect(read()).toBe("rendu\u00a0: 1\u202f234 à traiter\nliens\u00a0: 2 à traiter\n");
});
