import { singleEntry } from "charpente";
import { z } from "zod";
import { exact, french, lead, seo } from "../words/words.ts";

const offline = z.strictObject({
  seo,
  title: french.meta({
    title: "Titre",
    description: "En tête de page, en grand\u00A0: une ligne ou deux, sans point final.",
  }),
  lead,
  text: french.meta({
    title: "Texte",
    description: "Sous le chapô\u00A0: quoi faire en attendant le réseau.",
  }),
  home: french.meta({
    title: "Lien vers l’accueil",
    description: "Il ramène à l’accueil, que l’appareil a gardé.",
  }),
});
export type OfflineWords = z.output<typeof offline>;

const notFound = z.strictObject({
  seo,
  title: exact.meta({ title: "Titre", description: "En tête de page. Gardé à la lettre, en anglais." }),
  lead,
  text: french.meta({
    title: "Texte",
    description: "Sous le chapô\u00A0: d’où vient l’erreur, et par où continuer.",
  }),
  home: exact.meta({ title: "Lien vers l’accueil", description: "Gardé à la lettre, en anglais." }),
  homeInFrench: french.meta({ title: "Lien en français", description: "Sous le lien en anglais." }),
  offline: offline.meta({
    title: "Page hors ligne",
    description: "Pour qui n’a pas de réseau, si les réglages le demandent.",
  }),
});
export type NotFound = z.output<typeof notFound>;

export const notFoundPage = singleEntry({
  file: "pages/not-found.yaml",
  schema: notFound.meta({ title: "Page introuvable" }),
});
