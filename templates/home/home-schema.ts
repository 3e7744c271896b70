import { reference, singleEntry } from "charpente";
import { z } from "zod";
import { drawingName } from "../drawings/catalogue.ts";
import type { ProfileCard } from "../lists/cards.ts";
import { booking, exact, french, heading, link, sectionTitle, seo, source } from "../words/words.ts";

const home = z.strictObject({
  seo,
  hero: z
    .strictObject({
      title: z
        .array(french)
        .min(1)
        .max(4)
        .meta({ title: "Titre", description: "Une ligne par étage du dessin, quatre au plus." }),
      pitch: french.meta({
        title: "Accroche",
        description: "Sous le titre\u00A0: ce que fait le cabinet, en une ou deux phrases.",
      }),
      services: link.meta({
        title: "Bouton vers les services",
        description: "Le premier bouton sous l’accroche.",
      }),
      role: link.meta({ title: "Bouton vers le métier", description: "Le second bouton sous l’accroche." }),
    })
    .meta({ title: "Tête de page", description: "Le haut de la page, à côté de la tour." }),
  figures: z
    .strictObject({
      title: exact.meta({
        title: "Titre",
        description: "En tête de la section\u00A0: une ligne. Gardé à la lettre, apostrophes comprises.",
      }),
      list: z
        .array(
          z.strictObject({
            value: french.meta({
              title: "Valeur",
              description: "Le chiffre, en grand\u00A0: le plus souvent une donnée des réglages.",
            }),
            unit: french.optional().meta({
              title: "Unité",
              description: "À côté du chiffre, en petit\u00A0: «\u00A0ans\u00A0», par exemple.",
            }),
            label: french.meta({
              title: "Libellé",
              description: "Sous le chiffre\u00A0: ce qu’il compte, en quelques mots.",
            }),
          }),
        )
        .meta({ title: "Éléments", description: "Un chiffre par élément, de gauche à droite." }),
      source,
    })
    .meta({ title: "Chiffres", description: "La ligne des grands chiffres." }),
  profiles: z
    .strictObject({
      title: exact.meta({
        title: "Titre",
        description: "En tête de la section\u00A0: une ligne. Gardé à la lettre, apostrophes comprises.",
      }),
      order: z
        .array(reference("profiles"))
        .default([])
        .meta({ title: "Ordre des cartes", description: "Un profil qui n’est pas nommé vient en dernier." }),
    })
    .meta({
      title: "Profils",
      description: "Les cartes des publics\u202F; leurs mots viennent des fichiers de profil.",
    }),
  reasons: z
    .strictObject({
      title: sectionTitle,
      list: z
        .array(
          z.strictObject({
            title: heading.meta({ title: "Titre", description: "L’avantage, en quelques mots." }),
            description: french.meta({
              title: "Description",
              description: "Sous le titre\u00A0: ce qui le prouve, en une à trois phrases.",
            }),
            source,
            drawing: drawingName.meta({ title: "Dessin" }),
          }),
        )
        .meta({ title: "Éléments", description: "Une raison par élément, avec son dessin." }),
    })
    .meta({ title: "Raisons", description: "La section des raisons de choisir le cabinet." }),
  closing: z
    .strictObject({
      title: z.array(french).min(1).meta({
        title: "Titre",
        description: "Une ligne par élément, en grand\u00A0: deux ou trois mots chacune.",
      }),
      text: french.meta({
        title: "Texte",
        description: "Sous le titre\u00A0: ce que le visiteur obtient au premier échange.",
      }),
      booking,
      brochure: link.meta({
        title: "Lien vers la brochure",
        description: "Le second lien, vers le document à télécharger.",
      }),
    })
    .meta({
      title: "Dernier appel",
      description: "Le bas de la page\u00A0: l’invitation à prendre contact.",
    }),
});
/** The words of the page, the cards of the profiles taken from their own entries. */
export type Home = Omit<z.output<typeof home>, "profiles"> & {
  readonly profiles: { readonly title: string; readonly list: readonly ProfileCard[] };
};

export const homePage = singleEntry({ file: "pages/home.yaml", schema: home.meta({ title: "Accueil" }) });
