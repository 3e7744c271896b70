import type { Catalogue } from "./catalogue.ts";

const catalogues = {
  en: async (): Promise<Catalogue> => (await import("./en.ts")).en,
  fr: async (): Promise<Catalogue> => (await import("./fr.ts")).fr,
} as const;

/** A language that the tool speaks, by its code of ISO 639-1. */
export type Language = keyof typeof catalogues;

export const languages = Object.keys(catalogues) as readonly Language[];

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(catalogues, code);
}

/** A language that is not asked for is not loaded. */
export function loadCatalogue(language: Language): Promise<Catalogue> {
  return catalogues[language]();
}
