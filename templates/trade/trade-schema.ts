import { singleEntry } from "charpente";
import { z } from "zod";
import { drawingName } from "../drawings/catalogue.ts";
import {
  booking,
  breadcrumb,
  french,
  lastCall,
  lead,
  link,
  pageTitle,
  point,
  sectionTitle,
  seo,
  source,
  topic,
} from "../words/words.ts";

/** Some figure of every hundred euros: `from` and `to` are where it ends up. */
const share = z.strictObject({
  value: french.meta({
    title: "Valeur",
    description: "Le chiffre, en grand, par exemple «\u00A0+3 à 7\u00A0%\u00A0».",
  }),
  label: french.meta({ title: "Libellé", description: "À côté du chiffre\u00A0: de quoi il est la part." }),
  text: french.meta({
    title: "Texte",
    description: "Sous le chiffre\u00A0: à quoi le comparer, en une phrase.",
  }),
  source,
  from: z.number().nonnegative().meta({ title: "Borne basse", description: "En pour cent." }),
  to: z.number().positive().meta({ title: "Borne haute", description: "En pour cent." }),
  scale: french.meta({
    title: "Échelle",
    description:
      "Sous le trait de cent\u00A0: cent euros de quoi, par exemple «\u00A0100\u00A0€ de loyer\u00A0».",
  }),
});

const phase = z.strictObject({
  phase: french.meta({ title: "Phase", description: "Son nom, par exemple «\u00A0Conception\u00A0»." }),
  drawing: drawingName.meta({ title: "Dessin" }),
  description: french.meta({
    title: "Description",
    description: "À côté du dessin\u00A0: ce que fait le cabinet, en deux ou trois phrases.",
  }),
  benefits: z
    .array(french)
    .length(3)
    .meta({ title: "Bénéfices", description: "Trois éléments, en quelques mots, sans point final." }),
});
export type Phase = z.output<typeof phase>;

const trade = z.strictObject({
  seo,
  breadcrumb,
  title: pageTitle,
  lead,
  definition: z
    .strictObject({
      title: sectionTitle,
      text: french.meta({ title: "Texte", description: "Sous le titre\u00A0: deux ou trois phrases." }),
      traits: z
        .array(point)
        .length(4)
        .meta({ title: "Caractéristiques", description: "Dans l’ordre des bulles du dessin." }),
    })
    .meta({ title: "Définition", description: "La première section\u00A0: ce que le mot veut dire." }),
  phases: z
    .strictObject({
      title: sectionTitle,
      text: french.meta({ title: "Texte", description: "Sous le titre\u00A0: une phrase." }),
      benefitsTitle: french.meta({
        title: "Titre des bénéfices",
        description: "Au-dessus des trois bénéfices de chaque phase.",
      }),
      list: z
        .array(phase)
        .length(4)
        .meta({ title: "Phases", description: "Quatre phases, dans l’ordre du projet." }),
    })
    .meta({ title: "Phases", description: "La section des phases, une par dessin." }),
  owners: z
    .strictObject({
      title: sectionTitle,
      text: french.meta({
        title: "Texte",
        description: "Sous le titre\u00A0: ce que disent les chiffres, en une ou deux phrases.",
      }),
      figures: z.array(share).min(1).meta({
        title: "Chiffres",
        one: "un chiffre",
        description: "Un chiffre par élément, avec sa barre.",
      }),
    })
    .meta({ title: "Pour le propriétaire", description: "La section des chiffres du propriétaire." }),
  users: z
    .strictObject({
      title: sectionTitle,
      list: z.array(topic).min(1).meta({
        title: "Avantages",
        one: "un avantage",
        description: "Un avantage par élément, avec une ou deux phrases.",
      }),
    })
    .meta({ title: "Pour les utilisateurs", description: "La section de ceux qui se servent du bâtiment." }),
  expert: z
    .strictObject({
      title: sectionTitle,
      list: z.array(topic).min(1).meta({
        title: "Raisons",
        one: "une raison",
        description: "Une raison par élément, avec une ou deux phrases.",
      }),
      role: link.meta({
        title: "Lien vers le métier",
        description: "Sous la liste, vers la page de l’AMO Smart.",
      }),
    })
    .meta({ title: "Pourquoi un expert", description: "La section des raisons de se faire conseiller." }),
  closing: lastCall({
    booking,
    guide: link.meta({
      title: "Lien vers le guide",
      description: "Le second lien, vers le guide à télécharger.",
    }),
  }),
});
export type Trade = z.output<typeof trade>;

export const tradePage = singleEntry({
  file: "pages/notre-metier.yaml",
  schema: trade.meta({ title: "Notre métier" }),
});
