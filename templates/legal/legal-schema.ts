import { calendarDate, needs, singleEntry } from "charpente";
import { z } from "zod";
import { breadcrumb, factRow, facts, french, lead, pageTitle, seo } from "../words/words.ts";

const legal = z.strictObject({
  needs: needs().optional().meta({
    title: "Données nécessaires",
    one: "une donnée",
    description: "Sans elles, la page n’est pas publiée, ni ce qui y mène.",
  }),
  seo,
  breadcrumb,
  title: pageTitle,
  lead,
  contents: french.meta({
    title: "Titre du sommaire",
    description: "Au-dessus de la liste des intertitres.",
  }),
  inForce: z
    .strictObject({
      term: french.meta({
        title: "Intitulé",
        description: "Devant la date, par exemple «\u00A0En vigueur au\u00A0».",
      }),
      date: calendarDate().meta({ title: "Date", description: "Un jour comme 2026-01-01." }),
    })
    .optional()
    .meta({
      title: "Entrée en vigueur",
      description: "Le jour du droit que suit le texte, en tête du cartouche.",
    }),
  sheet: z
    .array(factRow)
    .min(1)
    .meta({ title: "Cartouche", one: "une ligne", description: "Ce que l’on veut savoir d’un coup d’œil." }),
  blocks: z
    .array(facts)
    .meta({ title: "Mentions obligatoires", one: "une mention", description: "Avant le texte." }),
});
export type Legal = z.output<typeof legal>;

const privacy = legal.extend({
  carriedByService: z
    .array(
      z.enum(["guide", "questionnaire", "contact", "report"]).meta({
        enumDescriptions: ["Guide", "Questionnaire énergie", "Contact", "Rapport de performance"],
      }),
    )
    .meta({
      title: "Formulaires par le service d’e-mail",
      description:
        "Ceux dont le texte dit que le service d’e-mail les achemine\u00A0: le site les compare aux réglages.",
    }),
});
export type PrivacyPolicy = z.output<typeof privacy>;

export const legalNotices = singleEntry({
  file: "pages/mentions-legales.md",
  schema: legal.meta({ title: "Mentions légales" }),
});
export const salesConditions = singleEntry({
  file: "pages/conditions-de-vente.md",
  schema: legal.meta({ title: "Conditions de vente" }),
});
export const privacyPolicy = singleEntry({
  file: "pages/politique-confidentialite.md",
  schema: privacy.meta({ title: "Politique de confidentialité" }),
});
