import type { Catalogue } from "./catalogue.ts";
import { type Language, loadCatalogue } from "./languages.ts";
import { createTell, type Tell } from "./tell.ts";

/** A catalogue, and a function that puts messages in its language. */
export type Speech = Catalogue & { readonly language: Language; readonly tell: Tell };

export async function loadSpeech(language: Language): Promise<Speech> {
  const catalogue = await loadCatalogue(language);
  return { ...catalogue, language, tell: createTell(catalogue) };
}
