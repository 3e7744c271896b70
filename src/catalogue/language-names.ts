import type { Language } from "./languages.ts";

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", fr: "Français" };

/** Undefined where the tool does not speak it. */
export function toLanguage(code: string): Language | undefined {
  return Object.hasOwn(languageNames, code) ? (code as Language) : undefined;
}
