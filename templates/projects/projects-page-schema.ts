import { reference, singleEntry } from "charpente";
import { z } from "zod";
import { booking, breadcrumb, exact, lastCall, lead, seo } from "../words/words.ts";

const projectsPageWords = z.strictObject({
  seo,
  breadcrumb,
  title: exact.meta({
    title: "Titre",
    description: "En tête de page. Gardé à la lettre, apostrophes comprises.",
  }),
  lead,
  more: exact.meta({ title: "Bouton pour déplier", description: "Sous le résumé d’un projet replié." }),
  less: exact.meta({ title: "Bouton pour replier", description: "Sous le résumé d’un projet déplié." }),
  order: z
    .array(reference("projects"))
    .default([])
    .meta({ title: "Ordre des cartes", description: "Un projet qui n’est pas nommé vient en dernier." }),
  closing: lastCall({ booking }),
});
export type ProjectsPageWords = z.output<typeof projectsPageWords>;

export const projectsPage = singleEntry({
  file: "pages/projets.yaml",
  schema: projectsPageWords.meta({ title: "Page des projets" }),
});
