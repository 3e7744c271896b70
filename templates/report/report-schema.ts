import { singleEntry } from "charpente";
import { z } from "zod";
import { breadcrumb, french, lead, link, pageTitle, point, sectionTitle, seo } from "../words/words.ts";
import { wordsWith } from "../words/words-with.ts";
import { calculator, tierTable } from "./calculator/calculator-schema.ts";
import { order } from "./order/order-schema.ts";

const limits = z.strictObject({
  title: sectionTitle,
  text: french.meta({
    title: "Texte",
    description: "Sous le titre\u00A0: ce dont dépend le contenu du rapport.",
  }),
  columns: z
    .strictObject({
      given: french.meta({ title: "Ce qui est donné", description: "En tête de la première colonne." }),
      says: french.meta({ title: "Ce qui est dit", description: "En tête de la deuxième colonne." }),
      silent: french.meta({ title: "Ce qui n’est pas dit", description: "En tête de la troisième colonne." }),
    })
    .meta({ title: "Colonnes", description: "Les trois en-têtes du tableau." }),
  rows: z
    .array(
      z.strictObject({
        given: french.meta({
          title: "Ce qui est donné",
          description: "Les pièces remises par le client, en quelques mots.",
        }),
        says: french.meta({
          title: "Ce qui est dit",
          description: "Ce que le rapport en tire, en une phrase.",
        }),
        silent: french.meta({
          title: "Ce qui n’est pas dit",
          description: "Ce qu’il ne permet pas de savoir, en une phrase.",
        }),
      }),
    )
    .min(1)
    .meta({
      title: "Lignes",
      one: "une ligne",
      description: "De la pièce la plus simple à la plus complète.",
    }),
  note: french.meta({
    title: "Note sur les données",
    description: "Sous le tableau\u00A0: ce que le rapport n’est pas.",
  }),
  audit: link.meta({ title: "Lien vers l’audit", description: "Sous la note, vers la visite sur place." }),
});
export type ReportLimits = z.output<typeof limits>;

const report = z.strictObject({
  seo,
  breadcrumb,
  hero: z
    .strictObject({
      title: pageTitle,
      lead,
      order: link.meta({
        title: "Bouton de commande",
        description: "Le premier bouton, vers le formulaire plus bas\u00A0: #commander.",
      }),
      price: link.meta({
        title: "Bouton du prix",
        description: "Le second bouton, vers le calculateur plus bas\u00A0: #prix.",
      }),
      sheet: z
        .strictObject({
          building: french.meta({
            title: "Description du bâtiment",
            description: "Pour qui ne voit pas la couverture\u00A0: le dessin du haut.",
          }),
          chart: french.meta({
            title: "Description du graphique",
            description: "Pour qui ne voit pas la couverture\u00A0: le dessin du bas.",
          }),
          parts: z
            .array(french)
            .length(4)
            .meta({ title: "Parties du rapport", description: "Quatre noms, écrits sur la couverture." }),
        })
        .meta({
          title: "Couverture dessinée",
          description: "Le rapport tel qu’il est dessiné à côté du titre.",
        }),
    })
    .meta({ title: "Tête de page", description: "Le haut de la page, à côté de la couverture." }),
  problems: z
    .strictObject({
      title: sectionTitle,
      list: z
        .array(point)
        .length(3)
        .meta({ title: "Difficultés", description: "Trois difficultés, avec une ou deux phrases chacune." }),
    })
    .meta({ title: "Ce qui fait perdre une vente", description: "La section des difficultés de l’agent." }),
  solutions: z
    .strictObject({
      title: sectionTitle,
      list: z.array(point).length(4).meta({
        title: "Parties",
        description: "Les quatre parties du rapport, avec une ou deux phrases chacune.",
      }),
    })
    .meta({ title: "Ce que contient le rapport", description: "La section des quatre parties." }),
  limits: limits.meta({
    title: "Limites",
    description: "La section qui dit ce que valent les pièces reçues.",
  }),
  tiers: tierTable
    .extend({
      title: sectionTitle,
      note: wordsWith("quoteAbove").meta({
        title: "Note",
        description: "Sous le tableau. La page y écrit la surface où un devis convient mieux.",
      }),
      quote: link.meta({
        title: "Lien vers le devis",
        description: "Sous la note, vers la page où le demander.",
      }),
    })
    .meta({ title: "Paliers", description: "Le tableau du barème\u202F; ses montants viennent du site." }),
  calculator: calculator.meta({
    title: "Calculateur",
    description: "Le champ de la surface, le prix et ses dessins.",
  }),
  order: order.meta({ title: "Commande", description: "Le formulaire, et ce qui suit son envoi." }),
});
export type Report = z.output<typeof report>;

export const reportPage = singleEntry({
  file: "pages/rapport-performance.yaml",
  schema: report.meta({ title: "Rapport de performance" }),
});
