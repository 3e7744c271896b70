import type { FootnoteReference, PhrasingContent } from "mdast";
import { markup } from "./code-markup.ts";
import type { Compilation } from "./compilation.ts";

/** Numbers a footnote by its first reference, and links to it. */
export function referToFootnote(
  { identifier }: FootnoteReference,
  compilation: Compilation,
): PhrasingContent {
  const { notes } = compilation;
  const note = notes.get(identifier) ?? { number: notes.size + 1, references: 0 };
  note.references += 1;
  notes.set(identifier, note);
  const properties = {
    href: `#${noteId(note.number)}`,
    id: referenceId(note.number, note.references),
    role: "doc-noteref",
  };
  return markup("sup", {}, [markup("a", properties, [{ type: "text", value: String(note.number) }])]);
}

/** No heading gets this id; see `createHeadingIds`. */
export function noteId(number: number): string {
  return `footnote_${number}`;
}

/** The id of the nth reference to a footnote. */
export function referenceId(number: number, nth: number): string {
  return nth === 1 ? `footnote_${number}_ref` : `footnote_${number}_ref_${nth}`;
}
