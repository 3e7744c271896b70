import { expect, test } from "vitest";
import { describeProps } from "../../src/render/describe-props.ts";
import { createReuse, noReuse } from "../../src/reuse.ts";

const describe = (props: unknown) => describeProps(props, noReuse);
const long = "Un bâtiment qui se règle seul n’est pas un bâtiment que l’on oublie. ".repeat(5);
const entry = (id: string, digest: string) => ({
  collection: "articles",
  id,
  digest,
  file: "a.md",
  data: {},
});
const body = (digest: string) => ({
  digest,
  words: 3,
  get parts(): never {
    throw new Error("Nobody asked for the HTML.");
  },
});

test.each([
  ["values", { a: 1 }, { a: "1" }],
  ["nothing and null", {}, { a: null }],
  ["names", { a: 1 }, { b: 1 }],
  ["order", { a: 1, b: 2 }, { b: 2, a: 1 }],
  ["nesting", [["a"], "b"], ["a", ["b"]]],
  ["lists and texts", ["a", "b"], ['a","b']],
  ["long texts", { text: `${long}a` }, { text: `${long}b` }],
  ["entries of other words", entry("a", "1"), entry("a", "2")],
  ["entries of one file", entry("a", "1"), entry("b", "1")],
  ["bodies", { body: body("1") }, { body: body("2") }],
  ["dates", { on: new Date(0) }, { on: new Date(1) }],
])("props that differ in %s have two names", (_, one, other) => {
  expect(describe(one)).not.toBe(describe(other));
});

test("props that JSON writes alike have one name, in every process", () => {
  expect(describe({ a: 1, b: undefined, c: () => 1 })).toBe(describe({ a: 1 }));
  expect(describe({ text: long, list: [entry("a", "1")] })).toBe(
    describe(JSON.parse(JSON.stringify({ text: long, list: [entry("a", "1")] }))),
  );
});

test("what was described before has the same name", () => {
  const reuse = createReuse();
  const shared = { text: long };
  expect(describeProps({ shared, page: 1 }, reuse)).toBe(describe({ shared, page: 1 }));
  expect(describeProps({ shared, page: 2 }, reuse)).toBe(describe({ shared, page: 2 }));
});
