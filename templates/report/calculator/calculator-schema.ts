import { z } from "zod";
import { fieldWords, helpWords } from "../../forms/form.ts";
import { exact, french, link, sectionTitle } from "../../words/words.ts";
import { wordsWith } from "../../words/words-with.ts";

const tierRow = z.strictObject({
  surface: french.meta({
    title: "Surface",
    description:
      "La première colonne, par exemple «\u00A0de {surface-moyenne-debut} à {surface-moyenne}\u00A0».",
  }),
  rule: french.meta({
    title: "Calcul",
    description: "La deuxième colonne, par exemple «\u00A0{prix-forfait} + {prix-par-m2} par m²\u00A0».",
  }),
  detail: french.meta({
    title: "Précision",
    description: "Sous le calcul, en petit\u00A0: «\u00A0forfait\u00A0», par exemple.",
  }),
  price: french.meta({
    title: "Prix",
    description: "La dernière colonne, de «\u00A0{prix-moyen-debut}\u00A0» à «\u00A0{prix-moyen-fin}\u00A0».",
  }),
});
export type TierRow = z.output<typeof tierRow>;

export const tierTable = z.strictObject({
  columns: z
    .strictObject({
      surface: french.meta({ title: "Surface", description: "En tête de la première colonne." }),
      rule: french.meta({ title: "Calcul", description: "En tête de la deuxième colonne." }),
      price: french.meta({ title: "Prix", description: "En tête de la dernière colonne." }),
    })
    .meta({ title: "Colonnes", description: "Les trois en-têtes du tableau." }),
  rows: z
    .strictObject({
      flat: tierRow.meta({
        title: "Premier palier",
        description: "La ligne des petites surfaces, au forfait.",
      }),
      middle: tierRow.meta({ title: "Deuxième palier", description: "La ligne des surfaces moyennes." }),
      large: tierRow.meta({ title: "Troisième palier", description: "La ligne des grandes surfaces." }),
    })
    .meta({ title: "Lignes", description: "Une ligne par palier\u202F; les montants sont calculés." }),
  yours: french.meta({
    title: "Mention de votre ligne",
    description: "Pour les lecteurs d’écran, à la ligne de la surface saisie.",
  }),
});
export type TierWords = z.output<typeof tierTable>;

export const calculator = z.strictObject({
  title: sectionTitle,
  field: fieldWords.meta({ title: "Champ de la surface" }),
  examples: z
    .strictObject({
      title: sectionTitle,
      surface: french.meta({ title: "Surface", description: "En tête de la première colonne des exemples." }),
      price: french.meta({ title: "Prix", description: "En tête de la seconde colonne des exemples." }),
      surfaces: z
        .array(z.number().positive())
        .min(1)
        .meta({ title: "Surfaces des exemples", description: "En m²\u202F; les prix sont calculés." }),
    })
    .meta({ title: "Exemples", description: "Un tableau de prix déjà calculés, sous le champ." }),
  example: z.number().positive().meta({
    title: "Surface par défaut",
    description: "En m²\u00A0: ce que montrent la courbe et le dessin avant toute saisie.",
  }),
  price: z
    .strictObject({
      label: french.meta({ title: "Libellé", description: "Au-dessus du montant." }),
      tax: exact.meta({
        title: "Mention de la taxe",
        description: "Après le montant, par exemple «\u00A0HT\u00A0». Gardé à la lettre.",
      }),
      explain: helpWords.meta({
        title: "Bulle d’aide du prix",
        description: "Ce que le prix ne comprend pas.",
      }),
      base: z
        .strictObject({
          flat: french.meta({
            title: "Premier palier",
            description:
              "Pour une petite surface\u202F; «\u00A0{surface-forfait}\u00A0» est la fin du palier.",
          }),
          middle: french.meta({
            title: "Deuxième palier",
            description:
              "Pour une surface moyenne\u202F; «\u00A0{surface-forfait}\u00A0» est la fin du palier précédent.",
          }),
          large: french.meta({
            title: "Troisième palier",
            description:
              "Pour une grande surface\u202F; «\u00A0{surface-moyenne}\u00A0» est la fin du palier précédent.",
          }),
        })
        .meta({ title: "Première ligne du calcul", description: "Selon le palier." }),
      extra: wordsWith("extra", "rate").meta({
        title: "Part variable",
        description: "La seconde ligne\u00A0: «\u00A0{extra}\u00A0» m² au tarif «\u00A0{rate}\u00A0».",
      }),
      announcement: wordsWith("price").meta({
        title: "Annonce du prix",
        description: "Pour les lecteurs d’écran.",
      }),
      quote: french.meta({
        title: "Conseil du devis",
        description:
          "Sous le montant\u202F; «\u00A0{surface-devis}\u00A0» est la surface où un devis convient mieux.",
      }),
      ask: link.meta({
        title: "Lien vers le devis",
        description: "Sous le conseil, vers la page où le demander.",
      }),
    })
    .meta({ title: "Prix", description: "Le montant et le détail de son calcul." }),
  curve: z
    .strictObject({
      title: sectionTitle,
      description: wordsWith("surface", "price").meta({
        title: "Description",
        description: "Ce que montre la courbe, pour qui ne la voit pas, avec les prix que la page y écrit.",
      }),
      euros: french.meta({ title: "Axe des prix", description: "Au bout de l’axe vertical." }),
      surface: french.meta({ title: "Axe des surfaces", description: "Au bout de l’axe horizontal." }),
      flat: french.meta({ title: "Mot du forfait", description: "Sur la partie plate de la courbe." }),
      rate: wordsWith("rate").meta({
        title: "Mot du tarif",
        description: "Sur chaque partie qui monte\u202F; «\u00A0{rate}\u00A0» est le prix du m².",
      }),
      caption: wordsWith("surface", "price").meta({
        title: "Légende",
        description: "Sous la courbe\u00A0: le point de la surface saisie, et son prix.",
      }),
    })
    .meta({ title: "Courbe", description: "Le prix selon la surface, en dessin." }),
  building: z
    .strictObject({
      alt: wordsWith("surface").meta({
        title: "Texte de remplacement",
        description: "Ce que montre le dessin, pour qui ne le voit pas.",
      }),
      caption: wordsWith("surface").meta({
        title: "Légende",
        description: "Sous le dessin\u202F; «\u00A0{surface}\u00A0» est la surface saisie.",
      }),
      captionLonger: wordsWith("surface", "largest").meta({
        title: "Légende au-delà du dessin",
        description: "Quand la surface dépasse celle du dessin.",
      }),
    })
    .meta({ title: "Bâtiment", description: "Le bâtiment dont la longueur suit la surface saisie." }),
});
export type CalculatorWords = Omit<z.output<typeof calculator>, "title">;
