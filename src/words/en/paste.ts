import { createFormat } from "../format.ts";

const { number, plural, list } = createFormat("en");

type Count = { readonly count: number };

const counted =
  (one: string, other = `${one}s`) =>
  ({ count }: Count) =>
    `${number(count)} ${plural(count, { one, other })}`;

/** The losses that the editor announces before a paste, in English, the reference for the other languages. */
export const paste = {
  "paste.lost": ({ what }: { readonly what: readonly string[] }) => `To be left out: ${list(what)}.`,
  "paste.colours": counted("colour"),
  "paste.highlights": counted("highlight"),
  "paste.underlines": counted("underline"),
  "paste.fonts": counted("font"),
  "paste.alignments": counted(
    "paragraph set to the centre or right",
    "paragraphs set to the centre or right",
  ),
  "paste.raised": counted("raised or lowered text"),
  "paste.comments": counted("comment"),
  "paste.deletions": counted("tracked deletion"),
  "paste.ownImages": counted("image from your computer", "images from your computer"),
  "paste.otherImages": counted("image from another site", "images from other sites"),
  "paste.textBoxes": counted("text box", "text boxes"),
  "paste.objects": counted("embedded object"),
  "paste.equations": counted("equation"),
  "paste.mergedCells": counted("merged cell"),
  "paste.cellLines": counted("line break in a table", "line breaks in tables"),
  "paste.cellTables": counted("table in a table", "tables in a table"),
  "paste.contents": counted("table of contents", "tables of contents"),
  "paste.headingNumbers": counted("number of a heading", "numbers of headings"),
  "paste.notes": counted("reference to a missing note", "references to missing notes"),
  "paste.localLinks": counted("link to a file on your computer", "links to files on your computer"),
  "paste.innerLinks": counted("link within the document", "links within the document"),
  "paste.signatures": counted("e-mail signature"),
  "paste.controls": counted("form field"),
  "paste.pageBreaks": counted("page break"),
  "paste.symbols": counted("symbol"),
} as const;
