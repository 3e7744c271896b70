import type { Parents } from "hast";
import { isElement, styleOf } from "./elements.ts";
import type { LossCount } from "./losses.ts";

/**
 * Removes invisible characters and spaces that programs add for their layout. Keeps the spaces of French typography.
 */
export function cleanWords(part: Parents, losses: LossCount, isSymbol = false): void {
  for (const child of part.children) {
    if (child.type === "text")
      child.value = cleanText(isSymbol ? readSymbols(child.value) : child.value, losses);
    if (isElement(child) && !isElement(child, "pre", "code"))
      cleanWords(child, losses, isSymbol || /wingdings/.test(styleOf(child, "font-family")));
  }
}

function cleanText(text: string, losses: LossCount): string {
  return text
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, "")
    .replace(/[\u2028\u2029]/g, " ")
    .replace(/[\ue000-\uf8ff]/g, (sign) => {
      const known = privateSigns[sign];
      if (known === undefined) losses.add("symbols");
      return known ?? "";
    })
    .replace(/[ \t\n\r\u00a0\u202f]+/g, (gap: string, at: number, whole: string) =>
      keepGap(gap, whole[at - 1] ?? "", whole[at + gap.length] ?? ""),
    );
}

/** Keeps a no-break space where French typography requires one. Elsewhere programs use it for its width. */
function keepGap(gap: string, before: string, after: string): string {
  const fixed = /[\u00a0\u202f]/.exec(gap)?.[0];
  if (fixed === undefined) return gap;
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
