import type { Translated } from "./catalogue.ts";
import type { edit as reference } from "./edit-en.ts";
import { createFormat } from "./format.ts";

const { number, plural } = createFormat("fr");

export const edit: Translated<typeof reference> = {
  "bar.label": "Modification",
  "bar.title": "Modification",
  "bar.undo": "Annuler",
  "bar.redo": "Refaire",
  "bar.form": "Fiche",
  "bar.history": "Historique",
  "bar.end": "Terminer",

  "state.idle": "",
  "state.saving": "Enregistrement…",
  "state.saved": "Enregistré",
  "state.troubled": ({ count }) =>
    plural(count, { one: "Un texte non enregistré", other: `${number(count)} textes non enregistrés` }),
  "state.gone": "Cette page n’existe plus, ou le site ne se construit plus.",

  "label.pages": ({ count }) => `sur ${number(count)} pages`,
  "label.open": "Ouvrir",
  "label.form": "Fiche",

  "trouble.refused": "Pas enregistré",
  "trouble.elsewhere": ({ text }) => `Ailleurs : ${text}`,
  "trouble.resume": "Reprendre la saisie",
  "trouble.give-up": "Abandonner la saisie",
  "trouble.conflict": "Quelqu’un d’autre a modifié ce texte entre-temps",
  "trouble.mine": "Votre version",
  "trouble.theirs": "La version du fichier",
  "trouble.gone": "Il n’y est plus.",
  "trouble.keep-mine": "Garder la mienne",
  "trouble.take-theirs": "Prendre l’autre",
  "trouble.unanswered": "Le serveur ne répond pas",
  "trouble.unanswered.text": "Votre saisie est gardée ici. Relancez site, puis réessayez.",
  "trouble.retry": "Réessayer",
  "trouble.not-taken": "Cette page a perdu sa session",
  "trouble.not-taken.text": "Le serveur a redémarré. Rechargez la page : votre saisie revient.",
  "trouble.reload": "Recharger",
};
