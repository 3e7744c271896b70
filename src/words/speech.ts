import type { Catalogue } from "./catalogue.ts";
import { type Language, loadCatalogue, loadCommandWords } from "./languages.ts";
import { createTell, type Tell } from "./tell.ts";

/** A catalogue, and a function that puts messages in its language. */
export type Speech = Catalogue & { readonly language: Language; readonly tell: Tell };

export async function loadSpeech(language: Language): Promise<Speech> {
  const catalogue = await loadCatalogue(language);
  return { ...catalogue, language, tell: createTell(catalogue) };
}

/** The words that a command needs before it runs. The rest is loaded on demand, because each start waits for it. */
export type CommandSpeech = Pick<Speech, "language" | "command"> & {
  readonly loadAll: () => Promise<Speech>;
};

export async function loadCommandSpeech(language: Language): Promise<CommandSpeech> {
  return { language, command: await loadCommandWords(language), loadAll: () => loadSpeech(language) };
}
