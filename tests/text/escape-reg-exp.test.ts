import { expect, test } from "vitest";
import { escapeRegExp } from "../../src/text/escape-reg-exp.ts";

test.each(["a.b*c+?", "^{1}$|(x)[y]\\", "/blog/:slug", "D’été", ""])(
  "the pattern of %j matches it alone",
  (text) => {
    for (const flags of ["", "u"]) {
      const pattern = new RegExp(`^${escapeRegExp(text)}$`, flags);
      expect(pattern.test(text)).toBe(true);
      expect(pattern.test(`${text}x`)).toBe(false);
    }
  },
);
