import type { Translated } from "../catalogue.ts";
import type { kinds as english } from "../en/kinds.ts";

export const kinds: Translated<typeof english> = {
  accessibility: "accessibilité",
  "active-pdfs": "PDF examinés",
  assets: "styles et scripts",
  cards: "vignettes",
  compressed: "fichiers compressés",
  derived: "fichiers dérivés",
  drawings: "dessins",
  entries: "contenus",
  "feed-items": "éléments de flux",
  images: "images",
  "large-files": "gros fichiers",
  markdown: "textes",
  "page-markdown": "pages en Markdown",
  pages: "pages",
  pictures: "illustrations",
  places: "emplacements",
  "quick-weights": "poids estimés",
  sources: "fichiers lus",
  spellings: "orthographes",
  templates: "modèles",
  texts: "textes de recherche",
  weights: "poids",
};
