import { singleEntry } from "charpente";
import { z } from "zod";
import { breadcrumb, exact, french, heading, link, seo } from "../words/words.ts";

const servicesPageWords = z.strictObject({
  seo,
  breadcrumb,
  title: heading.meta({ title: "Titre" }),
  lead: french.meta({ title: "Chapô" }),
  catalogue: link.meta({ title: "Bouton du catalogue" }),
  plan: z
    .strictObject({
      marks: french.meta({ title: "Nom des repères" }),
      caption: french.meta({ title: "Légende" }),
    })
    .meta({ title: "Coupe" }),
  list: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      benefits: french.meta({ title: "Titre des bénéfices" }),
      clients: french.meta({ title: "Mot avant les clients" }),
    })
    .meta({ title: "Liste des services" }),
  features: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      list: z
        .array(
          z.strictObject({ title: heading.meta({ title: "Titre" }), text: french.meta({ title: "Texte" }) }),
        )
        .length(4)
        .meta({ title: "Éléments" }),
    })
    .meta({ title: "Fonctions", description: "Quatre, une par travée du dessin." }),
  closing: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      text: french.meta({ title: "Texte" }),
      booking: exact.meta({ title: "Bouton de rendez-vous" }),
      brochure: link.meta({ title: "Lien vers la brochure" }),
    })
    .meta({ title: "Dernier appel" }),
});
export type ServicesPageWords = z.output<typeof servicesPageWords>;

export const servicesPage = singleEntry({
  file: "pages/services.yaml",
  schema: servicesPageWords.meta({ title: "Page des services" }),
});
