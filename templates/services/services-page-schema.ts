import { singleEntry } from "charpente";
import { z } from "zod";
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
} from "../words/words.ts";

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
    .meta({ title: "Liste des services", description: "Les services eux-mêmes sont dans leurs fichiers." }),
  features: z
    .strictObject({
      title: sectionTitle,
      list: z
        .array(point.extend({ source }))
        .length(4)
        .meta({ title: "Éléments", description: "Quatre fonctions, de gauche à droite." }),
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
