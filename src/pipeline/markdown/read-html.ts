import type { Root } from "hast";
import { raw } from "hast-util-raw";

/** Reads HTML as browsers do, when there is no native parser. */
export function readHtml(value: string): Root {
  const tree = raw({ type: "root", children: [{ type: "raw", value }] });
  return tree.type === "root" ? tree : { type: "root", children: [] };
}

/** Returns a word that is in none of the texts. */
export function findUnusedWord(texts: readonly string[]): string {
  let word = "node";
  while (texts.some((text) => text.includes(word))) word += ".";
  return word;
}
