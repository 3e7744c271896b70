import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const src = new URL("../../src/", import.meta.url);
const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path: path.replaceAll("\\", "/"), text: readFileSync(new URL(path, src), "utf8") }));

test("a kind of fields stands in three files: its words, its function and its control", () => {
  const named = /"duration"|^ {2}duration: (?:\{|create)|function duration\(/m;
  expect(
    files
      .filter(({ text }) => named.test(text))
      .map(({ path }) => path)
      .sort(),
  ).toEqual(["define/fields.ts", "editor/client/form/controls.ts", "words/fields.ts"]);
});
