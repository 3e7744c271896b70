import { markdown, singleEntry } from "charpente";
import { z } from "zod";
import { drawingName } from "../drawings/views/drawing-name.ts";
import { fileFieldWords } from "../forms/file-field.ts";
import { dataNote, fieldWords, submitWords, toastWords } from "../forms/form.ts";
import { exact, french, heading, seo } from "../words/words.ts";
import { wordsWith } from "../words/words-with.ts";

const form = z.strictObject({
  title: heading.meta({ title: "Titre" }),
  intro: french.meta({ title: "Introduction" }),
  fields: z
    .strictObject({
      adresse: fieldWords
        .extend({ error: french.meta({ title: "Message d’erreur" }) })
        .meta({ title: "Adresse du logement" }),
      superficie: fieldWords
        .extend({
          error: french.meta({ title: "Message d’erreur" }),
          unreadable: french.meta({ title: "Message si ce n’est pas un nombre" }),
        })
        .meta({ title: "Superficie" }),
      files: fileFieldWords
        .extend({ tooLarge: wordsWith("name").meta({ title: "Message pour un fichier trop lourd" }) })
        .meta({ title: "Factures" }),
      email: fieldWords.meta({
        title: "Adresse e-mail",
        description: "Facultative\u00A0: qui la donne reçoit une réponse.",
      }),
    })
    .meta({ title: "Champs" }),
  submit: submitWords.meta({
    title: "Bouton d’envoi",
    description: "«\u00A0{email}\u00A0» dans sa note est l’adresse du cabinet.",
  }),
  problems: french.meta({
    title: "Titre des erreurs",
    description: "Au-dessus du formulaire, si plusieurs champs sont refusés.",
  }),
  notifications: z
    .strictObject({
      sent: toastWords.meta({ title: "Message d’envoi réussi" }),
      missing: toastWords.meta({ title: "Champs manquants" }),
      tooLarge: toastWords.meta({
        title: "Fichier trop lourd",
        description: "«\u00A0{name}\u00A0» est le nom du fichier.",
      }),
      failed: toastWords.meta({ title: "Message d’échec" }),
      withdrawn: z
        .strictObject({ title: french.meta({ title: "Titre" }), text: french.meta({ title: "Texte" }) })
        .meta({ title: "Accord retiré pendant l’envoi" }),
    })
    .meta({ title: "Notifications" }),
  mail: z
    .strictObject({
      sender: exact.meta({ title: "Nom de l’expéditeur" }),
      message: exact.meta({
        title: "Message",
        description: "Ce que lit le cabinet\u202F; «\u00A0{files}\u00A0» donne une ligne par fichier.",
      }),
      file: exact.meta({ title: "Ligne d’un fichier" }),
      none: exact.meta({ title: "Mot si aucun fichier n’est joint" }),
      contact: exact.meta({
        title: "Ligne de réponse",
        description: "Ajoutée à la fin si le foyer a laissé «\u00A0{email}\u00A0».",
      }),
    })
    .meta({ title: "E-mail reçu" }),
});
export type QuestionnaireFormWords = Omit<z.output<typeof form>, "title">;

const questionnaire = z.strictObject({
  seo,
  breadcrumb: z
    .strictObject({ home: exact.meta({ title: "Accueil" }), page: exact.meta({ title: "Page en cours" }) })
    .meta({ title: "Fil d’Ariane" }),
  title: heading.meta({ title: "Titre" }),
  lead: french.meta({ title: "Chapô" }),
  drawing: drawingName.meta({ title: "Dessin" }),
  consent: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      notice: markdown().meta({
        title: "Notice",
        description: "Ce qui est demandé, à quoi cela sert, comment changer d’avis.",
      }),
      note: dataNote.meta({ title: "L’essentiel" }),
      checkbox: french.meta({ title: "Case à cocher" }),
      hint: french.meta({
        title: "Aide sous la case",
        description: "Affichée tant que le formulaire est caché.",
      }),
    })
    .meta({ title: "Consentement" }),
  form: form.meta({ title: "Formulaire" }),
});
export type Questionnaire = z.output<typeof questionnaire>;

export const questionnairePage = singleEntry({
  file: "pages/questionnaire-energie.yaml",
  schema: questionnaire.meta({ title: "Questionnaire énergie" }),
});
