import { expect, onTestFinished, test, vi } from "vitest";
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
  expect(read()).toBe(`${clear}render       ${"░".repeat(24)} 0/10`);
  at(1600).show("render", 5, 10);
  expect(read()).toBe(`${clear}render       ${"█".repeat(12)}${"░".repeat(12)} 5/10`);
  at(1601).show("render", 10, 10);
  expect(read()).toBe(`${clear}render       ${"█".repeat(24)} 10/10`);
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
  expect(read()).toBe(`${clear}images       ${bar} ${done}/${total}`);
});

test("stages that overlap are all shown, the first with its bar, within the width of the terminal", () => {
  const { at, read } = start(true);
  at(1500).show("images", 1, 4);
  at(1600).show("pictures", 2, 30);
  read();
  at(1700).show("pictures", 3, 30);
  const bar = `images       ${"█".repeat(6)}${"░".repeat(18)} 1/4`;
  expect(read()).toBe(`${clear}${bar}   pictures 3/30`);
  at(1800).show("images", 4, 4);
  read();
  at(1900).show("pictures", 4, 30);
  expect(read()).toBe(`${clear}pictures     ${"█".repeat(3)}${"░".repeat(21)} 4/30`);
  at(2000).show("compress", 1, 9999);
  at(2100).show("markdown", 1, 9999);
  at(2200).show("drawings", 1, 9999);
  expect(read().split(clear).at(-1)?.length).toBeLessThan(80);
});

test("elsewhere work of ten seconds has a plain line for each stage, and another every ten seconds", () => {
  const { at, read } = start(false);
  at(0).show("markdown", 1, 5);
  at(9999).show("markdown", 2, 5);
  expect(read()).toBe("");
  at(10_000).show("markdown", 3, 5);
  at(10_100).show("markdown", 5, 5);
  at(10_200).show("drawings", 0, 0);
  at(11_000).show("images", 0, 1234);
  for (let ms = 12_000; ms < 31_000; ms += 1000) at(ms).show("images", ms / 1000 - 11, 1234);
  at(31_000).clear();
  expect(read()).toBe("markdown: 3 of 5\nimages: 0 of 1,234\nimages: 10 of 1,234\n");
});

test("one item that takes minutes has a line every ten seconds as well", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { at, read } = start(false);
  at(0).show("images", 3, 4);
  for (let ms = 10_000; ms <= 30_000; ms += 10_000) {
    at(ms);
    vi.advanceTimersByTime(10_000);
  }
  expect(read()).toBe("images: 3 of 4\n".repeat(3));
  at(31_000).clear();
  vi.advanceTimersByTime(60_000);
  expect(read()).toBe("");
});

test("the next work of a server is short again until it is long", () => {
  const { at, read } = start(false);
  at(0).show("images", 0, 4);
  at(12_000).show("images", 1, 4);
  at(12_100).clear();
  read();
  at(60_000).show("images", 1, 4);
  at(69_000).show("images", 2, 4);
  expect(read()).toBe("");
  at(70_000).show("images", 3, 4);
  expect(read()).toBe("images: 3 of 4\n");
});

test.each([true, false])("--quiet shows none of it (terminal: %s)", (isTTY) => {
  const { at, read } = start(isTTY, true);
  at(5000).show("render", 1, 9);
  at(6000).clear();
  expect(read()).toBe("");
});

test("in French, stages have French names", () => {
  const { at, read } = start(false, false, "fr");
  at(10_000).show("render", 0, 1234);
  at(10_100).show("links", 0, 2);
  expect(read()).toBe("rendu\u00a0: 0 sur 1\u202f234\nliens\u00a0: 0 sur 2\n");
});
