import { expect, test } from "vitest";
import { outlineValue } from "../../../src/editor/client/draw-note.ts";

test("a text or a number is written as it is", () => {
  expect([" Deux\nlignes", 3, false, null].map(outlineValue)).toEqual([" Deux\nlignes", "3", "false", ""]);
});

test("a list and a group are written like YAML, each part within the one around it", () => {
  const faq = [
    { question: "Est-ce cher ?", answer: "Non.\nPas du tout." },
    { question: "", tags: ["a", "b"] },
  ];
  expect(outlineValue({ faq, none: [] })).toBe(`faq:
  - question: Est-ce cher ?
    answer: Non.
      Pas du tout.
  - question: 
    tags:
      - a
      - b
none: `);
});
