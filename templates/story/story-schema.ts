import { singleEntry } from "charpente";
import { z } from "zod";
import { breadcrumb, exact, facts, french, heading, link, seo } from "../words/words.ts";

/** A bay of the founder’s line. */
const bay = z.strictObject({
  value: french.meta({ title: "Valeur" }),
  unit: french.meta({ title: "Unité" }),
  label: french.meta({ title: "Libellé" }),
});

const story = z.strictObject({
  seo,
  breadcrumb,
  title: heading.meta({ title: "Titre" }),
  lead: french.meta({ title: "Chapô" }),
  line: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      scroll: french.meta({
        title: "Nom du dessin défilant",
        description: "Pour les petits écrans, où le dessin défile.",
      }),
      ages: z
        .array(
          z.strictObject({
            year: z.int().meta({ title: "Année" }),
            use: french.meta({ title: "Usage" }),
            text: french.meta({ title: "Texte" }),
          }),
        )
        .length(4)
        .meta({ title: "Années du dessin" }),
      caption: french.meta({ title: "Légende" }),
    })
    .meta({ title: "Ligne du temps" }),
  pitch: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      paragraphs: z.array(french).min(1).meta({ title: "Paragraphes" }),
    })
    .meta({ title: "Ce que nous défendons" }),
  founder: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      chain: z
        .strictObject({
          experience: bay.meta({ title: "Expérience" }),
          promise: bay.meta({ title: "Engagement" }),
          founded: french.meta({ title: "Année de création" }),
          horizon: french.meta({ title: "Horizon" }),
        })
        .meta({ title: "Chaîne de cotes" }),
      steps: z
        .array(
          z.strictObject({
            date: french.meta({ title: "Date" }),
            title: heading.meta({ title: "Titre" }),
            text: french.meta({ title: "Texte" }),
          }),
        )
        .min(1)
        .meta({ title: "Étapes" }),
      records: z
        .array(facts)
        .min(1)
        .meta({ title: "Preuves", description: "Le parcours et les qualifications, fait par fait." }),
    })
    .meta({ title: "Parcours du fondateur" }),
  pillars: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      list: z
        .array(
          z.strictObject({
            title: heading.meta({ title: "Titre" }),
            text: french.meta({ title: "Texte" }),
            link: link.optional().meta({ title: "Lien" }),
          }),
        )
        .length(4)
        .meta({ title: "Piliers" }),
    })
    .meta({ title: "Piliers" }),
  closing: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      text: french.meta({ title: "Texte" }),
      booking: exact.meta({ title: "Bouton de rendez-vous" }),
      services: link.meta({ title: "Lien vers les services" }),
    })
    .meta({ title: "Dernier appel" }),
});
export type Story = z.output<typeof story>;

export const storyPage = singleEntry({
  file: "pages/notre-histoire.yaml",
  schema: story.meta({ title: "Notre histoire" }),
});
