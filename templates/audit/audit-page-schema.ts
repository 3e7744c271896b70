import { calendarDate, markdown, singleEntry } from "charpente";
import { z } from "zod";
import {
  crumb,
  exact,
  french,
  heading,
  lastCall,
  lead,
  link,
  pageTitle,
  point,
  question,
  sectionTitle,
  seo,
  source,
  topic,
} from "../words/words.ts";
import { sample } from "./sample-schema.ts";

const auditPageWords = z.strictObject({
  seo,
  breadcrumb: z
    .strictObject({
      home: crumb.home,
      services: exact.meta({
        title: "Services",
        description: "Deuxième maillon, vers la page des services.",
      }),
      here: crumb.here,
    })
    .meta({ title: "Fil d’Ariane", description: "Les liens au-dessus du titre." }),
  title: pageTitle,
  lead,
  facts: z
    .array(
      z.strictObject({
        label: french.meta({
          title: "Libellé",
          description: "Ce que dit la ligne, en un mot\u00A0: «\u00A0Durée\u00A0», par exemple.",
        }),
        value: french.meta({ title: "Valeur", description: "La réponse, en quelques mots." }),
      }),
    )
    .meta({
      title: "En bref",
      description: "Les lignes sous le chapô\u00A0: durée, cadre, remise.",
    }),
  request: link.meta({
    title: "Bouton «\u00A0demander un audit\u00A0»",
    description: "En tête et en fin de page.",
  }),
  flexibility: link.meta({
    title: "Bouton «\u00A0comprendre NEBCO\u00A0»",
    description: "En tête de page, à côté de la demande d’audit.",
  }),
  booking: exact.meta({
    title: "Lien de rendez-vous",
    description: "Il mène au calendrier donné dans les réglages.",
  }),
  contents: french.meta({
    title: "Sommaire",
    description: "Au-dessus de la liste des sections, sous la tête de page.",
  }),
  overview: z
    .strictObject({
      title: sectionTitle,
      text: markdown().meta({
        title: "Texte",
        description: "Ce que l’audit examine, en un ou deux paragraphes.",
      }),
    })
    .meta({
      title: "Vue d’ensemble",
      description: "La première section\u00A0: la promesse, avant les bénéfices.",
    }),
  benefits: z
    .strictObject({
      title: sectionTitle,
      list: z
        .array(point.extend({ source }))
        .min(1)
        .meta({ title: "Éléments", description: "Un bénéfice par élément, avec une ou deux phrases." }),
    })
    .meta({ title: "Ce que l’audit apporte", description: "La section des bénéfices." }),
  steps: z
    .strictObject({
      title: sectionTitle,
      short: heading.meta({ title: "Titre court", description: "Dans le sommaire de la page." }),
      duration: french.meta({
        title: "Durée",
        description: "Par exemple «\u00A04 à 6 semaines\u00A0»\u00A0: à côté des étapes.",
      }),
      list: z
        .array(point)
        .length(4)
        .meta({ title: "Éléments", description: "Quatre étapes, de la première visite au plan d’action." }),
    })
    .meta({ title: "Étapes", description: "Quatre, du rez-de-chaussée au toit du dessin." }),
  sample: sample.meta({ title: "Page d’exemple", description: "Une page de rapport, dessinée." }),
  price: z
    .strictObject({
      title: sectionTitle,
      text: french.meta({
        title: "Texte",
        description: "Sous le titre\u00A0: pourquoi il n’y a pas de tarif, et où le prix est donné.",
      }),
      list: z.array(topic).min(1).meta({
        title: "Ce qui fait varier le prix",
        description: "Un point par élément, avec une ou deux phrases.",
      }),
      call: french.meta({
        title: "Invitation à demander le devis",
        description: "Sous la liste\u00A0: ce que le visiteur doit donner pour un devis.",
      }),
    })
    .meta({ title: "Prix", description: "La section du prix." }),
  needed: z
    .strictObject({
      title: sectionTitle,
      list: z
        .array(french)
        .min(1)
        .meta({ title: "Pièces à réunir", description: "Un document ou un renseignement par élément." }),
      note: french.meta({
        title: "Note",
        description: "Sous la liste\u00A0: ce qui se passe si une pièce manque.",
      }),
    })
    .meta({ title: "Ce qui est demandé avant", description: "La section des pièces à réunir." }),
  audiences: z
    .strictObject({
      title: sectionTitle,
      list: z
        .array(topic)
        .min(1)
        .meta({ title: "Éléments", description: "Un public par élément, avec le lien vers son profil." }),
    })
    .meta({ title: "Pour qui", description: "La section des publics." }),
  missions: z
    .strictObject({
      title: sectionTitle,
      list: z
        .array(topic)
        .min(1)
        .meta({ title: "Éléments", description: "Une mission par élément, avec une ou deux phrases." }),
    })
    .meta({
      title: "Missions",
      description: "La section des missions du cabinet, dont celle de cette page.",
    }),
  questions: z
    .strictObject({
      title: sectionTitle,
      list: z.array(question).min(1).meta({
        title: "Éléments",
        description: "Une question et sa réponse par élément, la plus fréquente d’abord.",
      }),
    })
    .meta({ title: "Questions", description: "La foire aux questions, avant la fin de la page." }),
  law: z
    .strictObject({
      title: sectionTitle,
      text: markdown().meta({
        title: "Texte",
        description: "Sous le titre\u00A0: ce que demandent les textes, en bref.",
      }),
      cases: heading.meta({
        title: "Titre des cas",
        description: "La ligne qui déplie le tableau des cas de «\u00A0Êtes-vous concerné\u202F?\u00A0».",
      }),
      list: z
        .array(
          z.strictObject({
            title: heading.meta({ title: "Titre", description: "La ligne que l’on déplie." }),
            text: markdown().meta({
              title: "Texte",
              description: "Ce que dit le texte, avec un lien vers la source.",
            }),
          }),
        )
        .min(1)
        .meta({ title: "Points de droit", description: "Repliés\u00A0: un point par élément." }),
      updateTitle: french.meta({
        title: "Titre d’une mise à jour",
        description: "Devant la date de chaque note.",
      }),
      updates: z
        .array(
          z.strictObject({
            date: calendarDate().meta({
              title: "Date",
              description: "Le jour du changement, comme 2025-12-26.",
            }),
            text: markdown().meta({
              title: "Texte",
              description: "Ce qui a changé, en une ou deux phrases.",
            }),
          }),
        )
        .default([])
        .meta({
          title: "Mises à jour",
          description: "Notes datées. Une note datée d’un jour futur paraît ce jour-là.",
        }),
      more: link.meta({
        title: "Lien pour en lire plus",
        description: "Sous les notes, vers l’article qui détaille le sujet.",
      }),
    })
    .meta({
      title: "Ce que demandent les textes",
      description: "La dernière section\u00A0: le droit, replié.",
    }),
  closing: lastCall({}),
});
export type AuditPageWords = z.output<typeof auditPageWords>;

export const auditPage = singleEntry({
  file: "pages/audits-conformite-bacs.yaml",
  schema: auditPageWords.meta({ title: "Audits de conformité BACS" }),
  datedList: "law.updates",
});
