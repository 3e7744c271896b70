import type { Translated } from "../catalogue.ts";
import type { edit as reference } from "../en/edit.ts";
import { createFormat } from "../format.ts";

const { number, plural, day, moment } = createFormat("fr");

export const edit: Translated<typeof reference> = {
  "bar.label": "Modification",
  "bar.title": "Modification",
  "bar.undo": "Annuler",
  "bar.redo": "Refaire",
  "bar.new": "Nouveau",
  "bar.form": "Fiche",
  "bar.history": "Historique",
  "bar.todo": "À faire",
  "bar.todo.count": ({ count }) => `À faire (${number(count)})`,
  "bar.todo.fresh": ({ fresh }) => `+${number(fresh)}`,
  "bar.publish": "Publier",
  "bar.end": "Terminer",
  "bar.ended": "La modification est terminée sur cette page. Le serveur ne l’a pas confirmé.",

  "state.idle": "",
  "state.saving": "Enregistrement…",
  "state.unsaved": "Non enregistré",
  "state.saved": "Enregistré",
  "state.troubled": ({ count }) =>
    plural(count, { one: "Un texte non enregistré", other: `${number(count)} textes non enregistrés` }),
  "state.gone": "Cette page n’existe plus, ou le site ne se construit plus.",

  "step.undo": ({ what }) => `Annulé : ${what}`,
  "step.undo.published": ({ what }) =>
    `Annulé : ${what}. C’était publié : les visiteurs le voient jusqu’à la prochaine publication.`,
  "step.redo": ({ what }) => `Refait : ${what}`,
  "step.none.undo": "Rien à annuler sur cette page.",
  "step.none.redo": "Rien à refaire sur cette page.",
  "step.none.undo.text": "Rien à annuler dans ce texte.",
  "step.none.redo.text": "Rien à refaire dans ce texte.",

  "label.pages": ({ count }) => `sur ${number(count)} pages`,
  "label.open": "Ouvrir",
  "label.form": "Fiche",

  "trouble.refused": "Non enregistré",
  "trouble.beside": ({ what, text }) => `${what} : ${text}`,
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
  "trouble.unanswered.text": "Votre saisie est gardée ici. Relancez la commande site, puis réessayez.",
  "trouble.retry": "Réessayer",
  "trouble.not-taken": "Cette page a perdu sa session",
  "trouble.not-taken.text":
    "Le serveur a redémarré et ne montre pas encore cette page. Votre saisie est gardée ici : réessayez dans un instant.",
  "trouble.reload": "Recharger",

  "form.title": "Fiche",
  "form.entry": "Ce qui est modifié",
  "form.others": "Contenus sans page",
  "form.close": "Fermer la fiche",
  "form.body": "Texte",
  "form.save": "Enregistrer",
  "form.cancel": "Annuler",
  "form.add": "Ajouter",
  "form.give": ({ what }) => `Ajouter : ${what}`,
  "form.remove": ({ what }) => `Retirer : ${what}`,

  "outlook.draft": "Visible ici, pas sur le site publié.",
  "outlook.no-draft": "Rien ne le retient, sinon une date à venir.",
  "outlook.due": ({ due, days }) =>
    `Paraîtra le ${day(due)}, ${plural(days, { one: "demain", other: `dans ${number(days)} jours` })}.`,
  "outlook.due-already": "Ce jour est atteint : la date ne retient rien.",

  "list.up": "Monter",
  "list.down": "Descendre",
  "list.remove": "Retirer",
  "list.drag": "Faire glisser vers une autre place",
  "list.empty": "Tout retirer",
  "list.tool": ({ word, what }) => `${word} : ${what}`,
  "list.added": ({ what }) => `Ajouté : ${what}`,
  "list.removed": ({ what }) => `Retiré : ${what}`,
  "list.moved": ({ what, to, count }) => `${what}, désormais en place ${number(to)} sur ${number(count)}`,

  "pick.label": "Choix : validez avec la touche Entrée",
  "pick.search": "Rechercher",
  "pick.nothing": "Choisir",
  "pick.none": "Rien ne porte ce nom.",
  "address.choose": "Choisir une page",
  "address.rename":
    "« Renommer » la change, corrige les liens qui y mènent et peut y renvoyer les visiteurs de l’ancienne.",

  "ripple.title": "Ce changement touche aussi :",
  "ripple.unknown":
    "Ce que ce changement touche d’autre n’a pas pu être calculé. Vous pouvez l’enregistrer malgré tout.",
  "ripple.pages": ({ count }) => plural(count, { one: "une page", other: `${number(count)} pages` }),
  "ripple.more": ({ count }) => `et ${number(count)} de plus`,
  "ripple.cards": ({ count }) =>
    plural(count, {
      one: "une image pour les réseaux sociaux",
      other: `${number(count)} images pour les réseaux sociaux`,
    }),
  "ripple.feed": ({ feed }) => `le flux ${feed}`,
  "ripple.search": "la recherche du site",

  "entry.new": "Nouveau",
  "entry.copy": "Dupliquer",
  "entry.move": "Renommer",
  "entry.remove": "Supprimer",
  "entry.close": "Fermer",
  "entry.trying": "Essai sur tout le site…",
  "entry.refused": "Rien n’a été écrit",
  "entry.beside": "Voyez les champs signalés ci-dessus.",

  "new.what": "Genre de contenu",
  "new.none": "Ce site n’accepte pas de nouveau contenu.",
  "new.draft": "Un brouillon : les visiteurs ne le voient pas.",
  "new.no-draft": "Les visiteurs le verront à la prochaine publication.",
  "new.placeholder": ({ placeholder }) => `Les mots laissés vides sont marqués « ${placeholder} ».`,
  "new.copy": "Le reste est repris de l’original.",
  "new.begin": "Commencer le brouillon",
  "new.create": "Créer",

  "move.address": "Adresse",
  "move.address.help":
    "Des minuscules sans accent, des chiffres et des traits d’union, après une barre oblique.",
  "move.name": "Nom",
  "move.name.help":
    "Des minuscules sans accent, des chiffres et des traits d’union. Les visiteurs peuvent le voir dans une adresse.",
  "move.redirect": "Rediriger l’ancienne adresse vers la nouvelle",
  "move.do": "Renommer",

  "remove.mentions": ({ count }) =>
    count === 0
      ? "Rien d’autre ne mène ici."
      : plural(count, { one: "Un endroit mène ici :", other: `${number(count)} endroits mènent ici :` }),
  "remove.translations": ({ names }) =>
    names.length === 1
      ? `La traduction reste (${names.join()}) : elle se supprime sur sa propre page.`
      : `Les traductions restent (${names.join(", ")}) : chacune se supprime sur sa propre page.`,
  "remove.heir": "Ce qui prend sa place",
  "remove.heir.help": "Les liens y mèneront. Sans ce choix, il faut les retirer.",
  "remove.heir.page": "Page qui prend sa place",
  "remove.heir.page.help":
    "Les visiteurs de l’ancienne adresse y sont renvoyés. Sans elle, ils lisent que la page n’existe plus.",
  "remove.heir.needed": "Choisissez ce qui prend sa place : des liens doivent y mener.",
  "remove.undecided": "Décidez ce que devient celui-ci.",
  "remove.becomes": ({ what }) => `Ce que devient le lien : ${what}`,
  "remove.open": "À décider",
  "remove.lead": "Mène à ce qui prend sa place",
  "remove.unlink": "Perd son lien, garde ses mots",
  "remove.lead.all": "Tous mènent à ce qui prend sa place",
  "remove.unlink.all": "Tous perdent leur lien",
  "remove.do": "Supprimer",
  "remove.stop": "Renoncer",

  "entry.images": "Images inutilisées",
  "images.none": "Chaque image du site est montrée quelque part.",
  "images.about":
    "Aucune page ne les montre, aucun texte ne les nomme. Ce que vous supprimez est gardé 90 jours, et « Annuler » le rétablit.",
  "images.weight": ({ kilobytes }) => `${number(kilobytes)} ko`,
  "images.drop": "Supprimer les images cochées",

  "plan.show": "Voir ce qui change",
  "plan.title": "Voici ce qui sera écrit, tout ou rien :",
  "plan.redirects": ({ count }) =>
    plural(count, { one: "une redirection", other: `${number(count)} redirections` }),
  "plan.mentions": ({ count }) =>
    plural(count, { one: "un lien corrigé", other: `${number(count)} liens corrigés` }),
  "plan.files": ({ count }) => plural(count, { one: "un fichier", other: `${number(count)} fichiers` }),
  "plan.created": () => "nouveau",
  "plan.changed": () => "modifié",
  "plan.renamed": ({ from }) => `renommé, auparavant ${from}`,
  "plan.removed": () => "supprimé",

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
  "history.kept": "Rien n’a changé : ce texte a été modifié depuis, ou les contrôles refusent l’ancien.",

  "text.tools": "Outils du texte",
  "text.kind": "Genre de bloc",
  "text.paragraph": "Paragraphe",
  "text.heading": ({ level }) =>
    ["Titre", "Sous-titre", "Petit titre"][level - 1] ?? `Titre ${number(level)}`,
  "text.code-block": "Bloc de code",
  "text.strong": "Gras",
  "text.emphasis": "Italique",
  "text.code": "Code",
  "text.link": "Lien",
  "text.link.address": "Adresse du lien",
  "text.link.set": "Appliquer",
  "text.link.remove": "Retirer le lien",
  "text.bullets": "Liste",
  "text.numbers": "Liste numérotée",
  "text.quote": "Citation",
  "text.table": "Tableau",
  "text.table.remove": "Supprimer le tableau",
  "text.row.add": "+ ligne",
  "text.row.remove": "− ligne",
  "text.column.add": "+ colonne",
  "text.column.remove": "− colonne",
  "text.image": "Image",
  "text.image.address": "Adresse de l’image",
  "text.image.alt": "Ce que montre l’image",
  "text.insert": "Insérer",
  "text.needed": ({ what }) => `${what} : à remplir.`,
  "text.footnote": "Note de bas de page",
  "text.footnote.text": "Texte de la note",
  "paste.title": "Avant de coller",
  "paste.all": "Coller",
  "paste.text": "Coller le texte seul",

  "add.title": "Ajouter un fichier",
  "add.choose": "Choisir un fichier",
  "add.sending": "Le fichier est préparé…",
  "add.alt.needed":
    "Dites en une phrase ce que montre l’image, pour qui ne la voit pas. Un nom de fichier ne suffit pas.",
  "add.link": "Texte du lien",
  "add.link.needed": "Donnez au lien le texte que liront les visiteurs.",
  "add.insert": "Insérer",
  "add.refused": "Non ajouté",
  "add.close": "Fermer",
  "add.image": "Ajouter une image",

  "text.source": "Source",
  "text.source.about": "Le texte tel que le fichier le contient, en Markdown",
  "text.blocks": "Par blocs",
  "text.end": "Fermer le texte",
  "text.card": "Tel qu’écrit",
  "text.card.directive": ({ name }) => `Bloc : ${name}`,
  "text.card.footnote": ({ name }) => `Note ${name}`,
  "text.card.source": "Source",
};
