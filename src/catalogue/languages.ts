import type { Catalogue } from "./catalogue.ts";

const catalogues = {
  en: async (): Promise<Catalogue> => (await import("./en.ts")).en,
  fr: async (): Promise<Catalogue> => (await import("./fr.ts")).fr,
} as const;

/** A language that the tool speaks, by its code of ISO 639-1. */
export type Language = keyof typeof catalogues;

export const languages = Object.keys(catalogues) as readonly Language[];

/** A language that is not asked for is not loaded. */
export function loadCatalogue(language: Language): Promise<Catalogue> {
  return catalogues[language]();
}

/** The language of a locale such as `fr_CA.UTF-8` or `fr-CA`; undefined where the tool does not speak it. */
export function languageOf(locale: string): Language | undefined {
  const [code] = locale.toLowerCase().split(/[-_.@]/);
  return languages.find((language) => language === code);
}
