import { expect, test } from "vitest";
import { matchesGlob } from "../../create-charpente/src/match-glob.ts";
import { createDice } from "../support/dice.ts";
import { isWhole } from "../support/is-whole.ts";

test.each([
  ["/guides", "/guides", true],
  ["{/guides,/guides/**}", "/guides/a/b", true],
  ["{/guides,/guides/**}", "/guidesa", false],
  ["/a/*/c", "/a/b/c", true],
  ["/a/*/c", "/a/b/b/c", false],
  ["/{a,b{c,d}}/?", "/bd/x", true],
  ["/a,b", "/a,b", true],
  ["/{a", "/a", true],
])("the pattern %s of an old site and %s: %s", (pattern, path, expected) => {
  expect(matchesGlob(pattern, path)).toBe(expected);
});

test("patterns match what an expression made of them matches", () => {
  const seed = Number(process.env.SEED ?? (isWhole ? Date.now() % 1_000_000 : 42));
  console.log(`SEED=${seed}`);
  const dice = createDice(seed);
  const some = (items: readonly [string, ...string[]]) =>
    Array.from({ length: dice.next(7) }, () => dice.pick(items)).join("");
  for (let tried = 0; tried < (isWhole ? 200_000 : 5000); tried += 1) {
    const pattern = some(["a", "b", "/", "*", "**", "?", "{a,b/}", "{*,b}", "{a,{b,/}b,}"]);
    const source = pattern.replace(/\*\*|[*?{},]/g, (sign) => {
      return { "**": ".*", "*": "[^/]*", "?": "[^/]", "{": "(?:", "}": ")", ",": "|" }[sign] ?? sign;
    });
    const path = some(["a", "b", "/"]);
    expect([pattern, path, matchesGlob(pattern, path)]).toEqual([
      pattern,
      path,
      new RegExp(`^(?:${source})$`).test(path),
    ]);
  }
});

test("a pattern with many stars is tried on a long path at once", () => {
  expect(matchesGlob(`${"**a".repeat(30)}b`, "a".repeat(250))).toBe(false);
  expect(matchesGlob(`${"{**,*}a".repeat(30)}b`, "a".repeat(250))).toBe(false);
});
