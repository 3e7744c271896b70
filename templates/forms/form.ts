import { z } from "zod";
import { exact, french, link } from "../words/words.ts";
import { wordsWith } from "../words/words-with.ts";

/** Explains a word that not every visitor knows. */
export const helpWords = z.strictObject({
  label: french.meta({ title: "Libellé" }),
  text: french.meta({ title: "Texte" }),
});
export type HelpWords = z.output<typeof helpWords>;

/** What a visitor reads at one field of a form. */
export const fieldWords = z.strictObject({
  label: french.meta({ title: "Libellé" }),
  help: french.optional().meta({
    title: "Aide",
    description: "Sous le libellé\u00A0: ce qui est attendu, et si c’est facultatif.",
  }),
  explain: helpWords.optional().meta({
    title: "Bulle d’aide",
    description: "À côté du libellé, derrière un point d’interrogation\u00A0: ce que veut dire un mot.",
  }),
  unit: french.optional().meta({ title: "Unité", description: "Au bout du champ, par exemple m²." }),
  error: french
    .optional()
    .meta({ title: "Message d’erreur", description: "Sous le champ, quand la réponse est refusée." }),
  options: z
    .array(french)
    .optional()
    .meta({ title: "Réponses proposées", description: "Si le champ est un choix." }),
});
export type FieldWords = z.output<typeof fieldWords>;

/** What the law requires to say where data are collected, row by row, and the link to the full text. */
export const dataNote = z.strictObject({
  title: french.meta({ title: "Titre" }),
  rows: z
    .array(
      z.strictObject({ term: french.meta({ title: "Intitulé" }), text: french.meta({ title: "Texte" }) }),
    )
    .min(1)
    .meta({ title: "Lignes" }),
  policy: link.meta({ title: "Lien vers la politique de confidentialité" }),
});
export type DataNote = z.output<typeof dataNote>;

/** The button. Without a script, it opens the visitor’s own mail program. */
export const submitWords = z.strictObject({
  label: exact.meta({ title: "Libellé" }),
  subject: exact.meta({ title: "Objet de l’e-mail" }),
  mailNote: wordsWith("email").meta({
    title: "Note sur l’envoi",
    description: "À côté du bouton. «\u00A0{email}\u00A0» est l’adresse du cabinet.",
  }),
});
export type SubmitWords = z.output<typeof submitWords>;

/** For a prepared mail: that nothing was sent, and the text to copy. */
export const preparedMailWords = z.strictObject({
  title: french.meta({ title: "Titre" }),
  text: wordsWith("email").meta({ title: "Texte" }),
  label: french.meta({ title: "Libellé" }),
  copy: exact.meta({ title: "Bouton pour copier" }),
  copied: french.meta({ title: "Message de copie" }),
  selected: french.meta({ title: "Message si la copie échoue" }),
});
export type PreparedMailWords = z.output<typeof preparedMailWords>;

/** What a notification says, to the letter. */
export const toastWords = z.strictObject({
  title: exact.meta({ title: "Titre" }),
  text: exact.meta({ title: "Texte" }),
});
export type ToastWords = z.output<typeof toastWords>;
