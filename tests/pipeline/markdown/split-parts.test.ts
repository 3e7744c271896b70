import { expect, test } from "vitest";
import { type Part, splitParts } from "../../../src/pipeline/markdown/split-parts.ts";

const parts: readonly Part[] = [{ kind: "directive", name: "plot", attributes: {} }];
const written = (html: string) => ({ html, facts: [] });
const opening = '<site-part data-at="0">';
const ending = '<site-part data-at="end"></site-part></site-part>';

test("unpaired marks throw an error instead of cutting the text", () => {
  expect(() => splitParts(written(`<p>a</p>${ending}<p>b</p>`), parts)).toThrow("No part is open");
  expect(() => splitParts(written(`<p>a</p>${opening}<p>b</p>`), parts)).toThrow("A part never ends");
  expect(() => splitParts(written(`<p>a</p>${opening}${ending}`), [])).toThrow("No part is open");
});
