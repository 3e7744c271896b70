import { expect, test } from "vitest";
import { checkTerms } from "../../src/check/check-terms.ts";
import type { Entry, SourceFile } from "../../src/model/model.ts";
import { createMapMemory } from "../support/map-memory.ts";

const source = (digest: string, text: string) =>
  ({ file: "content/a.md", digest, text, bytes: Buffer.from(text) }) satisfies SourceFile;

const terms = (write: string) =>
  [{ file: "content/terms.yaml", data: { write, caseAndAccents: true } }] as unknown as readonly Entry[];

test("a file is searched once for the same terms, and again when it or the terms have changed", () => {
  const memory = createMapMemory();
  const check = (file: SourceFile, write: string) => {
    const problems: unknown[] = [];
    checkTerms({ sources: [file], parsed: [], terms: terms(write), keep: [] }, memory, (problem) =>
      problems.push(problem),
    );
    return problems;
  };
  const first = check(source("1", "Une gtb.\n"), "GTB");
  expect(first).toMatchObject([{ code: "content/spelling", at: { line: 1, column: 5, length: 3 } }]);
  expect(check(source("1", "Une gtb.\n"), "GTB")).toEqual(first);
  expect(memory.computed()).toBe(1);
  expect(check(source("2", "Une GTB.\n"), "GTB")).toEqual([]);
  expect(check(source("2", "Une GTB.\n"), "Gtb")).toHaveLength(1);
  expect(memory.computed()).toBe(3);
});
