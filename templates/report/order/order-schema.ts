import { z } from "zod";
import { fileFieldWords } from "../../forms/file-field.ts";
import { dataNote, fieldWords, submitWords, toastWords } from "../../forms/form.ts";
import { exact, french, link, sectionTitle } from "../../words/words.ts";
import { wordsWith } from "../../words/words-with.ts";

const process = z.strictObject({
  title: sectionTitle,
  none: z.array(french).min(1).meta({
    title: "Étapes sans envoi",
    one: "une étape",
    description: "Une phrase par étape, si les réglages n’envoient pas la commande.",
  }),
  emailjs: z.array(french).min(1).meta({
    title: "Étapes avec envoi",
    one: "une étape",
    description: "Une phrase par étape, si les réglages font partir la commande par le service d’e-mail.",
  }),
  conditions: z
    .strictObject({
      text: french.meta({
        title: "Texte",
        description: "Devant le lien, par exemple «\u00A0À lire avant de commander\u00A0:\u00A0».",
      }),
      link: link.meta({ title: "Lien", description: "Il mène à la page des conditions." }),
    })
    .optional()
    .meta({ title: "Conditions de vente", description: "À lire avant de commander." }),
});
export type OrderProcess = z.output<typeof process>;

export const order = z.strictObject({
  title: sectionTitle,
  process: process.meta({
    title: "Déroulement de la commande",
    description: "Les étapes, avant le formulaire, selon le réglage d’envoi.",
  }),
  intro: french.meta({
    title: "Introduction",
    description: "Au-dessus des champs\u00A0: lesquels sont nécessaires.",
  }),
  fields: z
    .strictObject({
      address: fieldWords.meta({ title: "Adresse" }),
      confirmedSurface: fieldWords
        .extend({
          error: french.meta({
            title: "Message d’erreur",
            description: "Sous le champ\u00A0: comment écrire le nombre, avec un exemple.",
          }),
          differs: wordsWith("price", "surface").meta({
            title: "Note d’écart",
            description:
              "Si le calculateur montre une autre surface. La page y écrit cette surface, et le prix de la surface confirmée.",
          }),
          recompute: wordsWith("surface").meta({
            title: "Bouton pour reporter la surface",
            description: "Sous la note. La page y écrit la surface confirmée.",
          }),
        })
        .meta({
          title: "Surface confirmée",
          description: "Le champ qui reprend la surface du calculateur, à vérifier.",
        }),
      email: fieldWords.meta({ title: "Adresse e-mail" }),
      specificRequest: fieldWords.meta({ title: "Demande particulière" }),
      file: fileFieldWords
        .extend({
          staysHere: french.meta({
            title: "Note sur le fichier",
            description: "Ajoutée à l’aide si le fichier ne quitte pas la page.",
          }),
        })
        .meta({
          title: "Fichier",
          description: "Le champ des factures\u00A0: boutons, annonces et limites.",
        }),
    })
    .meta({ title: "Champs", description: "Les cinq champs, dans l’ordre de la page." }),
  summary: z
    .strictObject({
      title: sectionTitle,
      surface: french.meta({ title: "Surface", description: "Devant la surface confirmée." }),
      price: french.meta({ title: "Prix", description: "Devant le prix calculé." }),
      tax: exact.meta({
        title: "Mention de la taxe",
        description: "Après le prix, par exemple «\u00A0HT\u00A0». Gardé à la lettre.",
      }),
      unknown: french.meta({
        title: "Prix encore inconnu",
        description: "À la place du prix, tant qu’aucune surface n’est saisie.",
      }),
    })
    .meta({ title: "Récapitulatif", description: "À côté des champs\u00A0: la surface et le prix." }),
  missing: z
    .strictObject({
      sentence: wordsWith("list").meta({
        title: "Phrase",
        description: "La page y écrit la liste de ce qui manque.",
      }),
      review: wordsWith("list").meta({
        title: "Phrase de vérification",
        description: "Pour une réponse présente, mais qui serait refusée.",
      }),
      and: french.meta({
        title: "Conjonction",
        description: "Entre les deux derniers noms de la liste\u00A0: «\u00A0et\u00A0».",
      }),
      surface: french.meta({
        title: "Surface",
        description: "Comme il se lit dans la phrase, avec son article.",
      }),
      address: french.meta({
        title: "Adresse",
        description: "Comme il se lit dans la phrase, avec son article.",
      }),
      confirmedSurface: french.meta({
        title: "Surface confirmée",
        description: "Comme il se lit dans la phrase, avec son article.",
      }),
      email: french.meta({
        title: "Adresse e-mail",
        description: "Comme il se lit dans la phrase, avec son article.",
      }),
      file: french.meta({
        title: "Fichier",
        description: "Comme il se lit dans la phrase, avec son article.",
      }),
      nothing: french.meta({
        title: "Phrase quand tout y est",
        description: "Elle remplace les autres quand la commande peut partir.",
      }),
    })
    .meta({ title: "Ce qui manque", description: "Sous le bouton\u00A0: ce qui empêche de commander." }),
  submit: submitWords.meta({
    title: "Bouton de commande",
    description: "Ses mots, et la note qui l’accompagne. L’adresse du cabinet suit les réglages.",
  }),
  sent: toastWords.meta({
    title: "Message d’envoi réussi",
    description: "Si le service d’e-mail envoie la commande.",
  }),
  failed: toastWords.meta({ title: "Message d’échec" }),
  done: z
    .strictObject({
      title: sectionTitle,
      state: z
        .strictObject({
          none: french.meta({
            title: "Sans envoi",
            description: "Si les réglages n’envoient pas la commande\u00A0: rien n’est parti, et quoi faire.",
          }),
          emailjs: french.meta({
            title: "Envoi par le service d’e-mail",
            description:
              "Si les réglages font partir la commande par le service d’e-mail\u00A0: elle est partie.",
          }),
        })
        .meta({ title: "État de la commande", description: "Dit si quelque chose a été envoyé." }),
      labels: z
        .strictObject({
          address: french.meta({
            title: "Adresse",
            description: "Devant la réponse, dans le récapitulatif et l’e-mail.",
          }),
          confirmedSurface: french.meta({
            title: "Surface confirmée",
            description: "Devant la réponse, dans le récapitulatif et l’e-mail.",
          }),
          price: french.meta({
            title: "Prix",
            description: "Devant le montant, dans le récapitulatif et l’e-mail.",
          }),
          email: french.meta({
            title: "Adresse e-mail",
            description: "Devant la réponse, dans le récapitulatif et l’e-mail.",
          }),
          specificRequest: french.meta({
            title: "Demande particulière",
            description: "Devant la réponse, dans le récapitulatif et l’e-mail.",
          }),
          file: french.meta({
            title: "Fichier",
            description: "Devant le nom du fichier, dans le récapitulatif et l’e-mail.",
          }),
        })
        .meta({ title: "Intitulés", description: "Les noms des lignes du récapitulatif." }),
      nothing: french.meta({
        title: "Mot si aucun fichier n’est joint",
        description: "À la place du nom du fichier.",
      }),
      price: wordsWith("price").meta({
        title: "Prix",
        description: "La page y écrit le montant\u202F; ajoutez «\u00A0HT\u00A0».",
      }),
      mail: exact.meta({
        title: "Bouton d’e-mail",
        description: "Il ouvre la messagerie du visiteur avec le récapitulatif.",
      }),
      attach: wordsWith("file").meta({
        title: "Rappel du fichier à joindre",
        description: "Sous le bouton. La page y écrit le nom du fichier choisi.",
      }),
      print: exact.meta({
        title: "Bouton pour imprimer",
        description: "Sous le récapitulatif\u00A0: un verbe.",
      }),
      edit: exact.meta({ title: "Bouton pour modifier", description: "Il rouvre le formulaire, rempli." }),
    })
    .meta({ title: "Commande prête", description: "Ce qui s’affiche une fois la commande passée." }),
  promises: z.array(french).min(1).meta({
    title: "Engagements",
    one: "un engagement",
    description: "Une phrase par engagement, sous le bouton.",
  }),
  note: dataNote.meta({ title: "Note sur les données" }),
  noteWhenSent: dataNote.shape.rows.element.meta({
    title: "Ligne si le service envoie",
    description: "Elle remplace celle du même intitulé.",
  }),
});
export type OrderWords = Omit<z.output<typeof order>, "title" | "process" | "note" | "noteWhenSent">;
