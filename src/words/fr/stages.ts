import type { Translated } from "../catalogue.ts";
import type { stages as english } from "../en/stages.ts";

export const stages: Translated<typeof english> = {
  audit: "examen",
  bundle: "assemblage",
  cards: "vignettes",
  check: "contrôle",
  compress: "compression",
  drawings: "dessins",
  finish: "finitions",
  images: "images",
  link: "renvois",
  links: "liens",
  markdown: "markdown",
  parse: "analyse",
  pictures: "illustrations",
  plan: "plan",
  publish: "publication",
  read: "lecture",
  render: "rendu",
  templates: "modèles",
  validate: "validation",
};
