import { singleEntry } from "charpente";
import { z } from "zod";
import { breadcrumb, french, heading, lead, link, pageTitle, sectionTitle, seo } from "../words/words.ts";

const row = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
      error: "doit être en minuscules sans accents, avec des traits d’union, comme valeur-locative",
    })
    .meta({
      title: "Fin de l’adresse",
      description:
        "Ce qui suit «\u00A0#\u00A0» dans l’adresse de la ligne. Les autres pages y mènent\u00A0: ne la changez plus.",
      examples: ["valeur-locative"],
    }),
  figure: heading.meta({
    title: "Chiffre",
    description: "À la lettre, tel que les pages le donnent, par exemple «\u00A020 à 40\u00A0%\u00A0».",
  }),
  meaning: french.meta({ title: "Objet", description: "Ce que le chiffre compte, sans point final." }),
  origin: french.meta({
    title: "Origine",
    description:
      "En quelques mots\u00A0: un texte officiel, le cabinet, ou «\u00A0Estimation du secteur, non sourcée\u00A0».",
  }),
  text: french.meta({
    title: "Ce que nous en savons",
    description: "Une à trois phrases\u00A0: d’où il vient, ce qui manque, à quoi le comparer.",
  }),
  links: z
    .array(link)
    .default([])
    .meta({ title: "Sources", one: "une source", description: "Les textes ou les pages où cela se lit." }),
});

const sources = z.strictObject({
  seo,
  breadcrumb,
  title: pageTitle,
  lead,
  contents: french.meta({
    title: "Titre du sommaire",
    description: "Au-dessus de la liste des intertitres.",
  }),
  columns: z
    .strictObject({
      figure: french.meta({ title: "Première colonne", description: "Au-dessus des chiffres." }),
      source: french.meta({ title: "Seconde colonne", description: "Au-dessus de leurs sources." }),
    })
    .meta({ title: "Colonnes", description: "Les têtes des tableaux." }),
  groups: z
    .array(
      z.strictObject({
        title: sectionTitle,
        text: french.meta({
          title: "Texte",
          description: "Au-dessus du tableau\u00A0: ce que ces chiffres ont en commun.",
        }),
        rows: z
          .array(row)
          .min(1)
          .meta({ title: "Chiffres", one: "un chiffre", description: "Une ligne par chiffre." }),
      }),
    )
    .min(1)
    .meta({ title: "Groupes", one: "un groupe", description: "Un intertitre et un tableau par groupe." }),
});
export type Sources = z.output<typeof sources>;

/** Where the figures of the site come from: one row a figure, to which the pages link. */
export const sourcesPage = singleEntry({
  file: "pages/sources.yaml",
  schema: sources.meta({ title: "D’où viennent nos chiffres" }),
});
