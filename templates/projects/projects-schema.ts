import { folderCollection, reference, singleEntry } from "charpente";
import { z } from "zod";
import { photograph } from "../components/photograph.tsx";
import { drawingName } from "../drawings/catalogue.ts";
import { booking, breadcrumb, exact, french, heading, lastCall, lead, seo } from "../words/words.ts";

const project = z.strictObject({
  title: heading.meta({
    title: "Titre",
    description: "Sur la carte, sous le dessin\u00A0: une ligne.",
  }),
  excerpt: french.meta({ title: "Résumé", description: "Une ou deux phrases, toujours visibles." }),
  drawing: drawingName.meta({ title: "Dessin" }),
  photograph: photograph.optional().meta({
    title: "Photographie",
    description: "Sur la carte, à la place du dessin.",
  }),
  alt: french.meta({
    title: "Texte de remplacement",
    description: "Ce que montre le dessin, pour qui ne le voit pas.",
  }),
  imageCredit: exact.meta({
    title: "Crédit de l’image",
    description: "Sous le dessin\u00A0: qui l’a fait. Gardé à la lettre.",
  }),
  tags: z.array(french).min(1).meta({
    title: "Étiquettes",
    one: "une étiquette",
    description: "À côté du crédit\u00A0: un à trois mots par étiquette.",
  }),
});
export type Project = z.output<typeof project>;

/** The projects, one per file. The name of the file is the anchor of its card on the page; its body is what unfolds. */
export const projects = folderCollection({
  folder: "projects",
  format: "markdown",
  schema: project.meta({ title: "Projet" }),
});

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
  order: z.array(reference("projects")).default([]).meta({
    title: "Ordre des cartes",
    one: "un projet",
    description: "Un projet qui n’est pas nommé vient en dernier.",
  }),
  closing: lastCall({ booking }),
});
export type ProjectsPageWords = z.output<typeof projectsPageWords>;

export const projectsPage = singleEntry({
  file: "pages/projets.yaml",
  schema: projectsPageWords.meta({ title: "Page des projets" }),
});
