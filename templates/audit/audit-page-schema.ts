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

const row = z.strictObject({
  name: french.meta({ title: "Nom", description: "La fonction, en un ou deux mots." }),
  finding: french.meta({ title: "Constat", description: "Ce que la visite a montré, en une phrase courte." }),
  state: z.enum(["have", "part", "lack"]).meta({
    title: "État",
    enumDescriptions: ["Acquise", "Partielle", "Absente"],
    description: "Ce que la visite a montré de cette fonction.",
  }),
});
/** An hour of the day, from 0 to 24. */
const hour = z.int().min(0).max(24);

/** A page of a report that is made up, as the page of the audit draws it. */
const sample = z.strictObject({
  title: sectionTitle,
  text: z.array(french).min(1).meta({
    title: "Texte",
    one: "un paragraphe",
    description: "Un élément par paragraphe, à côté de la page dessinée.",
  }),
  delivered: z.array(point).min(1).meta({
    title: "Ce qui est remis",
    one: "un document",
    description: "Un document ou une précision par élément.",
  }),
  open: french.meta({
    title: "Ligne qui déplie la page",
    description: "Sur un téléphone, où la page d’exemple est repliée.",
  }),
  label: french.meta({
    title: "Mention d’exemple",
    description: "Sur la page dessinée\u00A0: elle dit que c’est un exemple.",
  }),
  building: heading.meta({
    title: "Bâtiment",
    description: "Le nom du bâtiment, en tête de la page dessinée.",
  }),
  facts: french.meta({
    title: "Description du bâtiment",
    description: "Sous le nom\u00A0: usage, surface et puissances, en une ou deux phrases.",
  }),
  drawing: french.meta({
    title: "Texte de remplacement",
    description: "Ce que montre le dessin, pour qui ne le voit pas.",
  }),
  functions: z
    .strictObject({
      title: sectionTitle,
      columns: z
        .strictObject({
          name: french.meta({ title: "Nom", description: "En tête de la colonne des fonctions." }),
          finding: french.meta({ title: "Constat", description: "En tête de la colonne des constats." }),
          state: french.meta({ title: "État", description: "En tête de la colonne des états." }),
        })
        .meta({ title: "Colonnes", description: "Les trois en-têtes du tableau des fonctions." }),
      states: z
        .strictObject({
          have: french.meta({
            title: "Fonction acquise",
            description: "Le mot du tableau pour une fonction présente.",
          }),
          part: french.meta({
            title: "Fonction partielle",
            description: "Le mot du tableau pour une fonction incomplète.",
          }),
          lack: french.meta({
            title: "Fonction absente",
            description: "Le mot du tableau pour une fonction qui manque.",
          }),
        })
        .meta({ title: "États", description: "Les trois mots du tableau et de sa légende." }),
      list: z.array(row).min(1).meta({
        title: "Fonctions",
        one: "une fonction",
        description: "Une ligne du tableau par fonction demandée.",
      }),
    })
    .meta({ title: "Fonctions du décret", description: "Le premier tableau de la page dessinée." }),
  load: z
    .strictObject({
      title: sectionTitle,
      hours: z.array(z.number().min(0).max(100)).length(24).meta({
        title: "Puissances par heure",
        description:
          "En pour cent de l’heure la plus chargée, à partir de minuit\u00A0: vingt-quatre valeurs.",
      }),
      empty: z
        .strictObject({
          from: hour.meta({ title: "Début", description: "L’heure où le bâtiment se vide, de 0 à 24." }),
          to: hour.meta({ title: "Fin", description: "L’heure où il se remplit, de 0 à 24." }),
        })
        .meta({ title: "Heures sans personne", description: "Du soir au matin." }),
      marks: z.array(french).min(2).meta({
        title: "Heures écrites",
        one: "une heure",
        description: "Sous les barres, à intervalles réguliers.",
      }),
      drawing: french.meta({
        title: "Texte de remplacement",
        description: "Ce que montrent les barres, pour qui ne les voit pas.",
      }),
      text: french.meta({
        title: "Texte",
        description: "Ce qu’il faut retenir des barres, en une ou deux phrases.",
      }),
    })
    .meta({ title: "Puissance appelée", description: "Les barres de la page dessinée, une par heure." }),
  measures: z
    .strictObject({
      title: sectionTitle,
      columns: z
        .strictObject({
          name: french.meta({ title: "Nom", description: "En tête de la colonne des mesures." }),
          kind: french.meta({ title: "Nature", description: "En tête de la colonne des natures." }),
          payback: french.meta({
            title: "Délai de retour",
            description: "En tête de la colonne des délais.",
          }),
        })
        .meta({ title: "Colonnes", description: "Les trois en-têtes du tableau des mesures." }),
      list: z
        .array(
          z.strictObject({
            name: french.meta({ title: "Nom", description: "Ce qu’il faut faire, à l’infinitif." }),
            kind: french.meta({
              title: "Nature",
              description: "Par exemple «\u00A0Réglage\u00A0» ou «\u00A0Travaux\u00A0».",
            }),
            payback: french.meta({
              title: "Délai de retour",
              description: "Par exemple «\u00A03 ans\u00A0», ou «\u00A0immédiat\u00A0».",
            }),
          }),
        )
        .min(1)
        .meta({
          title: "Mesures",
          one: "une mesure",
          description: "Une ligne par mesure, la plus urgente d’abord.",
        }),
    })
    .meta({ title: "Mesures", description: "Le second tableau de la page dessinée." }),
  caption: french.meta({
    title: "Légende",
    description: "Sous la page dessinée\u00A0: ce qui est inventé, et pourquoi.",
  }),
});

export type SampleWords = z.output<typeof sample>;

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
      one: "une ligne",
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
      list: z.array(point.extend({ source })).min(1).meta({
        title: "Bénéfices",
        one: "un bénéfice",
        description: "Un bénéfice par élément, avec une ou deux phrases.",
      }),
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
        .meta({ title: "Étapes", description: "Quatre étapes, de la première visite au plan d’action." }),
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
        one: "un point",
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
      list: z.array(french).min(1).meta({
        title: "Pièces à réunir",
        one: "une pièce",
        description: "Un document ou un renseignement par élément.",
      }),
      note: french.meta({
        title: "Note",
        description: "Sous la liste\u00A0: ce qui se passe si une pièce manque.",
      }),
    })
    .meta({ title: "Ce qui est demandé avant", description: "La section des pièces à réunir." }),
  audiences: z
    .strictObject({
      title: sectionTitle,
      list: z.array(topic).min(1).meta({
        title: "Publics",
        one: "un public",
        description: "Un public par élément, avec le lien vers son profil.",
      }),
    })
    .meta({ title: "Pour qui", description: "La section des publics." }),
  missions: z
    .strictObject({
      title: sectionTitle,
      list: z.array(topic).min(1).meta({
        title: "Missions",
        one: "une mission",
        description: "Une mission par élément, avec une ou deux phrases.",
      }),
    })
    .meta({
      title: "Missions",
      description: "La section des missions du cabinet, dont celle de cette page.",
    }),
  questions: z
    .strictObject({
      title: sectionTitle,
      list: z.array(question).min(1).meta({
        title: "Questions",
        one: "une question",
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
        .meta({
          title: "Points de droit",
          one: "un point de droit",
          description: "Repliés\u00A0: un point par élément.",
        }),
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
          one: "une note datée",
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
