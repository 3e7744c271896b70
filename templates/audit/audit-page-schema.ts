import { calendarDate, markdown, singleEntry } from "charpente";
import { z } from "zod";
import { exact, french, heading, link, question, seo, topic } from "../words/words.ts";

const row = z.strictObject({
  name: french.meta({ title: "Nom" }),
  finding: french.meta({ title: "Constat" }),
  state: z.enum(["have", "part", "lack"]).meta({ title: "État" }),
});
/** An hour of the day, from 0 to 24. */
const hour = z.int().min(0).max(24);

const sample = z.strictObject({
  title: heading.meta({ title: "Titre" }),
  text: z.array(french).min(1).meta({ title: "Texte" }),
  label: french.meta({
    title: "Mention d’exemple",
    description: "Sur la page dessinée\u00A0: elle dit que c’est un exemple.",
  }),
  building: heading.meta({ title: "Bâtiment" }),
  facts: french.meta({ title: "Description du bâtiment" }),
  drawing: french.meta({
    title: "Texte de remplacement",
    description: "Ce que montre le dessin, pour qui ne le voit pas.",
  }),
  functions: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      columns: z
        .strictObject({
          name: french.meta({ title: "Nom" }),
          finding: french.meta({ title: "Constat" }),
          state: french.meta({ title: "État" }),
        })
        .meta({ title: "Colonnes" }),
      states: z
        .strictObject({
          have: french.meta({ title: "Fonction acquise" }),
          part: french.meta({ title: "Fonction partielle" }),
          lack: french.meta({ title: "Fonction absente" }),
        })
        .meta({ title: "États" }),
      list: z.array(row).min(1).meta({ title: "Fonctions" }),
    })
    .meta({ title: "Fonctions du décret" }),
  load: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      hours: z.array(z.number().min(0).max(100)).length(24).meta({
        title: "Puissances par heure",
        description:
          "En pour cent de l’heure la plus chargée, à partir de minuit\u00A0: vingt-quatre valeurs.",
      }),
      empty: z
        .strictObject({ from: hour.meta({ title: "Début" }), to: hour.meta({ title: "Fin" }) })
        .meta({ title: "Heures sans personne", description: "Du soir au matin." }),
      marks: z
        .array(french)
        .min(2)
        .meta({ title: "Heures écrites", description: "Sous les barres, à intervalles réguliers." }),
      drawing: french.meta({ title: "Texte de remplacement" }),
      text: french.meta({ title: "Texte" }),
    })
    .meta({ title: "Puissance appelée" }),
  measures: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      columns: z
        .strictObject({
          name: french.meta({ title: "Nom" }),
          kind: french.meta({ title: "Nature" }),
          payback: french.meta({ title: "Délai de retour" }),
        })
        .meta({ title: "Colonnes" }),
      list: z
        .array(
          z.strictObject({
            name: french.meta({ title: "Nom" }),
            kind: french.meta({ title: "Nature" }),
            payback: french.meta({ title: "Délai de retour" }),
          }),
        )
        .min(1)
        .meta({ title: "Mesures" }),
    })
    .meta({ title: "Mesures" }),
  caption: french.meta({ title: "Légende" }),
});
export type SampleWords = z.output<typeof sample>;

const auditPageWords = z.strictObject({
  seo,
  breadcrumb: z
    .strictObject({
      home: exact.meta({ title: "Accueil" }),
      services: exact.meta({ title: "Services" }),
      here: exact.meta({ title: "Page en cours" }),
    })
    .meta({ title: "Fil d’Ariane" }),
  title: heading.meta({ title: "Titre" }),
  lead: french.meta({ title: "Chapô" }),
  facts: z
    .array(
      z.strictObject({ label: french.meta({ title: "Libellé" }), value: french.meta({ title: "Valeur" }) }),
    )
    .meta({ title: "Description du bâtiment" }),
  request: link.meta({
    title: "Bouton «\u00A0demander un audit\u00A0»",
    description: "En tête et en fin de page.",
  }),
  flexibility: link.meta({ title: "Bouton «\u00A0comprendre NEBCO\u00A0»" }),
  booking: exact.meta({
    title: "Lien de rendez-vous",
    description: "Il mène au calendrier donné dans les réglages.",
  }),
  overview: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      text: markdown().meta({ title: "Texte" }),
      updateTitle: french.meta({ title: "Titre d’une mise à jour" }),
      updates: z
        .array(
          z.strictObject({
            date: calendarDate().meta({ title: "Date" }),
            text: markdown().meta({ title: "Texte" }),
          }),
        )
        .default([])
        .meta({
          title: "Mises à jour",
          description: "Notes datées. Une note datée d’un jour futur paraît ce jour-là.",
        }),
      more: link.meta({ title: "Lien pour en lire plus" }),
    })
    .meta({ title: "Vue d’ensemble" }),
  benefits: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      list: z.array(topic).min(1).meta({ title: "Éléments" }),
    })
    .meta({ title: "Ce que l’audit apporte" }),
  steps: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      duration: french.meta({ title: "Durée" }),
      list: z.array(topic).length(4).meta({ title: "Éléments" }),
    })
    .meta({ title: "Étapes", description: "Quatre, du rez-de-chaussée au toit du dessin." }),
  sample: sample.meta({ title: "Page d’exemple", description: "Une page de rapport, dessinée." }),
  price: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      text: french.meta({ title: "Texte" }),
      list: z.array(topic).min(1).meta({ title: "Ce qui fait varier le prix" }),
      call: french.meta({ title: "Invitation à demander le devis" }),
    })
    .meta({ title: "Prix" }),
  needed: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      list: z.array(french).min(1).meta({ title: "Pièces à réunir" }),
      note: french.meta({ title: "Note" }),
    })
    .meta({ title: "Ce qui est demandé avant" }),
  aid: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      grant: z
        .strictObject({ title: heading.meta({ title: "Titre" }), text: markdown().meta({ title: "Texte" }) })
        .meta({ title: "Certificats d’économies d’énergie" }),
      stakes: z
        .strictObject({ title: heading.meta({ title: "Titre" }), text: markdown().meta({ title: "Texte" }) })
        .meta({ title: "Si rien n’est fait" }),
    })
    .meta({ title: "Aide aux travaux" }),
  audiences: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      list: z.array(topic).min(1).meta({ title: "Éléments" }),
    })
    .meta({ title: "Pour qui" }),
  missions: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      list: z.array(topic).min(1).meta({ title: "Éléments" }),
    })
    .meta({ title: "Missions" }),
  questions: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      list: z.array(question).min(1).meta({ title: "Éléments" }),
    })
    .meta({ title: "Questions" }),
  closing: z
    .strictObject({ title: heading.meta({ title: "Titre" }), text: french.meta({ title: "Texte" }) })
    .meta({ title: "Dernier appel" }),
});
export type AuditPageWords = z.output<typeof auditPageWords>;

export const auditPage = singleEntry({
  file: "pages/audits-conformite-bacs.yaml",
  schema: auditPageWords.meta({ title: "Audits de conformité BACS" }),
  datedList: "overview.updates",
});
