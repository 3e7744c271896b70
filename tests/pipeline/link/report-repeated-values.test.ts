import { folderCollection } from "charpente";
import { expect, test } from "vitest";
import { z } from "zod";
import type { ValidEntry } from "../../../src/model/model.ts";
import { reportRepeatedValues } from "../../../src/pipeline/link/report-repeated-values.ts";
import type { Problem } from "../../../src/words/problem.ts";
import { locateBy } from "../../support/locate-by.ts";
import { tell } from "../../support/speech.ts";

const schema = z.strictObject({ order: z.int().optional() });
const options = { format: "yaml", schema } as const;
const site = {
  settings: z.looseObject({}),
  collections: {
    services: folderCollection({ ...options, folder: "services", uniqueField: "order" }),
    others: folderCollection({ ...options, folder: "others" }),
  },
};

function check(...entries: readonly (readonly [collection: string, id: string, data: object])[]) {
  const problems: Problem[] = [];
  const drafts = entries.map(
    ([collection, id, data]): ValidEntry => ({
      collection,
      id,
      file: `content/${collection}/${id}.yaml`,
      digest: id,
      data,
      locate: locateBy(() => ({ line: 1, column: 8, length: 1 })),
      source: undefined,
      language: /\.en$/.test(id) ? "en" : undefined,
    }),
  );
  reportRepeatedValues(drafts, site, (problem) => problems.push(problem));
  return problems.map(({ file, at, message }) => [file, at?.line, tell(message)]);
}

test("two entries with the same value of order are reported, each with the other", () => {
  const [first, second] = check(["services", "a", { order: 3 }], ["services", "b", { order: 3 }]);
  expect(first).toEqual(["content/services/a.yaml", 1, expect.stringContaining("content/services/b.yaml")]);
  expect(second).toEqual(["content/services/b.yaml", 1, expect.stringContaining("content/services/a.yaml")]);
});

test("entries with other values, without one, or in collections that may repeat one are not reported", () => {
  expect(check(["services", "a", { order: 3 }], ["services", "b", { order: 4 }])).toEqual([]);
  expect(check(["services", "a", {}], ["services", "b", {}])).toEqual([]);
  expect(check(["others", "a", { order: 3 }], ["others", "b", { order: 3 }])).toEqual([]);
});

test("a translation may have the same value as its original", () => {
  expect(check(["services", "a", { order: 3 }], ["services", "a.en", { order: 3 }])).toEqual([]);
  expect(check(["services", "a.en", { order: 3 }], ["services", "b.en", { order: 3 }])).toHaveLength(2);
});
