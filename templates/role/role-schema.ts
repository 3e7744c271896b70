import { singleEntry } from "charpente";
import { z } from "zod";
import { breadcrumb, french, heading, link, seo, topic } from "../words/words.ts";

/** Someone of a project, in phases: 0 is the start of the first one. From `rest` on there is less to do. */
const presence = z
  .strictObject({
    name: french.meta({ title: "Nom" }),
    from: z
      .number()
      .nonnegative()
      .meta({ title: "Début", description: "En phases\u00A0: 0 est le début de la première." }),
    to: z.number().positive().meta({ title: "Fin", description: "En phases." }),
    rest: z
      .number()
      .positive()
      .optional()
      .meta({ title: "Présence plus légère à partir de", description: "En phases." }),
    own: z
      .boolean()
      .default(false)
      .meta({ title: "L’AMO Smart", description: "Vrai pour l’acteur dont parle la page." }),
  })
  .refine(({ from, rest, to }) => from < to && (rest === undefined || (from < rest && rest < to)), {
    message: "doit avoir from avant rest, et rest avant to",
  });
export type Presence = z.output<typeof presence>;

const role = z.strictObject({
  seo,
  breadcrumb,
  title: heading.meta({ title: "Titre" }),
  lead: french.meta({ title: "Chapô" }),
  actions: z
    .strictObject({
      meeting: link.meta({ title: "Bouton de rendez-vous" }),
      services: link.meta({ title: "Bouton vers les services" }),
    })
    .meta({ title: "Boutons" }),
  qualities: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      text: french.meta({ title: "Texte" }),
      list: z
        .array(topic)
        .length(6)
        .meta({ title: "Qualités", description: "Dans l’ordre des pièces du dessin." }),
    })
    .meta({ title: "Qualités" }),
  beyond: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      text: french.meta({ title: "Texte" }),
      points: z.array(topic).length(3).meta({ title: "Raisons" }),
      presence: z
        .strictObject({
          title: heading.meta({ title: "Titre" }),
          phases: z.array(french).length(4).meta({ title: "Phases" }),
          handover: french.meta({
            title: "Livraison",
            description: "Le moment entre l’avant-dernière et la dernière phase.",
          }),
          rows: z.array(presence).min(1).meta({ title: "Acteurs" }),
          caption: french.meta({ title: "Légende" }),
        })
        .meta({ title: "Présence de chacun" }),
    })
    .meta({ title: "Pourquoi un AMO" }),
  closing: z
    .strictObject({ title: heading.meta({ title: "Titre" }), text: french.meta({ title: "Texte" }) })
    .meta({ title: "Dernier appel" }),
});
export type Role = z.output<typeof role>;

export const rolePage = singleEntry({
  file: "pages/amo-smart.yaml",
  schema: role.meta({ title: "AMO Smart" }),
});
