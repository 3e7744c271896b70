import { expect, test } from "vitest";
import { z } from "zod";
import { chooseRemovals } from "../../../../src/editor/model/entries/correct-mentions.ts";
import type { Mention } from "../../../../src/editor/model/entries/find-mentions.ts";

/** Chooses what to remove with the values at `paths`, and returns the paths of the removals. */
function choose(schema: z.ZodType, data: unknown, ...paths: Mention["path"][]) {
  const chosen = chooseRemovals(
    { data, schemaOf: () => ({ schema, within: [] }) },
    paths.map((path) => ({ path }) as Mention),
  );
  return chosen.status === "stuck" ? chosen.mention.path : chosen.removals.map(({ path }) => path);
}

const related = z.object({ related: z.array(z.string()).min(1).optional() });

test("items are removed from the last to the first, so that no index is shifted", () => {
  expect(choose(related, { related: ["a", "b", "c"] }, ["related", 0], ["related", 2])).toEqual([
    ["related", 2],
    ["related", 0],
  ]);
});

test("a list that may not be empty is removed as a whole with its last items", () => {
  expect(choose(related, { related: ["a", "b"] }, ["related", 0], ["related", 1])).toEqual([["related"]]);
  expect(choose(related, { related: ["a", "b", "c"] }, ["related", 0], ["related", 1])).toHaveLength(2);
});

test("a value that cannot be removed, even with the groups around it, is named", () => {
  const required = z.object({ related: z.array(z.string()).min(1) });
  expect(choose(required, { related: ["a", "b"] }, ["related", 0], ["related", 1])).toEqual(["related", 0]);
});
