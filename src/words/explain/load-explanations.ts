import type { Language } from "../languages.ts";
import type { Explanations } from "./explanation.ts";

const languages: { readonly [Name in Language]: () => Promise<Explanations> } = {
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
};

/** Loads only the explanations of this language. */
export function loadExplanations(language: Language): Promise<Explanations> {
  return languages[language]();
}
