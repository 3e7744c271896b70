import { folderCollection, singleEntry } from "charpente";
import { z } from "zod";
import {
  address,
  booking,
  breadcrumb,
  exact,
  french,
  lastCall,
  lead,
  link,
  pageTitle,
  point,
  sectionTitle,
  seo,
  source,
} from "../words/words.ts";

/** Metres on the drawing: to the right of the building’s left face, above the ground. */
const place = z.tuple([
  z.number().meta({ title: "Vers la droite", description: "En mètres, depuis la façade de gauche." }),
  z.number().meta({ title: "Vers le haut", description: "En mètres, au-dessus du sol." }),
]);

const service = z
  .strictObject({
    order: z
      .int()
      .positive()
      .meta({ title: "Ordre", description: "La place dans la liste, et le numéro sur le dessin." }),
    title: exact.meta({
      title: "Titre",
      description: "Gardé à la lettre\u00A0: la fin de son adresse en est tirée.",
    }),
    definition: french.meta({
      title: "Définition",
      description: "Sous le titre\u00A0: ce que fait le service, en une ou deux phrases.",
    }),
    benefits: z.array(french).min(1).meta({
      title: "Bénéfices",
      one: "un bénéfice",
      description: "Un bénéfice par élément, en quelques mots, sans point final.",
    }),
    source,
    clients: z.array(french).min(1).meta({
      title: "Clients visés",
      one: "un public",
      description: "Un public par élément, en minuscules\u00A0: ils s’écrivent à la suite.",
    }),
    href: address.optional().meta({
      title: "Page du service",
      description: "Par exemple /audits-conformite-bacs. Sans elle, le service n’a pas de lien.",
    }),
    label: french
      .optional()
      .meta({ title: "Libellé du lien", description: "Les mots du lien vers la page du service." }),
    systems: z
      .array(
        z.enum(["power", "data", "heat", "air", "people", "structure"]).meta({
          enumDescriptions: ["Électricité", "Données", "Chaleur", "Air", "Personnes", "Structure"],
        }),
      )
      .default([])
      .meta({ title: "Réseaux", one: "un réseau", description: "Ce qui s’allume sur le dessin." }),
    bubble: z
      .strictObject({
        at: place.meta({
          title: "Place du numéro",
          description: "Le centre de la pastille, en deux distances.",
        }),
        from: place.optional().meta({
          title: "Point désigné",
          description: "Où finit le trait de la pastille. Sans lui, elle n’a pas de trait.",
        }),
      })
      .optional()
      .meta({ title: "Repère", description: "Où le numéro se trouve sur le dessin, et ce qu’il désigne." }),
  })
  .refine(({ href, label }) => (href === undefined) === (label === undefined), {
    path: ["label"],
    message: "la page du service et le libellé de son lien vont ensemble",
  });
export type Service = z.output<typeof service>;

/** What the firm offers: one file a service. */
export const services = folderCollection({
  folder: "services",
  format: "yaml",
  schema: service.meta({ title: "Service" }),
  uniqueField: "order",
});

const servicesPageWords = z.strictObject({
  seo,
  breadcrumb,
  title: pageTitle,
  lead,
  catalogue: link.meta({
    title: "Bouton du catalogue",
    description: "Sous le chapô, vers le document à télécharger.",
  }),
  plan: z
    .strictObject({
      marks: french.meta({
        title: "Nom des repères",
        description: "Le nom de la liste des numéros, pour qui l’entend.",
      }),
      caption: french.meta({ title: "Légende", description: "Sous le dessin\u00A0: comment s’en servir." }),
    })
    .meta({ title: "Coupe", description: "Le dessin à côté de la liste, avec ses numéros." }),
  list: z
    .strictObject({
      title: sectionTitle,
      benefits: french.meta({
        title: "Titre des bénéfices",
        description: "Au-dessus des bénéfices de chaque service, pour qui l’entend.",
      }),
      clients: french.meta({
        title: "Mot avant les clients",
        description: "Devant les clients de chaque service, par exemple «\u00A0Pour\u00A0:\u00A0».",
      }),
    })
    .meta({ title: "Liste des services", description: "Chaque service a sa propre fiche." }),
  features: z
    .strictObject({
      title: sectionTitle,
      list: z
        .array(point.extend({ source }))
        .length(4)
        .meta({ title: "Fonctions", description: "Quatre fonctions, de gauche à droite." }),
    })
    .meta({ title: "Fonctions", description: "Quatre, une par travée du dessin." }),
  closing: lastCall({
    booking,
    contact: link.meta({
      title: "Lien vers le formulaire",
      description: "Le second lien, pour qui préfère écrire.",
    }),
  }),
});
export type ServicesPageWords = z.output<typeof servicesPageWords>;

export const servicesPage = singleEntry({
  file: "pages/services.yaml",
  schema: servicesPageWords.meta({ title: "Page des services" }),
});
