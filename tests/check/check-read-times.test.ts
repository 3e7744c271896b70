import { expect, test } from "vitest";
import { z } from "zod";
import { checkReadTimes } from "../../src/check/check-site.ts";
import { folderCollection } from "../../src/define/define.ts";
import type { Entry, Places } from "../../src/model/model.ts";
import type { Problem } from "../../src/words/problem.ts";
import { locateBy } from "../support/locate-by.ts";

const options = { folder: "a", format: "markdown", schema: z.looseObject({}) } as const;
const collections = {
  timed: folderCollection({ ...options, readTimeField: "minutes" }),
  untimed: folderCollection(options),
};

function check(data: object, words: number | undefined, collection = "timed") {
  const problems: Problem[] = [];
  const body = words === undefined ? undefined : { parts: [], headings: [], words, links: [], images: [] };
  const entry: Entry = { collection, id: "a", file: "content/a/a.md", digest: "a", data, body };
  const places: Places = new Map([
    [entry, locateBy((path) => ({ line: 4, column: 10, length: path.join(".").length }))],
  ]);
  checkReadTimes([entry], { collections, settings: z.looseObject({}) }, places, (problem) =>
    problems.push(problem),
  );
  return problems;
}

test.each([
  ["exactly right", 4, 800, false],
  ["exactly 25 % too short", 4, 1000, false],
  ["exactly 25 % too long", 4, 600, false],
  ["a word more than 25 % too short", 4, 1001, true],
  ["a word more than 25 % too long", 4, 599, true],
  ["a minute, the least there is, for a few words", 1, 20, false],
  ["a minute for 150 words", 1, 150, false],
])("a reading time that is %s: %i min for %i words", (_, minutes, words, warned) => {
  expect(check({ minutes }, words).length > 0).toBe(warned);
});

test("a wrong reading time is reported with the value to write", () => {
  expect(check({ minutes: 3 }, 1500)).toEqual([
    {
      code: "entry/reading-time",
      severity: "warning",
      file: "content/a/a.md",
      at: { line: 4, column: 10, length: "minutes".length },
      message: "minutes says 3 min, but 1,500 words take 7.5 min",
      hint: "write minutes: 8, or change the length of the text",
    },
  ]);
});

test("the hint never suggests zero minutes", () => {
  expect(check({ minutes: 3 }, 10)[0]?.hint).toEqual("write minutes: 1, or change the length of the text");
});

test("entries without reading time, without text, or of collections without the field are left alone", () => {
  expect(check({}, 1500)).toEqual([]);
  expect(check({ minutes: 3 }, undefined)).toEqual([]);
  expect(check({ minutes: 3 }, 1500, "untimed")).toEqual([]);
});
