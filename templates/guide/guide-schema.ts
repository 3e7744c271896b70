import { singleEntry } from "charpente";
import { z } from "zod";
import { dataNote, fieldWords, submitWords, toastWords } from "../forms/form.ts";
import {
  breadcrumb,
  exact,
  french,
  heading,
  lead,
  link,
  pageTitle,
  point,
  sectionTitle,
  seo,
} from "../words/words.ts";

const guide = z.strictObject({
  seo,
  breadcrumb,
  title: pageTitle,
  lead,
  jump: link.meta({ title: "Bouton vers le formulaire", description: "Plus bas dans la page." }),
  cover: z
    .strictObject({
      title: heading.meta({
        title: "Titre",
        description: "Les grands mots de la couverture\u00A0: deux ou trois lignes.",
      }),
      subtitle: heading.meta({
        title: "Sous-titre",
        description: "Sous le titre de la couverture\u00A0: pour qui, ou de quoi il s’agit.",
      }),
    })
    .meta({ title: "Couverture", description: "Ce qui est écrit sur la couverture dessinée." }),
  contents: z
    .strictObject({
      title: sectionTitle,
      list: z.array(point).min(1).meta({
        title: "Sujets",
        one: "un sujet",
        description: "Un sujet par élément\u00A0: son titre, et ce qu’il recouvre.",
      }),
      note: french.meta({
        title: "Note",
        description: "Sous les sujets\u00A0: ce que valent leurs chiffres.",
      }),
    })
    .meta({ title: "Sujets", description: "La section de ce qu’un projet demande de savoir." }),
  form: z
    .strictObject({
      title: sectionTitle,
      needed: french.meta({
        title: "Champs nécessaires",
        description: "Au-dessus des champs\u00A0: lesquels sont obligatoires.",
      }),
      nom: fieldWords.meta({ title: "Nom" }),
      prenom: fieldWords.meta({ title: "Prénom" }),
      societe: fieldWords.meta({ title: "Société" }),
      fonction: fieldWords.meta({ title: "Fonction" }),
      email: fieldWords.meta({ title: "Adresse e-mail" }),
      telephone: fieldWords.meta({ title: "Téléphone" }),
      acceptNewsletter: french.meta({
        title: "Case de la newsletter",
        description:
          "À côté de la case\u00A0: à quoi le visiteur dit oui, à quel rythme, et comment revenir dessus.",
      }),
      newsletter: z
        .strictObject({
          label: exact.meta({ title: "Libellé", description: "Devant la réponse, dans le message reçu." }),
          yes: exact.meta({
            title: "Case cochée",
            description: "La réponse si la case est cochée, par exemple «\u00A0Oui\u00A0».",
          }),
          no: exact.meta({
            title: "Case non cochée",
            description: "La réponse si elle ne l’est pas, par exemple «\u00A0Non\u00A0».",
          }),
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
    .meta({
      title: "Formulaire",
      description: "La section de la demande\u00A0: champs, bouton et réponses.",
    }),
});
export type Guide = z.output<typeof guide>;
export type GuideFormWords = Omit<Guide["form"], "title" | "data">;

export const guidePage = singleEntry({
  file: "pages/telecharger-guide.yaml",
  schema: guide.meta({ title: "Guide à télécharger" }),
});
