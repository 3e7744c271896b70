import type { Catalogue } from "./catalogue.ts";
import { type Language, loadCatalogue } from "./languages.ts";
import { createTell, type Tell } from "./tell.ts";

/** A language at work: its catalogue, and messages put in its words. */
export type Speech = Catalogue & { readonly language: Language; readonly tell: Tell };

export async function loadSpeech(language: Language): Promise<Speech> {
  const catalogue = await loadCatalogue(language);
  return { ...catalogue, language, tell: createTell(catalogue) };
}
