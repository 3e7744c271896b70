import { singleEntry } from "charpente";
import { z } from "zod";
import { dataNote, fieldWords, submitWords, toastWords } from "../forms/form.ts";
import { breadcrumb, exact, french, heading, link, seo, topic } from "../words/words.ts";

const guide = z.strictObject({
  seo,
  breadcrumb,
  title: heading.meta({ title: "Titre" }),
  lead: french.meta({ title: "Chapô" }),
  jump: link.meta({ title: "Bouton vers le formulaire", description: "Plus bas dans la page." }),
  cover: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      subtitle: heading.meta({ title: "Sous-titre" }),
    })
    .meta({ title: "Couverture", description: "Ce qui est écrit sur la couverture dessinée." }),
  contents: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      list: z.array(topic).min(1).meta({ title: "Chapitres" }),
      note: french.meta({ title: "Note" }),
    })
    .meta({ title: "Sommaire" }),
  form: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      needed: french.meta({ title: "Champs nécessaires" }),
      nom: fieldWords.meta({ title: "Nom" }),
      prenom: fieldWords.meta({ title: "Prénom" }),
      societe: fieldWords.meta({ title: "Société" }),
      fonction: fieldWords.meta({ title: "Fonction" }),
      email: fieldWords.meta({ title: "Adresse e-mail" }),
      telephone: fieldWords.meta({ title: "Téléphone" }),
      acceptNewsletter: french.meta({ title: "Case de la newsletter" }),
      newsletter: z
        .strictObject({
          label: exact.meta({ title: "Libellé" }),
          yes: exact.meta({ title: "Case cochée" }),
          no: exact.meta({ title: "Case non cochée" }),
        })
        .meta({
          title: "Réponse sur la newsletter",
          description: "Comment le message au cabinet dit si la case était cochée.",
        }),
      submit: submitWords.meta({ title: "Bouton d’envoi" }),
      sent: toastWords.meta({ title: "Message d’envoi réussi" }),
      failed: toastWords.meta({ title: "Message d’échec" }),
      data: dataNote.meta({ title: "Note sur les données" }),
    })
    .meta({ title: "Formulaire" }),
});
export type Guide = z.output<typeof guide>;
export type GuideFormWords = Omit<Guide["form"], "title" | "data">;

export const guidePage = singleEntry({
  file: "pages/telecharger-guide.yaml",
  schema: guide.meta({ title: "Guide à télécharger" }),
});
