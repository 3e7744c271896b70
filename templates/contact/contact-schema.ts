import { singleEntry } from "charpente";
import { z } from "zod";
import { dataNote, fieldWords, preparedMailWords, submitWords, toastWords } from "../forms/form.ts";
import {
  booking,
  breadcrumb,
  exact,
  french,
  lastCall,
  lead,
  pageTitle,
  question,
  sectionTitle,
  seo,
} from "../words/words.ts";

const contact = z.strictObject({
  seo,
  breadcrumb,
  title: pageTitle,
  lead,
  form: z
    .strictObject({
      title: sectionTitle,
      needed: french.meta({
        title: "Champs nécessaires",
        description: "Au-dessus des champs\u00A0: lesquels sont nécessaires.",
      }),
      audit: z
        .strictObject({
          subject: z
            .strictObject({
              label: french.meta({
                title: "Libellé",
                description: "Le nom de la ligne, devant l’objet\u00A0: «\u00A0Objet\u00A0».",
              }),
              value: exact.meta({
                title: "Valeur",
                description: "Les mots de l’objet, par exemple «\u00A0Demande d’audit BACS\u00A0».",
              }),
            })
            .meta({ title: "Objet", description: "Celui de l’e-mail, et la première ligne du message." }),
          summary: french.meta({ title: "Titre du volet", description: "Il déplie les quatre champs." }),
          help: french.meta({
            title: "Aide",
            description: "Dans le volet, au-dessus des champs\u00A0: à quoi ils servent.",
          }),
          power: fieldWords.meta({ title: "Puissance" }),
          surface: fieldWords.meta({ title: "Surface" }),
          permit: fieldWords.meta({ title: "Permis de construire" }),
          renewal: fieldWords
            .extend({
              options: z.array(french).length(4).meta({
                title: "Réponses proposées",
                one: "une réponse",
                description:
                  "Quatre, dans cet ordre\u00A0: ne sait pas, aucun renouvellement, déjà fait, prévu.",
              }),
            })
            .meta({
              title: "Renouvellement",
              description: "Le champ du renouvellement\u00A0: libellé, aide, quatre réponses.",
            }),
          heating: french.meta({
            title: "Mot du chauffage",
            description:
              "Devant sa puissance, dans un champ rempli depuis «\u00A0Êtes-vous concerné\u202F?\u00A0».",
          }),
          cooling: french.meta({
            title: "Mot de la climatisation",
            description:
              "Devant sa puissance, dans un champ rempli depuis «\u00A0Êtes-vous concerné\u202F?\u00A0».",
          }),
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
          sent: toastWords
            .extend({ text: french.meta({ title: "Texte", description: "Quand le cabinet répond." }) })
            .meta({ title: "Message d’envoi réussi", description: "Affiché une fois le message parti." }),
          failed: toastWords.meta({ title: "Message d’échec" }),
        })
        .meta({
          title: "Envoi par le service d’e-mail",
          description: "Ce qui change si les réglages font partir le formulaire par le service d’e-mail.",
        }),
    })
    .meta({
      title: "Formulaire",
      description: "La première section\u00A0: tout ce que le visiteur remplit.",
    }),
  details: z
    .strictObject({
      title: sectionTitle,
      email: french.meta({
        title: "Adresse e-mail",
        description: "Devant l’adresse donnée dans les réglages.",
      }),
      place: french.meta({ title: "Lieu", description: "Devant le lieu donné dans les réglages." }),
      reach: french.meta({
        title: "Zone d’intervention",
        description: "Sous le lieu donné dans les réglages.",
      }),
      network: french.meta({
        title: "Réseau professionnel",
        description: "Devant le lien donné dans les réglages, par exemple «\u00A0Réseau\u00A0».",
      }),
      reply: french.meta({
        title: "Intitulé du délai",
        description: "Devant le délai, par exemple «\u00A0Réponse\u00A0».",
      }),
      promise: french.meta({
        title: "Délai de réponse",
        description: "Par exemple «\u00A0Sous 24 heures ouvrées\u00A0».",
      }),
      meeting: french.meta({
        title: "Invitation au rendez-vous",
        description: "Au-dessus du bouton de rendez-vous, en une ou deux phrases.",
      }),
      booking,
    })
    .meta({ title: "Coordonnées", description: "La section des moyens de joindre le cabinet." }),
  questions: z
    .strictObject({
      title: sectionTitle,
      list: z.array(question).min(4).meta({
        title: "Questions",
        one: "une question",
        description: "Une question et sa réponse par élément\u00A0: quatre au moins.",
      }),
    })
    .meta({ title: "Questions", description: "La section des questions, sous le formulaire." }),
  closing: lastCall({}),
});
export type Contact = z.output<typeof contact>;
export type ContactFormWords = Omit<Contact["form"], "title" | "needed" | "data">;

export const contactPage = singleEntry({
  file: "pages/contact.yaml",
  schema: contact.meta({ title: "Contact" }),
});
