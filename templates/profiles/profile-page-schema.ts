import { singleEntry } from "charpente";
import { z } from "zod";
import { booking, french, link } from "../words/words.ts";
import { wordsWith } from "../words/words-with.ts";

const profilePageWords = z.strictObject({
  breadcrumb: z
    .array(link)
    .meta({ title: "Fil d’Ariane", description: "De l’accueil à la liste des profils." }),
  section: z
    .strictObject({
      typical: wordsWith("use", "surface", "permit").meta({
        title: "Cas type",
        description: "Sous la coupe\u00A0: l’usage, la surface et le permis de ce cas.",
      }),
      draw: link.meta({
        title: "Lien vers le formulaire",
        description: "Après le cas type\u00A0: le formulaire, où ces réponses sont déjà données.",
      }),
    })
    .meta({ title: "Coupe", description: "Sous le cas dessiné, sur chaque profil." }),
  stakes: french.meta({ title: "Titre des enjeux", description: "Au-dessus des enjeux, sur chaque profil." }),
  services: french.meta({
    title: "Titre des services",
    description: "Au-dessus des services, sur chaque profil.",
  }),
  allServices: link.meta({
    title: "Lien vers tous les services",
    description: "Sous les services, vers la page qui les présente tous.",
  }),
  reasons: french.meta({
    title: "Titre des raisons",
    description: "Au-dessus des raisons, sur les profils qui en donnent.",
  }),
  questions: french.meta({
    title: "Titre des questions",
    description: "Au-dessus des questions, sur chaque profil.",
  }),
  booking,
  brochure: link.meta({
    title: "Lien vers la brochure",
    description: "Le second lien du dernier appel, vers le document à télécharger.",
  }),
});
export type ProfilePageWords = z.output<typeof profilePageWords>;

/** The words that all profile pages share. */
export const profilePage = singleEntry({
  file: "pages/profil.yaml",
  schema: profilePageWords.meta({ title: "Pages des profils" }),
});
