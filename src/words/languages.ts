import type { Catalogue } from "./catalogue.ts";

type CommandWords = Catalogue["command"];

const catalogues = {
  en: {
    loadAll: async (): Promise<Catalogue> => (await import("./en.ts")).en,
    loadCommand: async (): Promise<CommandWords> => (await import("./en/command.ts")).command,
  },
  fr: {
    loadAll: async (): Promise<Catalogue> => (await import("./fr.ts")).fr,
    loadCommand: async (): Promise<CommandWords> => (await import("./fr/command.ts")).command,
  },
} as const;

/** A language with a catalogue, by its ISO 639-1 code. */
export type Language = keyof typeof catalogues;

export const languages = Object.keys(catalogues) as readonly Language[];

/** Loads only the catalogue of this language. */
export function loadCatalogue(language: Language): Promise<Catalogue> {
  return catalogues[language].loadAll();
}

/** Loads the words of the command line itself, such as its help. */
export function loadCommandWords(language: Language): Promise<CommandWords> {
  return catalogues[language].loadCommand();
}
