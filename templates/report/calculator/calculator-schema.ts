import { z } from "zod";
import { fieldWords, helpWords } from "../../forms/form.ts";
import { exact, french, heading, link } from "../../words/words.ts";
import { wordsWith } from "../../words/words-with.ts";

const tierWords = wordsWith("above", "from", "upTo", "base", "rate", "lowest", "highest");
const tierRow = z.strictObject({
  surface: tierWords.meta({ title: "Surface" }),
  rule: tierWords.meta({ title: "Calcul" }),
  detail: tierWords.meta({ title: "Précision" }),
  price: tierWords.meta({ title: "Prix" }),
});
export type TierRow = z.output<typeof tierRow>;

export const tierTable = z.strictObject({
  columns: z
    .strictObject({
      surface: french.meta({ title: "Surface" }),
      rule: french.meta({ title: "Calcul" }),
      price: french.meta({ title: "Prix" }),
    })
    .meta({ title: "Colonnes" }),
  rows: z
    .strictObject({
      flat: tierRow.meta({ title: "Premier palier" }),
      middle: tierRow.meta({ title: "Deuxième palier" }),
      large: tierRow.meta({ title: "Troisième palier" }),
    })
    .meta({ title: "Lignes" }),
  yours: french.meta({
    title: "Mention de votre ligne",
    description: "Pour les lecteurs d’écran, à la ligne de la surface saisie.",
  }),
});
export type TierWords = z.output<typeof tierTable>;

export const calculator = z.strictObject({
  title: heading.meta({ title: "Titre" }),
  field: fieldWords.meta({ title: "Champ de la surface" }),
  examples: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      surface: french.meta({ title: "Surface" }),
      price: french.meta({ title: "Prix" }),
      surfaces: z
        .array(z.number().positive())
        .min(1)
        .meta({ title: "Surfaces des exemples", description: "En m²\u202F; les prix sont calculés." }),
    })
    .meta({ title: "Exemples" }),
  example: z.number().positive().meta({
    title: "Surface par défaut",
    description: "En m²\u00A0: ce que montrent la courbe et le dessin avant toute saisie.",
  }),
  price: z
    .strictObject({
      label: french.meta({ title: "Libellé" }),
      tax: exact.meta({ title: "Mention de la taxe" }),
      explain: helpWords.meta({
        title: "Bulle d’aide du prix",
        description: "Ce que le prix ne comprend pas.",
      }),
      base: z
        .strictObject({
          flat: wordsWith("upTo").meta({ title: "Premier palier" }),
          middle: wordsWith("above").meta({ title: "Deuxième palier" }),
          large: wordsWith("above").meta({ title: "Troisième palier" }),
        })
        .meta({ title: "Première ligne du calcul", description: "Selon le palier." }),
      extra: wordsWith("extra", "rate").meta({ title: "Part variable" }),
      announcement: wordsWith("price").meta({
        title: "Annonce du prix",
        description: "Pour les lecteurs d’écran.",
      }),
      quote: wordsWith("quoteAbove").meta({ title: "Conseil du devis" }),
      ask: link.meta({ title: "Lien vers le devis" }),
    })
    .meta({ title: "Prix" }),
  curve: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      description: wordsWith(
        "flatPrice",
        "flatEnd",
        "middleRate",
        "middleEnd",
        "largeRate",
        "surface",
        "price",
      ).meta({ title: "Description" }),
      euros: french.meta({ title: "Axe des prix" }),
      surface: french.meta({ title: "Axe des surfaces" }),
      flat: french.meta({ title: "Mot du forfait" }),
      rate: wordsWith("rate").meta({ title: "Mot du tarif" }),
      caption: wordsWith("surface", "price").meta({ title: "Légende" }),
    })
    .meta({ title: "Courbe" }),
  building: z
    .strictObject({
      alt: wordsWith("surface").meta({ title: "Texte de remplacement" }),
      caption: wordsWith("surface").meta({ title: "Légende" }),
      captionLonger: wordsWith("surface", "largest").meta({
        title: "Légende au-delà du dessin",
        description: "Quand la surface dépasse celle du dessin.",
      }),
    })
    .meta({ title: "Bâtiment" }),
});
export type CalculatorWords = Omit<z.output<typeof calculator>, "title">;
