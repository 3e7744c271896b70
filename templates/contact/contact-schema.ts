import { singleEntry } from "charpente";
import { z } from "zod";
import { dataNote, fieldWords, preparedMailWords, submitWords, toastWords } from "../forms/form.ts";
import { breadcrumb, exact, french, heading, question, seo } from "../words/words.ts";

const contact = z.strictObject({
  seo,
  breadcrumb,
  title: heading.meta({ title: "Titre" }),
  lead: french.meta({ title: "Chapô" }),
  form: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      needed: french.meta({ title: "Champs nécessaires", description: "Dit lesquels le sont." }),
      audit: z
        .strictObject({
          subject: z
            .strictObject({
              label: french.meta({ title: "Libellé" }),
              value: exact.meta({ title: "Valeur" }),
            })
            .meta({ title: "Objet", description: "Celui de l’e-mail, et la première ligne du message." }),
          summary: french.meta({ title: "Titre du volet", description: "Il déplie les deux champs." }),
          help: french.meta({ title: "Aide" }),
          power: fieldWords.meta({ title: "Puissance" }),
          surface: fieldWords.meta({ title: "Surface" }),
        })
        .meta({ title: "Pour un audit", description: "Ce qu’un audit demande en plus." }),
      firstName: fieldWords.meta({ title: "Prénom" }),
      lastName: fieldWords.meta({ title: "Nom" }),
      email: fieldWords.meta({ title: "Adresse e-mail" }),
      company: fieldWords.meta({ title: "Société" }),
      phone: fieldWords.meta({ title: "Téléphone" }),
      project: fieldWords.meta({ title: "Projet" }),
      timeline: fieldWords.meta({ title: "Calendrier" }),
      submit: submitWords.meta({ title: "Bouton d’envoi" }),
      data: dataNote.meta({ title: "Note sur les données" }),
      prepared: preparedMailWords.meta({
        title: "Message préparé",
        description: "Affiché une fois l’e-mail prêt.",
      }),
      sending: z
        .strictObject({
          submit: submitWords.meta({ title: "Bouton d’envoi" }),
          data: dataNote.meta({ title: "Note sur les données" }),
          sent: toastWords.meta({ title: "Message d’envoi réussi" }),
          failed: toastWords.meta({ title: "Message d’échec" }),
        })
        .meta({
          title: "Envoi par le service d’e-mail",
          description: "Ce qui change si «\u00A0forms.contact.delivery\u00A0» vaut «\u00A0emailjs\u00A0».",
        }),
    })
    .meta({ title: "Formulaire" }),
  details: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      email: french.meta({ title: "Adresse e-mail" }),
      place: french.meta({ title: "Lieu" }),
      reach: french.meta({
        title: "Zone d’intervention",
        description: "Sous le lieu donné dans les réglages.",
      }),
      network: french.meta({ title: "Réseau professionnel" }),
      reply: french.meta({ title: "Intitulé du délai" }),
      promise: french.meta({ title: "Délai de réponse" }),
      meeting: french.meta({ title: "Invitation au rendez-vous" }),
      booking: exact.meta({ title: "Bouton de rendez-vous" }),
    })
    .meta({ title: "Coordonnées" }),
  questions: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      list: z.array(question).min(4).meta({ title: "Éléments" }),
    })
    .meta({ title: "Questions" }),
  closing: z
    .strictObject({ title: heading.meta({ title: "Titre" }), text: french.meta({ title: "Texte" }) })
    .meta({ title: "Dernier appel" }),
});
export type Contact = z.output<typeof contact>;
export type ContactFormWords = Omit<Contact["form"], "title" | "needed" | "data">;

export const contactPage = singleEntry({
  file: "pages/contact.yaml",
  schema: contact.meta({ title: "Contact" }),
});
