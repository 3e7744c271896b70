/** The languages of the tool, by their ISO 639-1 codes. Each message of this folder has a text for each of them. */
export const languages = ["en", "fr"] as const;

export type Language = (typeof languages)[number];

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", fr: "Français" };

/** Returns undefined when the tool does not speak the language. */
export function toLanguage(code: string): Language | undefined {
  return Object.hasOwn(languageNames, code) ? (code as Language) : undefined;
}

/** One value for each language of the tool. */
export type InEach<Value> = { readonly [One in Language]: Value };
