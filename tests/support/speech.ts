import { en } from "../../src/catalogue/en.ts";
import { fr } from "../../src/catalogue/fr.ts";
import type { Speech } from "../../src/catalogue/speech.ts";
import { createTell } from "../../src/catalogue/tell.ts";

/** What the tool says in English, at once. */
export const english: Speech = { ...en, language: "en", tell: createTell(en) };

/** The same in French. */
export const french: Speech = { ...fr, language: "fr", tell: createTell(fr) };

export const { tell } = english;
