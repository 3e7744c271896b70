import { useSite } from "charpente";
import type { languages } from "./languages.ts";
import { en } from "./words/en.ts";
import { fr } from "./words/fr.ts";

export const words = { en, fr };

/** The words in the language of the page. */
export function useWords() {
  return words[useSite().language as keyof typeof languages];
}
