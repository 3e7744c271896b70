import { z } from "zod";
import { exact, french, link } from "../words/words.ts";
import { wordsWith } from "../words/words-with.ts";

/** Explains a word that not every visitor knows. */
export const helpWords = z.strictObject({
  label: french.meta({
    title: "Libellé",
    description:
      "Le nom du bouton «\u00A0?\u00A0», pour qui l’entend\u00A0: «\u00A0Aide\u00A0:\u00A0», puis le mot expliqué.",
  }),
  text: french.meta({
    title: "Texte",
    description: "Dans la bulle\u00A0: l’explication, en une à trois phrases.",
  }),
});
export type HelpWords = z.output<typeof helpWords>;

/** What a visitor reads at one field of a form. */
export const fieldWords = z
  .strictObject({
    label: french.meta({
      title: "Libellé",
      description: "Au-dessus du champ\u00A0: ce qui est demandé, en un à cinq mots.",
    }),
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
      .meta({ title: "Réponses proposées", one: "une réponse", description: "Si le champ est un choix." }),
  })
  .meta({ description: "Ce que le visiteur lit à ce champ\u00A0: libellé, aide, message d’erreur." });
export type FieldWords = z.output<typeof fieldWords>;

/** What the law requires to say where data are collected, row by row, and the link to the full text. */
export const dataNote = z
  .strictObject({
    title: french.meta({
      title: "Titre",
      description: "En tête de la note, par exemple «\u00A0Vos données\u00A0».",
    }),
    rows: z
      .array(
        z.strictObject({
          term: french.meta({
            title: "Intitulé",
            description: "Ce que dit la ligne\u00A0: finalité, destinataires, conservation…",
          }),
          text: french.meta({ title: "Texte", description: "La réponse, en une ou deux phrases." }),
        }),
      )
      .min(1)
      .meta({
        title: "Lignes",
        one: "une ligne",
        description: "Une ligne par point que la loi demande de donner.",
      }),
    policy: link.meta({
      title: "Lien vers la politique de confidentialité",
      description: "Sous les lignes, vers le texte entier.",
    }),
  })
  .meta({ description: "Ce que la loi demande de dire là où des données sont recueillies." });
export type DataNote = z.output<typeof dataNote>;

/** The button. Without a script, it opens the visitor’s own mail program. */
export const submitWords = z
  .strictObject({
    label: exact.meta({ title: "Libellé", description: "Sur le bouton\u00A0: ce qu’il fait, par un verbe." }),
    subject: exact.meta({
      title: "Objet de l’e-mail",
      description: "L’objet du message que le bouton prépare ou envoie.",
    }),
    mailNote: wordsWith("email").meta({
      title: "Note sur l’envoi",
      description: "À côté du bouton. L’adresse du cabinet suit les réglages.",
    }),
  })
  .meta({ description: "Ses mots, l’objet de l’e-mail et la note qui l’accompagne." });
export type SubmitWords = z.output<typeof submitWords>;

/** For a prepared mail: that nothing was sent, and the text to copy. */
export const preparedMailWords = z.strictObject({
  title: french.meta({ title: "Titre", description: "En tête du cadre\u00A0: le message est prêt." }),
  text: wordsWith("email").meta({
    title: "Texte",
    description: "Que rien n’est encore envoyé, et quoi faire. L’adresse du cabinet suit les réglages.",
  }),
  label: french.meta({ title: "Libellé", description: "Au-dessus du texte à copier." }),
  copy: exact.meta({
    title: "Bouton pour copier",
    description: "À côté du texte du message\u00A0: un verbe.",
  }),
  copied: french.meta({
    title: "Message de copie",
    description: "Affiché quand le texte est dans le presse-papiers.",
  }),
  selected: french.meta({
    title: "Message si la copie échoue",
    description: "Affiché quand le navigateur refuse la copie\u00A0: le texte est alors sélectionné.",
  }),
});
export type PreparedMailWords = z.output<typeof preparedMailWords>;

/** What a notification says, to the letter. */
export const toastWords = z
  .strictObject({
    title: exact.meta({ title: "Titre", description: "La première ligne de la notification, en gras." }),
    text: exact.meta({ title: "Texte", description: "La seconde ligne\u00A0: ce qui suit, ou quoi faire." }),
  })
  .meta({
    description: "La notification dans un coin de la page\u00A0: un titre, une phrase. Gardée à la lettre.",
  });
export type ToastWords = z.output<typeof toastWords>;
