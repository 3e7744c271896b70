/** A line of a text, and the cells that were intended. */
export type StrayRow = { readonly line: string; readonly index: number; readonly cells: readonly string[] };

/** A tab or several spaces between words. After a full stop, two spaces are a typist’s habit. */
const gap = /(?<=\S)(?:[ \u00A0]*\t[ \t\u00A0]*|(?<![.!?:;…»”"])[ \u00A0]{2,})(?=\S)/;

/**
 * Finds the first row of a table pasted from a word processor: two consecutive lines with the same number of columns,
 * separated by tabs or spaces, or one line with three columns separated by tabs. `paragraph` is as written.
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
