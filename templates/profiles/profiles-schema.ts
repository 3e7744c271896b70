import { folderCollection } from "charpente";
import { z } from "zod";
import { compositions } from "../drawings/views/compositions.ts";
import { drawingName } from "../drawings/views/drawing-name.ts";
import { french, heading, question, seo, topic } from "../words/words.ts";

const profile = z.strictObject({
  name: french.meta({
    title: "Nom du profil",
    description: "Dans le fil d’Ariane et sur la carte de l’accueil.",
  }),
  card: french.meta({ title: "Phrase de la carte", description: "Une phrase, sur la carte de l’accueil." }),
  seo,
  drawing: drawingName.meta({ title: "Dessin" }),
  composition: z.enum(compositions).default("beside").meta({
    title: "Composition de la tête",
    description:
      "Comment le titre et le dessin se partagent la tête. «\u00A0beside\u00A0» convient à tout bâtiment.",
  }),
  title: heading.meta({ title: "Titre" }),
  intro: french.meta({ title: "Introduction" }),
  figures: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      note: french.meta({ title: "Note" }),
      list: z
        .array(
          z.strictObject({
            value: french.meta({ title: "Valeur" }),
            unit: french.optional().meta({ title: "Unité" }),
            label: french.meta({ title: "Libellé" }),
          }),
        )
        .min(1)
        .meta({ title: "Éléments" }),
    })
    .optional()
    .meta({ title: "Repères chiffrés" }),
  stakes: z.array(topic).min(3).meta({ title: "Enjeux" }),
  services: z.array(topic).min(3).meta({ title: "Services" }),
  reasons: z.array(topic).default([]).meta({ title: "Raisons" }),
  questions: z.array(question).min(4).meta({ title: "Questions" }),
  closing: z
    .strictObject({ title: heading.meta({ title: "Titre" }), text: french.meta({ title: "Texte" }) })
    .meta({ title: "Dernier appel" }),
});
export type Profile = z.output<typeof profile>;
/** Who the firm works for: a file an audience, a page at `/profil/` and the file’s name. */
export const profiles = folderCollection({
  folder: "profiles",
  format: "yaml",
  schema: profile.meta({ title: "Profil" }),
});
