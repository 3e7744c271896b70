import { expect, test } from "vitest";
import { directionOf } from "../../src/text/direction-of.ts";

test.each(["ar", "he", "fa", "ur", "yi", "ckb", "ar-MA", "AR", "pa-Arab", "az-Arab-IR"])(
  "%s is written from right to left",
  (code) => expect(directionOf(code)).toBe("rtl"),
);

test.each(["fr", "en", "pt-BR", "zh-Hant", "arn", "hex", "ur-Latn", "sr-Cyrl"])(
  "%s is written from left to right",
  (code) => expect(directionOf(code)).toBe("ltr"),
);
