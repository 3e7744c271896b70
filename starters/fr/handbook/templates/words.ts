import { useSite } from "charpente";
import { fr } from "./words/fr.ts";

/** The first language: its addresses have no code, and its files no ending of their own. */
export const language = "fr";

/** All languages, with their own names, and the words of each. */
export const languages = { fr: "Français" };
export const words = { fr };

export type Language = keyof typeof words;

/** The words in the language of the page. */
export function useWords() {
  return words[useSite().language as Language];
}

/** The addresses of pages. That of the search is below each version. */
export const addresses = { search: "/recherche", changes: "/nouveautes" };
