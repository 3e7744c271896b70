import { listTexts, make, noteMark, styleOf, textOf, unwrap } from "./dom.ts";
import type { Losses } from "./losses.ts";

/**
 * Removes invisible characters and spaces that programs add for their layout. Keeps the spaces of French typography.
 */
export function cleanWords(part: Node, losses: Losses): void {
  for (const text of listTexts(part)) {
    const above = text.parentElement;
    if (above?.closest("pre, code")) continue;
    if (/[\r\n]/.test(text.data) && showsLines(above)) breakLines(text, losses);
    else text.data = cleanText(text.data, isSymbol(above), losses);
  }
}

/** True where line ends are shown as such. */
function showsLines(above: Element | null | undefined): boolean {
  const owner = above?.closest("[style*='white-space' i]");
  return owner != null && /^(?:pre|break-spaces)/.test(styleOf(owner, "white-space"));
}

function breakLines(text: Text, losses: Losses): void {
  const lines = text.data.split(/\r\n?|\n/).map((line) => cleanText(line, false, losses));
  text.replaceWith(...lines.flatMap((line, at) => (at === 0 ? [line] : [make("br"), line])));
}

function isSymbol(above: Element | null | undefined): boolean {
  const owner = above?.closest("[style*='wingdings' i]");
  return (
    owner != null && (styleOf(owner, "font-family").includes("wingdings") || isSymbol(owner.parentElement))
  );
}

function cleanText(text: string, isSymbol: boolean, losses: Losses): string {
  return (isSymbol && text.trim().length < 3 ? readSymbols(text) : text)
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, "")
    .replace(/[\u2028\u2029]/g, " ")
    .replace(/[\ue000-\uf8ff]/g, (sign) => {
      const known = privateSigns[sign];
      if (known === undefined) losses.add("symbols");
      return known ?? "";
    })
    .replace(/[ \t\n\r\f\u00a0\u202f]+/g, (gap: string, at: number, whole: string) =>
      keepGap(gap, whole[at - 1] ?? "", whole[at + gap.length] ?? ""),
    );
}

/** Keeps a no-break space where French typography requires one. Elsewhere programs use it for its width. */
function keepGap(gap: string, before: string, after: string): string {
  const fixed = /[\u00a0\u202f]/.exec(gap)?.[0];
  if (fixed === undefined) return " ";
  if (/[;:!?»%€$°\d]/.test(after) || /[«\d°.]/.test(before) || fixed === "\u202f") return fixed;
  return " ";
}

/** Replaces letters of symbol fonts, which Word writes when it turns `-->` into an arrow. */
function readSymbols(text: string): string {
  return text.replace(/[àßüûþJLKØ§]/g, (sign) => wingdings[sign] ?? sign);
}

const wingdings: Readonly<Record<string, string>> = {
  à: "→",
  ß: "←",
  ü: "✓",
  û: "✗",
  þ: "☑",
  J: "🙂",
  K: "😐",
  L: "🙁",
  Ø: "›",
  "§": "•",
};

const privateSigns: Readonly<Record<string, string>> = {
  "\uf0b7": "•",
  "\uf0a7": "•",
  "\uf0e0": "→",
  "\uf0e8": "→",
  "\uf0fc": "✓",
  "\uf0fb": "✗",
};

/** Writes raised or lowered digits as Unicode characters, and quotation marks of `q`. Other letters come down, and are told. */
export function writeLevels(part: DocumentFragment, losses: Losses): void {
  for (const quote of part.querySelectorAll("q")) quote.replaceWith("« ", ...quote.childNodes, " »");
  for (const each of part.querySelectorAll("sup, sub, [style*='vertical-align' i]")) {
    const level = /^su[bp]/.exec(each.matches("sup, sub") ? each.localName : styleOf(each, "vertical-align"));
    const words = textOf(each).trim();
    if (level === null || words === "" || each.querySelector(noteMark) !== null) continue;
    const signs = level[0] === "sub" ? "₀₁₂₃₄₅₆₇₈₉" : "⁰¹²³⁴⁵⁶⁷⁸⁹";
    if (/^\d+$/.test(words)) each.replaceWith(words.replace(/\d/g, (digit) => signs[Number(digit)] ?? digit));
    else {
      losses.add("raised");
      if (each.matches("sup, sub")) unwrap(each);
    }
  }
}
