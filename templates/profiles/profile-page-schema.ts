import { singleEntry } from "charpente";
import { z } from "zod";
import { exact, french, link } from "../words/words.ts";

const profilePageWords = z.strictObject({
  breadcrumb: z
    .array(link)
    .meta({ title: "Fil d’Ariane", description: "De l’accueil à la liste des profils." }),
  stakes: french.meta({ title: "Titre des enjeux" }),
  services: french.meta({ title: "Titre des services" }),
  allServices: link.meta({ title: "Lien vers tous les services" }),
  reasons: french.meta({ title: "Titre des raisons" }),
  questions: french.meta({ title: "Titre des questions" }),
  booking: exact.meta({ title: "Bouton de rendez-vous" }),
  brochure: link.meta({ title: "Lien vers la brochure" }),
});
export type ProfilePageWords = z.output<typeof profilePageWords>;

/** The words that all profile pages share. */
export const profilePage = singleEntry({
  file: "pages/profil.yaml",
  schema: profilePageWords.meta({ title: "Pages des profils" }),
});
