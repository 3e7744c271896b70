import { expect } from "vitest";
import type { PublishStep } from "../../../src/editor/publish/publish.ts";
import { type Clone, sent, subjects } from "./repositories.ts";

/** Every step of a publication with a merge, and the second of its written files. */
export const steps: readonly (readonly [PublishStep, number])[] = [
  ["checked", 1],
  ["commit", 1],
  ["index", 1],
  ["branch", 1],
  ["fetched", 1],
  ["merged", 1],
  ["merge-checked", 1],
  ["merge-commit", 1],
  ["sent", 1],
];

/** The steps after the push. */
export const lastSteps: readonly (readonly [PublishStep, number])[] = [
  ["forward-noted", 1],
  ["forward-file", 1],
  ["forward-file", 2],
  ["forward-index", 1],
  ["forward-branch", 1],
];

/** Bob pushes a changed field, a new page and a file outside the content. */
export function sendFromBob(bob: Clone): void {
  bob.edit("content/site.yaml", "01", "02");
  bob.write("templates/page.txt", "by Bob\n");
  bob.write("content/pages/other.md", "---\ntitle: Other\n---\n");
  bob.git("add", "--all");
  bob.git("commit", "--quiet", "-m", "Bob’s");
  bob.git("push", "--quiet");
}

/**
 * Expects that “Other words” of Ada are published on the home page, and that her change of `src/code.ts` is untouched.
 */
export function expectPublishedOnce(remote: string, ada: Clone): void {
  expect([...subjects(remote)].sort()).toEqual([
    "Begin by Ada",
    "Bob’s by Bob",
    "Home: new words by Ada",
    "Join by Ada",
  ]);
  expect(sent(remote, "content/pages/index.md")).toContain("Other words");
  expect(sent(remote, "content/site.yaml")).toContain("02");
  expect(ada.read("content/pages/index.md")).toContain("Other words");
  expect(ada.read("content/site.yaml")).toContain("02");
  expect(ada.read("templates/page.txt")).toBe("by Bob\n");
  expect(ada.git("status", "--porcelain")).toBe("M src/code.ts");
}
