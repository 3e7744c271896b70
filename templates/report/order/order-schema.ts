import { z } from "zod";
import { fileFieldWords } from "../../forms/file-field.ts";
import { dataNote, fieldWords, submitWords, toastWords } from "../../forms/form.ts";
import { exact, french, heading, link } from "../../words/words.ts";
import { wordsWith } from "../../words/words-with.ts";

const process = z.strictObject({
  title: heading.meta({ title: "Titre" }),
  none: z.array(french).min(1).meta({
    title: "Étapes sans envoi",
    description: "Une phrase par étape, si «\u00A0forms.report.delivery\u00A0» vaut «\u00A0none\u00A0».",
  }),
  emailjs: z.array(french).min(1).meta({
    title: "Étapes avec envoi",
    description: "Une phrase par étape, si «\u00A0forms.report.delivery\u00A0» vaut «\u00A0emailjs\u00A0».",
  }),
  conditions: z
    .strictObject({ text: french.meta({ title: "Texte" }), link: link.meta({ title: "Lien" }) })
    .meta({ title: "Conditions de vente", description: "À lire avant de commander." }),
});
export type OrderProcess = z.output<typeof process>;

export const order = z.strictObject({
  title: heading.meta({ title: "Titre" }),
  process: process.meta({ title: "Déroulement de la commande" }),
  intro: french.meta({ title: "Introduction" }),
  fields: z
    .strictObject({
      address: fieldWords.meta({ title: "Adresse" }),
      confirmedSurface: fieldWords
        .extend({
          error: french.meta({ title: "Message d’erreur" }),
          differs: wordsWith("surface").meta({
            title: "Note d’écart",
            description: "Si la surface n’est pas celle du calculateur\u00A0: pour laquelle vaut le prix.",
          }),
          recompute: wordsWith("surface").meta({ title: "Bouton pour recalculer" }),
        })
        .meta({ title: "Surface confirmée" }),
      email: fieldWords.meta({ title: "Adresse e-mail" }),
      specificRequest: fieldWords.meta({ title: "Demande particulière" }),
      file: fileFieldWords
        .extend({
          staysHere: french.meta({
            title: "Note sur le fichier",
            description: "Ajoutée à l’aide si le fichier ne quitte pas la page.",
          }),
        })
        .meta({ title: "Fichier" }),
    })
    .meta({ title: "Champs" }),
  summary: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      surface: french.meta({ title: "Surface" }),
      price: french.meta({ title: "Prix" }),
      tax: exact.meta({ title: "Mention de la taxe" }),
      unknown: french.meta({ title: "Prix encore inconnu" }),
    })
    .meta({ title: "Récapitulatif" }),
  missing: z
    .strictObject({
      sentence: wordsWith("list").meta({ title: "Phrase" }),
      review: wordsWith("list").meta({
        title: "Phrase de vérification",
        description: "Pour une réponse présente, mais qui serait refusée.",
      }),
      and: french.meta({ title: "Conjonction" }),
      surface: french.meta({ title: "Surface" }),
      address: french.meta({ title: "Adresse" }),
      confirmedSurface: french.meta({ title: "Surface confirmée" }),
      email: french.meta({ title: "Adresse e-mail" }),
      file: french.meta({ title: "Fichier" }),
      nothing: french.meta({ title: "Phrase quand tout y est" }),
    })
    .meta({ title: "Ce qui manque", description: "Sous le bouton\u00A0: ce qui empêche de commander." }),
  submit: submitWords.meta({
    title: "Bouton de commande",
    description: "«\u00A0{email}\u00A0» dans sa note est l’adresse du cabinet.",
  }),
  sent: toastWords.meta({
    title: "Message d’envoi réussi",
    description: "Si le service d’e-mail envoie la commande.",
  }),
  failed: toastWords.meta({ title: "Message d’échec" }),
  done: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      state: z
        .strictObject({
          none: french.meta({ title: "Sans envoi" }),
          emailjs: french.meta({ title: "Envoi par le service d’e-mail" }),
        })
        .meta({ title: "État de la commande", description: "Dit si quelque chose a été envoyé." }),
      labels: z
        .strictObject({
          address: french.meta({ title: "Adresse" }),
          confirmedSurface: french.meta({ title: "Surface confirmée" }),
          pricedSurface: french.meta({ title: "Surface du calculateur" }),
          price: french.meta({ title: "Prix" }),
          email: french.meta({ title: "Adresse e-mail" }),
          specificRequest: french.meta({ title: "Demande particulière" }),
          file: french.meta({ title: "Fichier" }),
        })
        .meta({ title: "Intitulés" }),
      nothing: french.meta({ title: "Mot si aucun fichier n’est joint" }),
      price: wordsWith("price").meta({ title: "Prix" }),
      mail: exact.meta({ title: "Bouton d’e-mail" }),
      attach: wordsWith("file").meta({ title: "Rappel du fichier à joindre" }),
      print: exact.meta({ title: "Bouton pour imprimer" }),
      edit: exact.meta({ title: "Bouton pour modifier" }),
    })
    .meta({ title: "Commande prête" }),
  promises: z.array(french).min(1).meta({ title: "Engagements" }),
  note: dataNote.meta({ title: "Note sur les données" }),
  noteWhenSent: dataNote.shape.rows.element.meta({
    title: "Ligne si le service envoie",
    description: "Elle remplace celle du même intitulé.",
  }),
});
export type OrderWords = Omit<z.output<typeof order>, "title" | "process" | "note" | "noteWhenSent">;
