import { reference, singleEntry } from "charpente";
import { z } from "zod";
import { drawingName } from "../drawings/views/drawing-name.ts";
import type { ProfileCard } from "../lists/profile-cards.ts";
import { exact, french, heading, link, seo } from "../words/words.ts";

const home = z.strictObject({
  seo,
  hero: z
    .strictObject({
      title: z
        .array(french)
        .min(1)
        .max(4)
        .meta({ title: "Titre", description: "Une ligne par étage du dessin, quatre au plus." }),
      pitch: french.meta({ title: "Accroche" }),
      services: link.meta({ title: "Bouton vers les services" }),
      role: link.meta({ title: "Bouton vers le métier" }),
    })
    .meta({ title: "Tête de page" }),
  figures: z
    .strictObject({
      title: exact.meta({ title: "Titre" }),
      list: z
        .array(
          z.strictObject({
            value: french.meta({ title: "Valeur" }),
            unit: french.optional().meta({ title: "Unité" }),
            label: french.meta({ title: "Libellé" }),
          }),
        )
        .meta({ title: "Éléments" }),
    })
    .meta({ title: "Chiffres" }),
  profiles: z
    .strictObject({
      title: exact.meta({ title: "Titre" }),
      order: z
        .array(reference("profiles"))
        .default([])
        .meta({ title: "Ordre des cartes", description: "Un profil qui n’est pas nommé vient en dernier." }),
    })
    .meta({ title: "Profils" }),
  reasons: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      list: z
        .array(
          z.strictObject({
            title: heading.meta({ title: "Titre" }),
            description: french.meta({ title: "Description" }),
            drawing: drawingName.meta({ title: "Dessin" }),
          }),
        )
        .meta({ title: "Éléments" }),
    })
    .meta({ title: "Raisons" }),
  closing: z
    .strictObject({
      title: z.array(french).min(1).meta({ title: "Titre" }),
      text: french.meta({ title: "Texte" }),
      booking: exact.meta({ title: "Bouton de rendez-vous" }),
      brochure: link.meta({ title: "Lien vers la brochure" }),
    })
    .meta({ title: "Dernier appel" }),
});
/** The words of the page, the cards of the profiles taken from their own entries. */
export type Home = Omit<z.output<typeof home>, "profiles"> & {
  readonly profiles: { readonly title: string; readonly list: readonly ProfileCard[] };
};

export const homePage = singleEntry({ file: "pages/home.yaml", schema: home.meta({ title: "Accueil" }) });
