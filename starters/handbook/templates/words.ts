import { useSite } from "charpente";
import { en } from "./words/en.ts";

/** The first language: its addresses have no code, and its files no ending of their own. */
export const language = "en";

/** All languages, with their own names, and the words of each. */
export const languages = { en: "English" };
export const words = { en };

export type Language = keyof typeof words;

/** The words in the language of the page. */
export function useWords() {
  return words[useSite().language as Language];
}

/** The addresses of pages. That of the search is below each version. */
export const addresses = { search: "/search", changes: "/changes" };
