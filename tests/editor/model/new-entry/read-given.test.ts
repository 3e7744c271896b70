import { expect, test } from "vitest";
import type { JsonSchema } from "../../../../src/define/schema/describe-schema.ts";
import { readGiven } from "../../../../src/editor/model/new-entry/read-given.ts";

const schema: JsonSchema = {
  type: "object",
  properties: {
    title: { type: "string" },
    readTime: { type: "integer" },
    tags: { type: "array", items: { type: "string" } },
  },
};

test("the value of a text field is taken as text, whatever it looks like", () => {
  for (const text of ["007", "true", "[a, b]", "a: b", "2025-09-01", ""])
    expect(readGiven([`title=${text}`], schema, {})).toEqual({ status: "read", data: { title: text } });
});

test("the value of another field is YAML 1.2, in which yes is a word", () => {
  expect(readGiven(["readTime=8", "tags=[yes, n]"], schema, { title: "A" })).toEqual({
    status: "read",
    data: { title: "A", readTime: 8, tags: ["yes", "n"] },
  });
});

test.each([
  ["readTime", "--set “readTime” is not of the form field=value"],
  ["=8", "--set “=8” is not of the form field=value"],
  ["tag=[a]", "--set: there is no field “tag”"],
  ["tags=[a", "--set tags=[a is not well-formed YAML"],
])("%j is refused: %s", (pair, why) => {
  expect(readGiven([pair], schema, {})).toEqual({ status: "refused", why });
});
