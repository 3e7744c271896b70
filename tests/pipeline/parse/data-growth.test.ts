import { fileCollection } from "charpente";
import { expect, test } from "vitest";
import { z } from "zod";
import { parseCsv } from "../../../src/pipeline/parse/parse-csv.ts";
import { findDelimiter } from "../../../src/text/read-csv.ts";
import { createJsonFinder, readJson } from "../../../src/text/read-json.ts";
import { growsTooFast } from "../../support/growth.ts";

const collection = fileCollection({ file: "a.csv", schema: z.object({ name: z.string() }) });

test.each([
  [
    "rows",
    (count: number) => `id,name\n${Array.from({ length: count }, (_, index) => `r${index},N\n`).join("")}`,
  ],
  ["quotation marks", (count: number) => `id,name\na,"${'""'.repeat(count)}"\n`],
  ["quotation marks that are never closed", (count: number) => `id,name\n${'a,"'.repeat(count)}`],
  ["empty cells", (count: number) => `id,name\n${",".repeat(count)}`],
  ["lines within a cell", (count: number) => `id,name\na,"${"x\n".repeat(count)}"`],
])("the time to read a table grows linearly with %s", (_, write) => {
  const run = (count: number) => {
    const text = write(count);
    return () => {
      findDelimiter(text);
      const parsed = parseCsv(text, "content/a.csv", collection, () => {});
      for (const id of Object.keys(parsed?.data ?? {})) parsed?.locate([id, "name"], "text");
    };
  };
  expect(growsTooFast(run(4000), run(32_000))).toBe(false);
});

test.each([
  ["members", (count: number) => `{${Array.from({ length: count }, (_, index) => `"m${index}": 1`).join()}}`],
  ["items", (count: number) => `[${"1,".repeat(count)}1]`],
  ["a text", (count: number) => `["${"\\n".repeat(count)}"]`],
  ["spaces", (count: number) => `[${" ".repeat(count)}]`],
  ["what is no JSON", (count: number) => "a".repeat(count)],
])("the time to read JSON grows linearly with %s", (_, write) => {
  const run = (count: number) => {
    const text = write(count);
    return () => {
      try {
        const { data, root } = readJson(text);
        const find = createJsonFinder(root);
        for (const name of Object.keys(data as object)) find([name]);
      } catch {}
    };
  };
  expect(growsTooFast(run(4000), run(32_000))).toBe(false);
});
