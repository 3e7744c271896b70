import { wordElements } from "../../html/elements.ts";
import { spelled } from "./normalise-text.ts";

/** A normalised text, with the offset in the source of each of its characters. */
export type Normalised = { readonly text: string; readonly places: readonly number[] };

/**
 * Normalises a text for comparison. Ignores case, kinds of apostrophes, hyphens and spaces, spaces around punctuation,
 * and, in Markdown, its marks, the addresses of links and the tags of elements that a word goes through.
 */
export function normaliseWords(text: string, { isMarkdown = false } = {}): Normalised {
  const isSilent = isMarkdown ? /[\u00AD\u200B\u2060*_~`[\]\\>#]/ : /[\u00AD\u200B\u2060]/;
  const places: number[] = [];
  let normalised = "";
  let spaceAt: number | undefined;
  const put = (signs: string, at: number) => {
    if (
      spaceAt !== undefined &&
      normalised !== "" &&
      !normalised.endsWith("«") &&
      !/^[»;:!?%€]/.test(signs)
    ) {
      normalised += " ";
      places.push(spaceAt);
    }
    spaceAt = undefined;
    normalised += signs;
    for (let count = signs.length; count > 0; count -= 1) places.push(at);
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    // The fast path for most characters.
    if ((sign >= "a" && sign <= "z") || (sign >= "0" && sign <= "9")) put(sign, at);
    else if (isMarkdown && sign === "(" && text.charAt(at - 1) === "]") at = endOfAddress(text, at);
    else if (isMarkdown && sign === "<" && endOfTag(text, at) > at) at = endOfTag(text, at);
    else if (/\s/.test(sign)) spaceAt ??= at;
    else if (!isSilent.test(sign)) put(spelled[sign] ?? sign.toLowerCase(), at);
  }
  return { text: normalised, places };
}

/** The offset of the bracket that closes the address of a link, or `from` if there is none. */
function endOfAddress(text: string, from: number): number {
  const end = text.slice(from).search(/[)\n]/);
  return end === -1 || text.charAt(from + end) === "\n" ? from : from + end;
}

const tag = /<\/?([a-z]+)(?:\s[^<>]*)?\/?>/iy;

/** The offset of the last character of a tag through which a word goes, or `from` if there is none. */
function endOfTag(text: string, from: number): number {
  tag.lastIndex = from;
  const name = tag.exec(text)?.[1]?.toLowerCase() ?? "";
  return wordElements.has(name) ? tag.lastIndex - 1 : from;
}
