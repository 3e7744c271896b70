/** A line of a text, and the cells that it was meant to have. */
export type StrayRow = { readonly line: string; readonly index: number; readonly cells: readonly string[] };

/** A tab or several spaces between words. After the end of a sentence, two spaces are an old habit of typists. */
const gap = /(?<=\S)(?:[ \u00A0]*\t[ \t\u00A0]*|(?<![.!?:;…»”"])[ \u00A0]{2,})(?=\S)/;

/**
 * Finds the first row of a table that was pasted out of a word processor: two lines below each other with as many columns, set
 * apart by tabs or spaces, or one with three columns set apart by tabs. `paragraph` is as written.
 */
export function findStrayColumns(paragraph: string): StrayRow | undefined {
  let index = 0;
  const rows = paragraph.split("\n").map((written) => {
    const row = { index, line: written, cells: written.trim().split(gap) };
    index += written.length + 1;
    return row;
  });
  return rows.find(
    ({ line, cells }, place) =>
      (cells.length > 1 && cells.length === rows[place + 1]?.cells.length) ||
      (cells.length > 2 && line.trim().split("\t").length >= cells.length),
  );
}
