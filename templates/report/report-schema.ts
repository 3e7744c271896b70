import { singleEntry } from "charpente";
import { z } from "zod";
import { exact, french, heading, link, seo } from "../words/words.ts";
import { wordsWith } from "../words/words-with.ts";
import { calculator, tierTable } from "./calculator/calculator-schema.ts";
import { order } from "./order/order-schema.ts";

const point = z.strictObject({
  title: heading.meta({ title: "Titre" }),
  text: french.meta({ title: "Texte" }),
});

const limits = z.strictObject({
  title: heading.meta({ title: "Titre" }),
  text: french.meta({ title: "Texte" }),
  columns: z
    .strictObject({
      given: french.meta({ title: "Ce qui est donné" }),
      says: french.meta({ title: "Ce qui est dit" }),
      silent: french.meta({ title: "Ce qui n’est pas dit" }),
    })
    .meta({ title: "Colonnes" }),
  rows: z
    .array(
      z.strictObject({
        given: french.meta({ title: "Ce qui est donné" }),
        says: french.meta({ title: "Ce qui est dit" }),
        silent: french.meta({ title: "Ce qui n’est pas dit" }),
      }),
    )
    .min(1)
    .meta({ title: "Lignes" }),
  note: french.meta({ title: "Note sur les données" }),
  audit: link.meta({ title: "Lien vers l’audit" }),
});
export type ReportLimits = z.output<typeof limits>;

const report = z.strictObject({
  seo,
  breadcrumb: z
    .strictObject({ home: exact.meta({ title: "Accueil" }), page: exact.meta({ title: "Page en cours" }) })
    .meta({ title: "Fil d’Ariane" }),
  hero: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      lead: french.meta({ title: "Chapô" }),
      order: link.meta({ title: "Bouton de commande" }),
      price: link.meta({ title: "Bouton du prix" }),
      sheet: z
        .strictObject({
          building: french.meta({ title: "Description du bâtiment" }),
          chart: french.meta({ title: "Description du graphique" }),
          parts: z.array(french).length(4).meta({ title: "Parties du rapport" }),
        })
        .meta({ title: "Couverture dessinée" }),
    })
    .meta({ title: "Tête de page" }),
  problems: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      list: z.array(point).length(3).meta({ title: "Éléments" }),
    })
    .meta({ title: "Ce qui fait perdre une vente" }),
  solutions: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      list: z.array(point).length(4).meta({ title: "Éléments" }),
    })
    .meta({ title: "Ce que contient le rapport" }),
  limits: limits.meta({ title: "Limites" }),
  tiers: tierTable
    .extend({
      title: heading.meta({ title: "Titre" }),
      note: wordsWith("quoteAbove").meta({ title: "Note" }),
      quote: link.meta({ title: "Lien vers le devis" }),
    })
    .meta({ title: "Paliers" }),
  calculator: calculator.meta({ title: "Calculateur" }),
  order: order.meta({ title: "Commande" }),
});
export type Report = z.output<typeof report>;

export const reportPage = singleEntry({
  file: "pages/rapport-performance.yaml",
  schema: report.meta({ title: "Rapport de performance" }),
});
