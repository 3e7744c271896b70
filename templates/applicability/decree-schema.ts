import { calendarDate } from "charpente";
import { z } from "zod";
import { french } from "../words/words.ts";

const conditions = z.strictObject({
  tertiary: z
    .boolean()
    .optional()
    .meta({ title: "Activité tertiaire", description: "À activer si le bâtiment en abrite une." }),
  powerAbove: z.number().nonnegative().optional().meta({
    title: "Puissance supérieure à",
    description: "En kW\u00A0: la plus grande des deux, chauffage ou climatisation, dépasse cette valeur.",
  }),
  powerUpTo: z.number().nonnegative().optional().meta({
    title: "Puissance inférieure ou égale à",
    description: "En kW\u00A0: ni le chauffage ni la climatisation ne dépasse cette valeur.",
  }),
  permitFrom: calendarDate().optional().meta({
    title: "Permis déposé à partir du",
    description:
      "Ce jour compris\u00A0: le premier jour d’une période de «\u00A0Permis de construire\u00A0».",
  }),
  permitBefore: calendarDate().optional().meta({
    title: "Permis déposé avant le",
    description: "Ce jour exclu\u00A0: le premier jour d’une période de «\u00A0Permis de construire\u00A0».",
  }),
  renewed: z.boolean().optional().meta({
    title: "Chauffage ou climatisation renouvelés",
    description: "À activer si le renouvellement est fait ou prévu.",
  }),
  surfaceFrom: z.number().nonnegative().optional().meta({
    title: "Surface à partir de",
    description: "En m² d’activités tertiaires, cette valeur comprise.",
  }),
  surfaceBelow: z.number().nonnegative().optional().meta({
    title: "Surface inférieure à",
    description: "En m² d’activités tertiaires, cette valeur exclue.",
  }),
});

export const sentence = z.strictObject({
  text: french.meta({
    title: "Texte",
    description: "Une phrase complète, suivie du lien vers son texte de loi.",
  }),
  law: z
    .string()
    .meta({ title: "Texte de loi", description: "Le nom que porte l’un des «\u00A0Textes de loi\u00A0»." }),
  at: french.optional().meta({ title: "Partie du texte", description: "Par exemple «\u00A0II, 4°\u00A0»." }),
});
export type Sentence = z.output<typeof sentence>;

export const decree = z.strictObject({
  name: french.meta({
    title: "Nom du décret",
    description: "Par exemple «\u00A0Décret BACS\u00A0»\u00A0: dans le résultat et en tête de son tableau.",
  }),
  what: french.meta({ title: "Ce que le décret demande", description: "Après son nom, en tête du tableau." }),
  cases: z
    .array(
      z.strictObject({
        when: conditions.meta({
          title: "Conditions",
          description: "Toutes celles qui sont écrites doivent être réunies.",
        }),
        case: french.meta({ title: "Cas", description: "La première colonne du tableau." }),
        applies: z
          .boolean()
          .meta({ title: "Décret applicable", description: "À activer si le décret s’applique à ce cas." }),
        verdict: french.optional().meta({
          title: "Verdict",
          description: "En tête de la réponse quand le décret s’applique\u00A0: concerné, et depuis quand.",
        }),
        reason: french.meta({
          title: "Raison",
          description: "Après le verdict, en quelques mots\u00A0: «\u00A070 kW ou moins\u00A0».",
        }),
        due: z
          .strictObject({
            at: z.enum(["day", "permit", "renewal"]).meta({
              title: "Moment",
              description: "Un jour (day), la construction (permit) ou le renouvellement (renewal).",
            }),
            day: calendarDate()
              .optional()
              .meta({ title: "Jour", description: "Si le moment est un jour, comme 2025-01-01." }),
            label: french.meta({
              title: "Libellé",
              description: "Sur la ligne du temps de la coupe, en quelques mots.",
            }),
            connects: z.enum(["all", "above"]).meta({
              title: "Ce qui est relié",
              description:
                "Tous les systèmes (all), ou ceux qui dépassent le seuil et les autres sous condition (above).",
            }),
          })
          .optional()
          .meta({
            title: "Système dû",
            description:
              "Sur la coupe\u00A0: quand, et ce qui y est relié. Absent si aucun système n’est dû.",
          }),
        deadline: french.meta({
          title: "Échéance",
          description: "La date, ou «\u00A0Aucune\u00A0» si rien n’est dû. Dernière colonne du tableau.",
        }),
        sentences: z.array(sentence).min(1).meta({
          title: "Ce qui est dû, et pourquoi",
          description: "Chaque phrase nomme son texte de loi.",
        }),
      }),
    )
    .min(1)
    .meta({
      title: "Cas",
      description:
        "Chaque bâtiment correspond à un cas et à un seul\u00A0: le site refuse les trous et les doublons.",
    }),
  also: z
    .array(sentence)
    .default([])
    .meta({ title: "Dans tous les cas", description: "Ce qui vaut partout où le décret s’applique." }),
});
export type Decree = z.output<typeof decree>;
