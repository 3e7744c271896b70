import { expect, test } from "vitest";
import { readFieldNotes } from "../../../src/define/schema/write-schemas.ts";

const notesOf = (text: string, names: readonly string[]) => Object.fromEntries(readFieldNotes([text])(names));

test("the comment above a field is its note, over several lines too", () => {
  const text = `
    /** Not about a field. */
    const page = z.strictObject({
      title: french,
      /** Shown below
       * the title. */
      lead: french.refine((text) => text !== "{", { error: "no, never" }),
      // Not for editors.
      inner: z.strictObject({ /** Deep. */ depth: z.int(), unit: z.string() }),
    });`;
  expect(notesOf(text, ["title", "lead", "inner"])).toEqual({ lead: "Shown below the title." });
  expect(notesOf(text, ["depth", "unit"])).toEqual({ depth: "Deep." });
});

test("a field whose name is between quotes has its note, and the others keep theirs", () => {
  const text = `z.strictObject({ /** A title. */ title: text(), /** For networks. */ "og-image": image() })`;
  expect(notesOf(text, ["title", "og-image"])).toEqual({ title: "A title.", "og-image": "For networks." });
});

test("an object with fields from other objects has their notes", () => {
  const text = `
    const base = z.strictObject({ /** A name. */ name: z.string(), size: z.int() });
    const more = base.extend({ /** A colour. */ colour: z.string(), shape: z.string() });
    const most = z.strictObject({ ...publication, /** A word. */ word: z.string(), weight: z.int() });`;
  expect(notesOf(text, ["name", "size", "colour", "shape"])).toEqual({
    name: "A name.",
    colour: "A colour.",
  });
  expect(notesOf(text, ["date", "draft", "word", "weight"])).toEqual({ word: "A word." });
});

test("two objects with the same fields keep only the notes that they share", () => {
  const text = `
    const help = z.strictObject({ /** Opens it. */ label: z.string(), text: z.string() });
    const offer = z.strictObject({ text: z.string(), label: z.string() });`;
  expect(notesOf(text, ["label", "text"])).toEqual({});
});
