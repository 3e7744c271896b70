import { expect, test } from "vitest";
import { readEdit } from "../../../src/editor/server/explain-refusal.ts";
import { english } from "../../support/speech.ts";

const add = (value: { readonly [name: string]: string }) =>
  readEdit({ kind: "add", path: ["faq", 2], value, yaml: [["notes"]] }, undefined, english);

test("YAML within a new value is read, and its other texts stay texts", () => {
  expect(add({ question: "[a]", notes: "a:\n  - 1\n" })).toEqual({
    status: "read",
    edit: { kind: "add", path: ["faq", 2], value: { question: "[a]", notes: { a: [1] } } },
  });
  expect(readEdit({ kind: "add", path: ["list", 0], value: "yes", yaml: [[]] }, undefined, english)).toEqual({
    status: "read",
    edit: { kind: "add", path: ["list", 0], value: "yes" },
  });
});

test.each([
  ["a: 1\nb: [", "line 2, column 4"],
  ["a: 1\na: 2", "line 2, column 1"],
  ["\ta: 1", "line 1, column 1"],
])("YAML that cannot be read is refused at its field, with its place: %j", (notes, place) => {
  expect(add({ question: "Oui ?", notes })).toMatchObject({
    status: "faulty",
    faults: [{ path: ["faq", 2, "notes"], text: expect.stringContaining(place) }],
  });
});

test("YAML of a field replaces its value, or adds it, and is refused with its place if it cannot be read", () => {
  const asked = { kind: "yaml", path: ["faq"], text: "- a: 1\n" } as const;
  const edit = { path: ["faq"], value: [{ a: 1 }], typed: "- a: 1\n" };
  expect(readEdit(asked, [], english)).toEqual({ status: "read", edit: { kind: "set", ...edit } });
  expect(readEdit(asked, undefined, english)).toEqual({ status: "read", edit: { kind: "add", ...edit } });
  expect(readEdit({ ...asked, text: "- [" }, [], english)).toMatchObject({
    status: "faulty",
    faults: [{ path: ["faq"] }],
  });
});
