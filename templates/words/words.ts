import { insertFacts, text, title } from "charpente";
import { z } from "zod";

/** Words that readers see, set in French typography. */
export const french = text("fr");

/** The same for titles. */
export const heading = title("fr", { most: 150 });

/** Words quoted from the specification: unchanged, including straight apostrophes and full stops. */
export const exact = z.string().trim().min(1);

/** The title and description for search engines. The layout adds the firm’s name to the title. */
export const seo = z
  .strictObject({
    title: french.meta({
      title: "Titre",
      description: "Dans l’onglet et dans les résultats de recherche\u00A0: moins de 60 caractères.",
    }),
    description: french.meta({
      title: "Description",
      description: "Sous le titre du résultat\u00A0: une ou deux phrases, 160 caractères au plus.",
    }),
  })
  .meta({
    title: "Moteurs de recherche",
    description: "Ce qu’ils montrent de la page\u202F; le nom du cabinet s’ajoute au titre.",
  });

/** The title of a page. */
export const pageTitle = heading.meta({
  title: "Titre",
  description: "En tête de page, en grand\u00A0: une ligne ou deux, sans point final.",
});

/** What stands below the title of a page. */
export const lead = french.meta({
  title: "Chapô",
  description: "Sous le titre de la page\u00A0: une à trois phrases.",
});

/** The title of a section of a page. */
export const sectionTitle = heading.meta({
  title: "Titre",
  description: "En tête de la section\u00A0: une ligne, sans point final.",
});

/** The link to the calendar of the settings. */
export const booking = exact.meta({
  title: "Bouton de rendez-vous",
  description: "Il mène au calendrier donné dans les réglages. Gardé à la lettre.",
});

/** The two ends of a breadcrumb. */
export const crumb = {
  home: exact.meta({ title: "Accueil", description: "Le premier maillon, vers la page d’accueil." }),
  here: exact.meta({
    title: "Page en cours",
    description: "Le dernier maillon\u00A0: le nom court de la page.",
  }),
};

/** From the home page to this one. */
export const breadcrumb = z
  .strictObject(crumb)
  .meta({ title: "Fil d’Ariane", description: "Les liens au-dessus du titre." });

/** The call that closes a page; `links` are its own. */
export function lastCall<Links extends z.ZodRawShape>(links: Links) {
  return z
    .strictObject({
      title: sectionTitle,
      text: french.meta({
        title: "Texte",
        description: "Sous le titre\u00A0: ce que le visiteur obtient, en une ou deux phrases.",
      }),
      ...links,
    })
    .meta({
      title: "Dernier appel",
      description: "Le bas de la page\u00A0: l’invitation à prendre contact.",
    });
}

/** The target of a link. Other schemes, such as `data:` or `javascript:`, are unsafe. */
export const address = z
  .string()
  .regex(/^(?:\/(?!\/)|#|https?:\/\/[^\s/]|mailto:\S|tel:[+\d{])\S*$/, {
    error: "doit être une page (/…), un endroit de celle-ci (#…), ou une adresse http, https, mailto ou tel",
  })
  .meta({ kind: "address" })
  .transform((value, context) => insertFacts(value, context).replace(/\s/g, ""));

/** The address of another site. */
export const siteAddress = z.url({ protocol: /^https?$/ });

/** The same, over an encrypted connection. */
export const secureAddress = z
  .string()
  .regex(/^https:\/\/[^\s/]\S*$/, { error: "doit être une adresse qui commence par https://" })
  .meta({ kind: "url" });

export const link = z.strictObject({
  label: exact.meta({
    title: "Libellé",
    description: "Les mots du lien\u00A0: où il mène, ou ce qu’il fait. Gardés à la lettre.",
  }),
  href: address.meta({
    title: "Adresse du lien",
    description: "Une page comme /contact, un endroit comme /contact#formulaire, ou une adresse en https://.",
  }),
});
export type LinkWords = z.output<typeof link>;

/** Where a figure of the text comes from: a row of the page of sources. */
export const source = link.optional().meta({
  title: "Source du chiffre",
  description: "Un lien à la fin du texte, vers la ligne de /sources qui dit d’où vient le chiffre.",
});

/** A stake, a service, a reason: a few words and what they mean. */
export const point = z.strictObject({
  title: heading.meta({ title: "Titre", description: "En quelques mots, sans point final." }),
  text: french.meta({ title: "Texte", description: "Sous le titre\u00A0: une ou deux phrases." }),
});
export type Point = z.output<typeof point>;

/** A point with the page that says more, where there is one. */
export const topic = point.extend({
  href: address.optional().meta({
    title: "Adresse du lien",
    description:
      "La page qui en dit plus, comme /profil/proprietaire. Sans elle, le titre n’est pas un lien.",
  }),
  source,
});
export type Topic = z.output<typeof topic>;

export const question = z.strictObject({
  question: heading.meta({
    title: "Question",
    description: "Telle qu’un client la poserait, avec son point d’interrogation.",
  }),
  answer: french.meta({
    title: "Réponse",
    description: "La réponse d’abord, puis les détails\u00A0: deux à quatre phrases.",
  }),
  source,
  more: french.optional().meta({
    title: "Suite",
    description: "Un second paragraphe, qui peut attendre une donnée des réglages.",
  }),
});
export type Question = z.output<typeof question>;

/** A fact below a title: its name and its value. */
export const factRow = z.strictObject({
  term: french.meta({ title: "Intitulé", description: "Le nom du fait, en un à trois mots." }),
  value: french.meta({
    title: "Valeur",
    description: "Le plus souvent, une donnée des réglages\u00A0: la ligne attend qu’elle soit donnée.",
  }),
});

/** Facts below a title. */
export const facts = z.strictObject({
  title: heading.meta({ title: "Titre", description: "Au-dessus de ces faits, en quelques mots." }),
  rows: z.array(factRow).min(1).meta({ title: "Faits", description: "Un intitulé et une valeur par ligne." }),
});
