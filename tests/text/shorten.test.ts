import { expect, test } from "vitest";
import { shorten } from "../../src/text/shorten.ts";

test("a long text is cut at a space that is near, without the sign before it", () => {
  expect(shorten("Un texte, puis un autre", 12)).toBe("Un texte…");
  expect(shorten("Un\n texte", 12)).toBe("Un texte");
});

test("a sign of two units is kept or left out as a whole", () => {
  expect(shorten("aaaaaaaa😀bbbb", 10)).toBe("aaaaaaaa…");
  expect(shorten("aaaaaaaa😀bbbb", 11)).toBe("aaaaaaaa😀…");
});
