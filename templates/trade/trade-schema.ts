import { singleEntry } from "charpente";
import { z } from "zod";
import { drawingName } from "../drawings/views/drawing-name.ts";
import { breadcrumb, exact, french, heading, link, seo, topic } from "../words/words.ts";

/** Some figure of every hundred euros: `from` and `to` are where it ends up. */
const share = z.strictObject({
  value: french.meta({ title: "Valeur" }),
  label: french.meta({ title: "Libellé" }),
  text: french.meta({ title: "Texte" }),
  from: z.number().nonnegative().meta({ title: "Borne basse", description: "En pour cent." }),
  to: z.number().positive().meta({ title: "Borne haute", description: "En pour cent." }),
});
export type Share = z.output<typeof share>;

const phase = z.strictObject({
  phase: french.meta({ title: "Phase" }),
  drawing: drawingName.meta({ title: "Dessin" }),
  description: french.meta({ title: "Description" }),
  benefits: z.array(french).length(3).meta({ title: "Bénéfices" }),
});
export type Phase = z.output<typeof phase>;

const trade = z.strictObject({
  seo,
  breadcrumb,
  title: heading.meta({ title: "Titre" }),
  lead: french.meta({ title: "Chapô" }),
  definition: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      text: french.meta({ title: "Texte" }),
      traits: z
        .array(topic)
        .length(4)
        .meta({ title: "Caractéristiques", description: "Dans l’ordre des bulles du dessin." }),
    })
    .meta({ title: "Définition" }),
  phases: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      text: french.meta({ title: "Texte" }),
      benefitsTitle: french.meta({ title: "Titre des bénéfices" }),
      list: z.array(phase).length(4).meta({ title: "Éléments" }),
    })
    .meta({ title: "Phases" }),
  owners: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      text: french.meta({ title: "Texte" }),
      figures: z.array(share).min(1).meta({ title: "Chiffres" }),
      scale: french.meta({ title: "Échelle" }),
    })
    .meta({ title: "Pour le propriétaire" }),
  users: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      list: z.array(topic).min(1).meta({ title: "Éléments" }),
    })
    .meta({ title: "Pour les utilisateurs" }),
  expert: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      list: z.array(topic).min(1).meta({ title: "Éléments" }),
      role: link.meta({ title: "Lien vers le métier" }),
    })
    .meta({ title: "Pourquoi un expert" }),
  closing: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      text: french.meta({ title: "Texte" }),
      booking: exact.meta({ title: "Bouton de rendez-vous" }),
      guide: link.meta({ title: "Lien vers le guide" }),
    })
    .meta({ title: "Dernier appel" }),
});
export type Trade = z.output<typeof trade>;

export const tradePage = singleEntry({
  file: "pages/notre-metier.yaml",
  schema: trade.meta({ title: "Notre métier" }),
});
