/**
 * Replaces control characters and changes of writing direction by their number, as JSON writes them, so that an
 * author’s text cannot control the terminal. Line breaks stay.
 */
export function printable(text: string): string {
  return text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is shown otherwise
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,
    showNumber,
  );
}

/** Like `printable`, for a file name, which must stay on one line. */
export function printableName(name: string): string {
  return printable(name).replaceAll("\n", showNumber);
}

/** The report of `--json`. */
export function toPrintableJson(value: unknown): string {
  return `${printable(JSON.stringify(value, undefined, 2))}\n`;
}

function showNumber(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
