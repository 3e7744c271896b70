import { createFormat } from "./format.ts";
import { type Messages, message } from "./in-each-language.ts";

const en = createFormat("en");
const fr = createFormat("fr");

type Count = { readonly count: number };

/** The pages of `site dev`. */
export const devPages = {
  building: { en: "The site is being built.", fr: "Le site est en cours de construction." },
  "missing.title": { en: "Not found", fr: "Page introuvable" },
  "missing.text": {
    en: "No page has this address, and the site has none for missing ones.",
    fr: "Aucune page n’a cette adresse, et le site n’a pas de page pour les adresses inconnues.",
  },

  "error.title": message({
    en: ({ count }: Count) =>
      en.plural(count, { one: "One thing to fix", other: `${en.number(count)} things to fix` }),
    fr: ({ count }) =>
      fr.plural(count, { one: "Un point à corriger", other: `${fr.number(count)} points à corriger` }),
  }),
  "error.comes-back": {
    en: "This page comes back by itself once it is fixed.",
    fr: "La page revient d’elle-même une fois la correction enregistrée.",
  },
  "error.last-good": { en: "See the last good version", fr: "Voir la dernière version correcte" },

  "note.early": {
    en: "The site is getting ready: you can edit this page in a moment.",
    fr: "Le site se prépare : vous pourrez modifier cette page dans un instant.",
  },
  "note.last-good": { en: "Last good version.", fr: "Dernière version correcte." },
  "note.problems": { en: "See what to fix", fr: "Voir ce qui est à corriger" },
  "note.draft": { en: "Draft:", fr: "Brouillon :" },
  "note.draft.text": message({
    en: ({ what }: { what: string }) => `visitors do not see ${what}`,
    fr: ({ what }) => `les visiteurs ne voient pas ${what}`,
  }),
  "note.future": message({
    en: ({ due }: { due: string }) => `Due on ${en.day(due)}:`,
    fr: ({ due }) => `Prévu pour le ${fr.day(due)} :`,
  }),
  "note.future.text": message({
    en: ({ what }: { what: string }) => `until then visitors do not see ${what}`,
    fr: ({ what }) => `d’ici là, les visiteurs ne voient pas ${what}`,
  }),
  "note.page": { en: "this page", fr: "cette page" },
  "note.part": { en: "a part of this page", fr: "une partie de cette page" },
  "note.shows": { en: "Shows unpublished content:", fr: "Montre ce qui n’est pas encore publié :" },

  "page.published": { en: "Part of the published site.", fr: "Fait partie du site publié." },
  "page.hidden-from-search": {
    en: "Part of the published site, and kept out of search engines and the sitemap.",
    fr: "Fait partie du site publié, mais hors des moteurs de recherche et du plan du site.",
  },
  "page.workbench": {
    en: "Page of the workbench: it is not published.",
    fr: "Page de l’atelier : elle n’est pas publiée.",
  },
  "page.draft": message({
    en: ({ file }: { file: string }) => `Draft: visitors do not see ${file}.`,
    fr: ({ file }) => `Brouillon : les visiteurs ne voient pas ${file}.`,
  }),
  "page.future": message({
    en: ({ file, due }: { file: string; due: string }) =>
      `Due on ${en.day(due)}: until then visitors do not see ${file}.`,
    fr: ({ file, due }) => `Prévue pour le ${fr.day(due)} : d’ici là, les visiteurs ne voient pas ${file}.`,
  }),
  "page.partly": message({
    en: ({ file, due, part }: { file: string; due: string; part: string }) =>
      `Part of the published site, until ${en.day(due)} without ${part} of ${file}.`,
    fr: ({ file, due, part }) =>
      `Fait partie du site publié ; ${part} de ${file} n’y figure pas avant le ${fr.day(due)}.`,
  }),

  "edit.begin": { en: "Edit", fr: "Modifier" },
  "edit.body": { en: "Text", fr: "Texte" },
  "edit.name": { en: "Name", fr: "Nom" },
} satisfies Messages;
