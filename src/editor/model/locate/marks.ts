/** Characters of the private use area: no text has them, and they survive lower case, JSON and URL encoding. */
const first = 0xe000;
const [startSign, endSign] = [first, first + 1].map((code) => String.fromCharCode(code)) as [string, string];
const firstDigit = first + 0x10;

/** The marks before and after the words of the field with this number. */
export function marksOf(field: number): { readonly start: string; readonly end: string } {
  const digits = [...field.toString(16)].map((digit) =>
    String.fromCharCode(firstDigit + Number.parseInt(digit, 16)),
  );
  return { start: startSign + digits.join(""), end: endSign + digits.join("") };
}

/** The words of a field in a text, as offsets from 0. */
export type MarkedWords = { readonly field: number; readonly start: number; readonly end: number };

const mark = /(?:[\uE000\uE001]|%EE%80%8[01])(?:[\uE010-\uE01F]|%EE%80%9[0-9A-F])+/gi;

/** Removes the marks from a text and returns their places. Ignores a mark without its other half. */
export function readMarks(marked: string): {
  readonly clean: string;
  readonly places: readonly MarkedWords[];
} {
  const pieces: string[] = [];
  const places: MarkedWords[] = [];
  const open: { readonly field: number; readonly start: number }[] = [];
  let read = 0;
  let length = 0;
  for (const { 0: written, index } of marked.matchAll(mark)) {
    pieces.push(marked.slice(read, index));
    length += index - read;
    read = index + written.length;
    const { isStart, field } = readMark(written);
    const begun = open.findLastIndex((one) => one.field === field);
    if (isStart) open.push({ field, start: length });
    else if (begun >= 0) {
      const [{ start } = { start: length }] = open.splice(begun, 1);
      places.push({ field, start, end: length });
    }
  }
  pieces.push(marked.slice(read));
  return { clean: pieces.join(""), places };
}

function readMark(written: string): { readonly isStart: boolean; readonly field: number } {
  const signs = written.startsWith("%") ? decodeURIComponent(written) : written;
  const digits = [...signs.slice(1)].map((sign) => (sign.charCodeAt(0) - firstDigit).toString(16));
  return { isStart: signs.startsWith(startSign), field: Number.parseInt(digits.join(""), 16) };
}
