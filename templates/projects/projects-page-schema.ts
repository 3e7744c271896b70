import { reference, singleEntry } from "charpente";
import { z } from "zod";
import { breadcrumb, exact, french, heading, seo } from "../words/words.ts";

const projectsPageWords = z.strictObject({
  seo,
  breadcrumb,
  title: exact.meta({ title: "Titre" }),
  lead: french.meta({ title: "Chapô" }),
  example: french.meta({ title: "Mention d’exemple", description: "Sur la carte des exemples de mission." }),
  more: exact.meta({ title: "Bouton pour déplier" }),
  less: exact.meta({ title: "Bouton pour replier" }),
  order: z
    .array(reference("projects"))
    .default([])
    .meta({ title: "Ordre des cartes", description: "Un projet qui n’est pas nommé vient en dernier." }),
  closing: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      text: french.meta({ title: "Texte" }),
      booking: exact.meta({ title: "Bouton de rendez-vous" }),
    })
    .meta({ title: "Dernier appel" }),
});
export type ProjectsPageWords = z.output<typeof projectsPageWords>;

export const projectsPage = singleEntry({
  file: "pages/projets.yaml",
  schema: projectsPageWords.meta({ title: "Page des projets" }),
});
