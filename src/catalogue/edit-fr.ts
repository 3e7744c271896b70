import type { Translated } from "./catalogue.ts";
import type { edit as reference } from "./edit-en.ts";
import { createFormat } from "./format.ts";

const { number, plural, moment } = createFormat("fr");

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

  "form.title": "Fiche",
  "form.entry": "Ce qui est modifié",
  "form.close": "Fermer la fiche",
  "form.body": "Texte",
  "form.save": "Enregistrer",
  "form.cancel": "Annuler",
  "form.add": "Ajouter",
  "form.give": ({ what }) => `Ajouter : ${what}`,
  "form.remove": ({ what }) => `Retirer : ${what}`,

  "list.up": "Monter",
  "list.down": "Descendre",
  "list.remove": "Retirer",
  "list.drag": "Faire glisser vers une autre place",
  "list.empty": "Tout retirer",
  "list.tool": ({ word, what }) => `${word} : ${what}`,
  "list.added": ({ what }) => `Ajouté : ${what}`,
  "list.removed": ({ what }) => `Retiré : ${what}`,
  "list.moved": ({ what, to, count }) => `${what}, désormais en place ${number(to)} sur ${number(count)}`,

  "pick.label": "Choix ; Entrée valide",
  "pick.search": "Rechercher",
  "pick.nothing": "Choisir",
  "pick.none": "Rien ne porte ce nom.",
  "address.choose": "Choisir une page",

  "ripple.title": "Ce changement touche aussi :",
  "ripple.pages": ({ count }) => plural(count, { one: "une page", other: `${number(count)} pages` }),
  "ripple.more": ({ count }) => `et ${number(count)} de plus`,
  "ripple.cards": ({ count }) =>
    plural(count, {
      one: "une image pour les réseaux sociaux",
      other: `${number(count)} images pour les réseaux sociaux`,
    }),
  "ripple.feed": ({ feed }) => `le flux ${feed}`,
  "ripple.search": "la recherche du site",

  "history.title": "Historique",
  "history.close": "Fermer l’historique",
  "history.none": "Rien n’a encore été modifié ici.",
  "history.moment": ({ at }) => moment(at),
  "history.before": "Avant",
  "history.after": "Après",
  "history.nothing": "rien",
  "history.undone": "annulé",
  "history.restore": "Rétablir",
  "history.restore.what": ({ what }) => `Rétablir ce qui précédait : ${what}`,
  "history.restored": "Rétabli",
  "history.kept": "Rien n’a changé : ce texte a été modifié depuis, ou les vérifications refusent l’ancien.",
};
