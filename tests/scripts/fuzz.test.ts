import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { findFaults } from "../../scripts/fuzz/find-faults.mjs";
import { makeHtml, wayOfHtml } from "../../scripts/fuzz/make-html.mjs";
import { makeText } from "../../scripts/fuzz/make-text.mjs";
import { isWhole, shareOf } from "../support/is-whole.ts";

const planted = (kind: string) => fileURLToPath(new URL(`../support/planted/${kind}.mjs`, import.meta.url));

test("no text of a short fuzz run ends the process, takes too long or gives wrong output", async () => {
  const texts = isWhole ? 150 : 10;
  expect(await findFaults({ seed: 1, isOver: (number) => number === texts })).toEqual({
    texts,
    faults: [],
  });
});

test("no HTML in a text of a short fuzz run gets past the allow-list or breaks out", async () => {
  const texts = isWhole ? 3000 : 100;
  const { BROWSER_PATH = "", BROWSER_SHELL_PATH = BROWSER_PATH } = process.env;
  const run = {
    seed: 1,
    make: makeHtml,
    wayOf: wayOfHtml,
    // A browser reads the HTML as well in a whole run.
    browser: isWhole ? BROWSER_SHELL_PATH : "",
    isOver: (number: number) => number === texts,
  };
  expect(await findFaults(run)).toEqual({ texts, faults: [] });
});

test.each([
  ["Markdown", makeText],
  ["HTML", makeHtml],
])("the same seed makes the same texts of %s, another makes others", (_, make) => {
  const texts = (seed: number) => Array.from({ length: 20 }, (_, number) => make(seed, number));
  expect(texts(7)).toEqual(texts(7));
  expect(texts(7)).not.toEqual(texts(8));
});

describe("a fuzz run finds a parser that, at a sign,", () => {
  const faults = [
    ["ends the process", "aborts", "end", "a*"],
    ["never returns", "loops", "busy", "*"],
    ["throws", "throws", "exception", "ab*c"],
    ["takes seconds", "waits", "slow", "*"],
    ["gives another tree each time", "changes", "unstable", "ab*c"],
    ["gives a place outside the text", "strays", "place", "ab*c"],
  ] as const;
  test.each(shareOf(faults, 6))("%s, and shortens the text to that sign", async (_, parser, kind, text) => {
    const { faults } = await findFaults({
      seed: 1,
      isOver: (number) => number === 2,
      make: (_seed, number) => (number === 0 ? "a" : text),
      parser: planted(parser),
      patienceMs: kind === "busy" ? 2000 : 20_000,
      cpuMs: kind === "slow" ? 200 : 3000,
    });
    expect(faults).toMatchObject([{ number: 1, kind, text: "*" }]);
  });
});
