import type { Language } from "./languages.ts";

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", fr: "Français" };

/** Returns undefined when the tool has no catalogue for the language. */
export function toLanguage(code: string): Language | undefined {
  return Object.hasOwn(languageNames, code) ? (code as Language) : undefined;
}
