import { markdown, singleEntry } from "charpente";
import { z } from "zod";
import { drawingName } from "../drawings/catalogue.ts";
import { fileFieldWords } from "../forms/file-field.ts";
import { dataNote, fieldWords, submitWords, toastWords } from "../forms/form.ts";
import { breadcrumb, exact, french, lead, pageTitle, sectionTitle, seo } from "../words/words.ts";
import { exactWith, wordsWith } from "../words/words-with.ts";

const form = z.strictObject({
  title: sectionTitle,
  intro: french.meta({
    title: "Introduction",
    description: "Sous le titre\u00A0: ce qui est nécessaire, ce qui est facultatif.",
  }),
  fields: z
    .strictObject({
      adresse: fieldWords
        .extend({
          error: french.meta({
            title: "Message d’erreur",
            description: "Sous le champ, s’il est vide\u00A0: ce qui manque, et pourquoi.",
          }),
        })
        .meta({
          title: "Adresse du logement",
          description: "Le champ de l’adresse\u00A0: libellé, aide, message d’erreur.",
        }),
      superficie: fieldWords
        .extend({
          error: french.meta({
            title: "Message d’erreur",
            description: "Sous le champ, s’il est vide\u00A0: ce qui manque, et pourquoi.",
          }),
          unreadable: french.meta({
            title: "Message si ce n’est pas un nombre",
            description: "Sous le champ\u00A0: comment écrire le nombre, avec un exemple.",
          }),
        })
        .meta({ title: "Superficie", description: "Le champ de la surface, en m², et ses deux messages." }),
      files: fileFieldWords
        .extend({
          tooLarge: wordsWith("name").meta({
            title: "Message pour un fichier trop lourd",
            description: "Sous le fichier\u00A0: la limite, et quoi faire. La page y écrit son nom.",
          }),
        })
        .meta({
          title: "Factures",
          description: "Le champ des fichiers\u00A0: boutons, annonces et limites.",
        }),
      email: fieldWords.meta({
        title: "Adresse e-mail",
        description: "Facultative\u00A0: qui la donne reçoit une réponse.",
      }),
    })
    .meta({ title: "Champs", description: "Les quatre champs, dans l’ordre de la page." }),
  submit: submitWords.meta({
    title: "Bouton d’envoi",
    description: "Ses mots, et la note qui l’accompagne. L’adresse du cabinet suit les réglages.",
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
        description: "La page y écrit le nom du fichier.",
      }),
      failed: toastWords.meta({ title: "Message d’échec" }),
      withdrawn: z
        .strictObject({
          title: french.meta({ title: "Titre", description: "La première ligne, en gras." }),
          text: french.meta({
            title: "Texte",
            description: "La seconde ligne\u00A0: ce que devient le message déjà parti.",
          }),
        })
        .meta({
          title: "Accord retiré pendant l’envoi",
          description: "Si le visiteur décoche la case avant la fin de l’envoi.",
        }),
    })
    .meta({ title: "Notifications", description: "Ce qui s’affiche dans un coin de la page après l’envoi." }),
  mail: z
    .strictObject({
      sender: exact.meta({
        title: "Nom de l’expéditeur",
        description: "Le nom que montre la messagerie du cabinet.",
      }),
      message: exactWith("adresse", "superficie", "files").meta({
        title: "Message",
        description: "Ce que lit le cabinet. La page y écrit une ligne par fichier.",
      }),
      file: exactWith("name", "size").meta({
        title: "Ligne d’un fichier",
        description: "La page y écrit le nom du fichier et sa taille.",
      }),
      none: exact.meta({
        title: "Mot si aucun fichier n’est joint",
        description: "À la place des lignes de fichiers.",
      }),
      contact: exactWith("email").meta({
        title: "Ligne de réponse",
        description: "Ajoutée à la fin si le foyer a laissé son adresse e-mail.",
      }),
    })
    .meta({ title: "E-mail reçu", description: "Les mots du message que reçoit le cabinet." }),
});
export type QuestionnaireFormWords = Omit<z.output<typeof form>, "title">;

const questionnaire = z.strictObject({
  seo,
  breadcrumb,
  title: pageTitle,
  lead,
  drawing: drawingName.meta({ title: "Dessin" }),
  consent: z
    .strictObject({
      title: sectionTitle,
      notice: markdown().meta({
        title: "Notice",
        description: "Ce qui est demandé, à quoi cela sert, comment changer d’avis.",
      }),
      note: dataNote.meta({ title: "L’essentiel" }),
      checkbox: french.meta({
        title: "Case à cocher",
        description: "À côté de la case\u00A0: à quoi le visiteur dit oui, en une phrase.",
      }),
      hint: french.meta({
        title: "Aide sous la case",
        description: "Affichée tant que le formulaire est caché.",
      }),
    })
    .meta({ title: "Consentement", description: "Ce qui est lu et accepté avant de répondre." }),
  form: form.meta({ title: "Formulaire", description: "Les champs, le bouton et ce qu’ils répondent." }),
});
export type Questionnaire = z.output<typeof questionnaire>;

export const questionnairePage = singleEntry({
  file: "pages/questionnaire-energie.yaml",
  schema: questionnaire.meta({ title: "Questionnaire énergie" }),
});
