import { singleEntry } from "charpente";
import { z } from "zod";
import { exact, french, seo } from "../words/words.ts";

const offline = z.strictObject({
  seo,
  title: french.meta({ title: "Titre" }),
  lead: french.meta({ title: "Chapô" }),
  text: french.meta({ title: "Texte" }),
  home: french.meta({ title: "Lien vers l’accueil" }),
});
export type OfflineWords = z.output<typeof offline>;

const notFound = z.strictObject({
  seo,
  title: exact.meta({ title: "Titre" }),
  lead: french.meta({ title: "Chapô" }),
  text: french.meta({ title: "Texte" }),
  home: exact.meta({ title: "Lien vers l’accueil" }),
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
