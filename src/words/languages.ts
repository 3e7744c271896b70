import type { Catalogue } from "./catalogue.ts";

const catalogues = {
  en: {
    load: async (): Promise<Catalogue> => (await import("./en.ts")).en,
  },
  fr: {
    load: async (): Promise<Catalogue> => (await import("./fr.ts")).fr,
  },
} as const;

/** A language with a catalogue, by its ISO 639-1 code. */
export type Language = keyof typeof catalogues;

export const languages = Object.keys(catalogues) as readonly Language[];

/** One value for each language of the tool. */
export type InEach<Value> = { readonly [One in Language]: Value };

/** Loads only the catalogue of this language. */
export function loadCatalogue(language: Language): Promise<Catalogue> {
  return catalogues[language].load();
}
