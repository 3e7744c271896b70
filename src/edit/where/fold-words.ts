/** A text as readers compare it, and of each of its signs the place in the text as it was. */
export type Folded = { readonly text: string; readonly places: readonly number[] };

/**
 * Leaves out what says nothing to readers: case, the kinds of apostrophes, hyphens and spaces, spaces before and within
 * punctuation, and where the text is Markdown, its marks and the addresses of its links.
 */
export function foldWords(text: string, { isMarkdown = false } = {}): Folded {
  const isSilent = isMarkdown ? /[\u00AD\u200B\u2060*_~`[\]\\>#]/ : /[\u00AD\u200B\u2060]/;
  const places: number[] = [];
  let folded = "";
  let spaceAt: number | undefined;
  const put = (signs: string, at: number) => {
    if (spaceAt !== undefined && folded !== "" && !folded.endsWith("«") && !/^[»;:!?%€]/.test(signs)) {
      folded += " ";
      places.push(spaceAt);
    }
    spaceAt = undefined;
    folded += signs;
    for (let count = signs.length; count > 0; count -= 1) places.push(at);
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    // Most signs, by far.
    if ((sign >= "a" && sign <= "z") || (sign >= "0" && sign <= "9")) put(sign, at);
    else if (isMarkdown && sign === "(" && text.charAt(at - 1) === "]") at = endOfAddress(text, at);
    else if (/\s/.test(sign)) spaceAt ??= at;
    else if (!isSilent.test(sign)) put(spell(sign), at);
  }
  return { text: folded, places };
}

/** The place of the bracket that closes the address of a link; the bracket that opens it where none does. */
function endOfAddress(text: string, from: number): number {
  const end = text.slice(from).search(/[)\n]/);
  return end === -1 || text.charAt(from + end) === "\n" ? from : from + end;
}

function spell(sign: string): string {
  switch (sign) {
    case "’":
    case "‘":
      return "'";
    case "“":
    case "”":
      return '"';
    case "…":
      return "...";
    case "\u2010":
    case "\u2011":
      return "-";
    default:
      return sign.toLowerCase();
  }
}
