import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, "docs/decisions");
const decisions = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(join(folder, name), "utf8"),
}));

test("every decision says below its title whether it still holds, and since when, or which one replaced it", () => {
  const status = /^# .+\n\nStatus: (?:holds|replaced by \[[^\]]+\]\((.+)\)) \(since \d{4}-\d\d-\d\d\)\.\n/;
  const read = decisions.map(({ name, text }) => ({ name, found: status.exec(text) }));
  expect(read.filter(({ found }) => found === null).map(({ name }) => name)).toEqual([]);
  const successors = read.flatMap(({ found }) => found?.[1] ?? []);
  expect(successors.filter((name) => !decisions.some((decision) => decision.name === name))).toEqual([]);
});

test("decisions are numbered one after the other", () => {
  expect(decisions.map(({ name }) => Number(name.slice(0, 4))).sort((a, b) => a - b)).toEqual(
    decisions.map((_, index) => index + 1),
  );
});

test("every file that a decision names is there", () => {
  const path = /`((?:bench|bin|content|docs|schemas|scripts|src|static|templates|tests)\/[\w./-]+\.\w+)`/g;
  const missing = decisions.flatMap(({ name, text }) =>
    [...text.matchAll(path)]
      .map(([, named = ""]) => named)
      .filter((named) => !existsSync(join(root, named)))
      .map((named) => `${name}: ${named}`),
  );
  expect(missing).toEqual([]);
});
