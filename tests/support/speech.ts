import { en } from "../../src/words/en.ts";
import { fr } from "../../src/words/fr.ts";
import type { Speech } from "../../src/words/speech.ts";
import { createTell } from "../../src/words/tell.ts";

/** What the tool says in English, at once. */
export const english: Speech = { ...en, language: "en", tell: createTell(en) };

/** The same in French. */
export const french: Speech = { ...fr, language: "fr", tell: createTell(fr) };

export const { tell } = english;
