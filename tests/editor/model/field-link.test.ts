import { expect, test } from "vitest";
import { readFieldLink, writeFieldLink } from "../../../src/editor/model/field-link.ts";

test.each([
  { entry: { collection: "articles", id: "decret-bacs" }, path: ["faq", 0, "question"] },
  { entry: { collection: "pages", id: "à-propos#?" }, path: [] },
  { entry: { collection: undefined, id: "site" }, path: ["0", 0] },
])("a link to $entry.id $path reads back as written", (field) => {
  const link = writeFieldLink(field);
  expect(link).toMatch(/^#[\w!'()*.~%=-]+$/);
  expect(readFieldLink(link)).toEqual(field);
});

test.each([
  "",
  "#contact",
  "#site-edit=",
  "#site-edit=%",
  "#site-edit=null",
  "#site-edit=[1,2]",
  '#site-edit=["a","b",{}]',
])("the hash “%s” opens no field", (hash) => expect(readFieldLink(hash)).toBeUndefined());
