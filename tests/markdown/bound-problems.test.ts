import { expect, test } from "vitest";
import { complaints } from "./compile.ts";

test("of hundreds of problems of a kind, the first are reported, and the next says how many follow it", () => {
  const told = complaints(`${"# a\n\n".repeat(1000)}[b](javascript:c)`);
  expect(told).toHaveLength(102);
  expect(told[99]).toBe(`209:1 markdown/heading-one: ${told[0]?.split(": ")[1]}`);
  expect(told[100]).toBe(
    `211:1 markdown/heading-one: ${told[0]?.split(": ")[1]}; and 899 more like this one`,
  );
  expect(told[101]).toMatch(/markdown\/unsafe-link/);
});

test("a problem is unchanged when no other follows it", () => {
  expect(complaints("# a\n\n".repeat(101)).at(-1)).toBe(complaints("# a")[0]?.replace("11:", "211:"));
});
