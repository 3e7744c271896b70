import { singleEntry } from "charpente";
import { z } from "zod";
import {
  breadcrumb,
  french,
  lastCall,
  lead,
  link,
  pageTitle,
  point,
  sectionTitle,
  seo,
} from "../words/words.ts";

/** Someone of a project, in phases: 0 is the start of the first one. From `rest` on there is less to do. */
const presence = z
  .strictObject({
    name: french.meta({
      title: "Nom",
      description: "L’acteur du projet, par exemple «\u00A0Exploitant\u00A0».",
    }),
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
      .meta({ title: "L’AMO Smart", description: "À activer pour l’acteur dont parle la page." }),
  })
  .refine(({ from, rest, to }) => from < to && (rest === undefined || (from < rest && rest < to)), {
    message: "doit aller du début à la présence plus légère, puis à la fin",
  });
export type Presence = z.output<typeof presence>;

const role = z.strictObject({
  seo,
  breadcrumb,
  title: pageTitle,
  lead,
  actions: z
    .strictObject({
      meeting: link.meta({ title: "Bouton de rendez-vous", description: "Le premier bouton sous le chapô." }),
      services: link.meta({
        title: "Bouton vers les services",
        description: "Le second bouton sous le chapô.",
      }),
    })
    .meta({ title: "Boutons", description: "Les deux liens en tête de page." }),
  qualities: z
    .strictObject({
      title: sectionTitle,
      text: french.meta({ title: "Texte", description: "Sous le titre\u00A0: une phrase." }),
      list: z
        .array(point)
        .length(6)
        .meta({ title: "Qualités", description: "Dans l’ordre des pièces du dessin." }),
    })
    .meta({ title: "Qualités", description: "La section des six qualités." }),
  beyond: z
    .strictObject({
      title: sectionTitle,
      text: french.meta({
        title: "Texte",
        description: "Sous le titre\u00A0: ce que l’ingénieur fait, et ne fait pas.",
      }),
      points: z
        .array(point)
        .length(3)
        .meta({ title: "Raisons", description: "Trois raisons, avec une ou deux phrases chacune." }),
      presence: z
        .strictObject({
          title: sectionTitle,
          phases: z
            .array(french)
            .length(4)
            .meta({ title: "Phases", description: "Quatre noms, de gauche à droite du dessin." }),
          handover: french.meta({
            title: "Livraison",
            description: "Le moment entre l’avant-dernière et la dernière phase.",
          }),
          rows: z.array(presence).min(1).meta({
            title: "Acteurs",
            one: "un acteur",
            description: "Une ligne du dessin par acteur, de haut en bas.",
          }),
          caption: french.meta({
            title: "Légende",
            description: "Sous le dessin\u00A0: ce que veulent dire les traits pleins et tiretés.",
          }),
        })
        .meta({
          title: "Présence de chacun",
          description: "Le dessin\u00A0: qui intervient à quelle phase.",
        }),
    })
    .meta({ title: "Pourquoi un AMO", description: "La section qui distingue l’AMO de l’ingénieur." }),
  closing: lastCall({}),
});
export type Role = z.output<typeof role>;

export const rolePage = singleEntry({
  file: "pages/amo-smart.yaml",
  schema: role.meta({ title: "AMO Smart" }),
});
