import { insertFacts, text, title } from "charpente";
import { z } from "zod";

/** Words that readers see, set in French typography. */
export const french = text("fr");

/** The same for titles. */
export const heading = title("fr");

/** Words quoted from the specification: unchanged, including straight apostrophes and full stops. */
export const exact = z.string().trim().min(1);

/** The title and description for search engines. The layout adds the firm’s name to the title. */
export const seo = z
  .strictObject({
    title: french.meta({ title: "Titre" }),
    description: french.meta({ title: "Description" }),
  })
  .meta({
    title: "Moteurs de recherche",
    description: "Ce qu’ils montrent de la page\u202F; le nom du cabinet s’ajoute au titre.",
  });

/** From the home page to this one. */
export const breadcrumb = z
  .strictObject({ home: exact.meta({ title: "Accueil" }), here: exact.meta({ title: "Page en cours" }) })
  .meta({ title: "Fil d’Ariane" });

/** The target of a link. Other schemes, such as `data:` or `javascript:`, are unsafe. */
export const address = z
  .string()
  .regex(/^(?:\/(?!\/)|#|https?:\/\/[^\s/]|mailto:\S|tel:[+\d{])\S*$/, {
    error: "doit être une page (/…), un endroit de celle-ci (#…), ou une adresse http, https, mailto ou tel",
  })
  .transform((value, context) => insertFacts(value, context).replace(/\s/g, ""));

/** The address of another site. */
export const siteAddress = z.url({ protocol: /^https?$/ });

/** The same, over an encrypted connection. */
export const secureAddress = z.string().regex(/^https:\/\/[^\s/]\S*$/, {
  error: "doit être une adresse qui commence par https://",
});

export const link = z.strictObject({
  label: exact.meta({ title: "Libellé" }),
  href: address.meta({ title: "Adresse du lien" }),
});
export type LinkWords = z.output<typeof link>;

/** A stake, a service, a reason: a few words and what they mean; `href` where there is more to read. */
export const topic = z.strictObject({
  title: heading.meta({ title: "Titre" }),
  text: french.meta({ title: "Texte" }),
  href: address.optional().meta({ title: "Adresse du lien" }),
});
export type Topic = z.output<typeof topic>;

export const question = z.strictObject({
  question: heading.meta({ title: "Question" }),
  answer: french.meta({ title: "Réponse" }),
});
export type Question = z.output<typeof question>;

/** What replaces a fact that the firm still has to give. */
export const toFill = "à compléter";

/** A fact below a title: its name and its value. */
export const factRow = z.strictObject({
  term: french.meta({ title: "Intitulé" }),
  value: french.default(toFill).meta({
    title: "Valeur",
    description: "Exactement «\u00A0à compléter\u00A0» tant que le fait manque\u00A0: la page le signale.",
  }),
  setting: z.enum(["address", "phone"]).optional().meta({
    title: "Réglage",
    description: "Le réglage qui prend la place de la valeur dès qu’il est rempli.",
  }),
});

/** Facts below a title. */
export const facts = z.strictObject({
  title: heading.meta({ title: "Titre" }),
  rows: z.array(factRow).min(1).meta({ title: "Faits" }),
});
