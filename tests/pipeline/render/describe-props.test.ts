import { expect, test } from "vitest";
import { noMemory } from "../../../src/model/memory/memory.ts";
import { keepByObject } from "../../../src/model/memory/results-by-object.ts";
import { UnmodifiedEntry } from "../../../src/model/model.ts";
import { describeProps } from "../../../src/pipeline/render/describe-props.ts";
import { mistakeOf } from "../../support/mistake-of.ts";

const describe = (props: unknown) => describeProps(props, noMemory);
const long = "Un bâtiment qui se règle seul n’est pas un bâtiment que l’on oublie. ".repeat(5);
const entry = (id: string, digest: string) =>
  new UnmodifiedEntry("articles", id, "a.md", digest, { title: "Un titre" }, undefined);
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
  ["what a list leaves empty", [undefined], []],
  ["numbers that JSON has not", { share: Number.NaN }, { share: null }],
  ["what a copy of an entry adds", { ...entry("a", "1"), first: true }, { ...entry("a", "1"), first: false }],
  ["what a copy of an entry says", { ...entry("a", "1"), data: {} }, entry("a", "1")],
])("props that differ in %s have two names", (_, one, other) => {
  expect(describe(one)).not.toBe(describe(other));
});

test("the same props have one name, in every process", () => {
  expect(describe({ a: 1, b: undefined })).toBe(describe({ a: 1 }));
  expect(describe({ text: long, list: [entry("a", "1")] })).toBe(
    describe({ text: `${long}`, list: [entry("a", "1")] }),
  );
  expect(describe({ articles: { all: [entry("a", "1")], get: () => entry("a", "1") } })).toBe(
    describe({ articles: { all: [entry("a", "1")], get: () => entry("b", "1") } }),
  );
});

test.each([
  ["a Map", { counts: new Map([["n", 1]]) }],
  ["a Set", [new Set([1])]],
  ["a function", { list: [{ draw: () => 1 }] }],
  ["a Counter", new (class Counter {})()],
])(
  "props that contain %s are refused, since it would have the same key whatever it contains",
  (what, props) => {
    expect(mistakeOf(() => describe(props))).toContain(
      `its props hold ${what}, whose changes cannot be detected`,
    );
  },
);

test("props that were described before have the same name", () => {
  const memory = { ...noMemory, getFor: keepByObject() };
  const shared = { text: long };
  expect(describeProps({ shared, page: 1 }, memory)).toBe(describe({ shared, page: 1 }));
  expect(describeProps({ shared, page: 2 }, memory)).toBe(describe({ shared, page: 2 }));
});
