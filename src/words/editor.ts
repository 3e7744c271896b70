import { details } from "./details.ts";
import { createFormat } from "./format.ts";
import { type Messages, message } from "./in-each-language.ts";

const en = createFormat("en");
const fr = createFormat("fr");

type Count = { readonly count: number };

type What = { readonly what: string };
type One = { readonly one: string };

/** The editor of pages. It runs in the browser, which gets no other messages but these and those of the panel. */
export const editor = {
  "bar.title": { en: "Editing", fr: "Modification" },
  "bar.undo": { en: "Undo", fr: "Annuler" },
  "bar.redo": { en: "Redo", fr: "Refaire" },
  "bar.todo": { en: "To do", fr: "À faire" },
  "bar.todo.count": message({
    en: ({ count }: Count) => `To do (${en.number(count)})`,
    fr: ({ count }) => `À faire (${fr.number(count)})`,
  }),
  "bar.todo.fresh": message({
    en: ({ fresh }: { readonly fresh: number }) => `+${en.number(fresh)}`,
    fr: ({ fresh }) => `+${fr.number(fresh)}`,
  }),
  "bar.publish": { en: "Publish", fr: "Publier" },
  "bar.reading": message({
    en: ({ name }: { readonly name: string }) => `Review: ${name}`,
    fr: ({ name }) => `Relecture : ${name}`,
  }),
  "search.title": { en: "Search the site", fr: "Chercher dans le site" },
  "search.bar": { en: "Search", fr: "Chercher" },
  "search.keys": { en: "Ctrl+Shift+F", fr: "Ctrl+Maj+F" },
  "search.close": { en: "Close the search", fr: "Fermer la recherche" },
  "search.about": {
    en: "Words of a page, a shared value, the name of a field, an image or a file. Enter leads there.",
    fr: "Des mots d’une page, une valeur partagée, le nom d’un champ, une image ou un fichier. La touche Entrée y mène.",
  },
  "search.running": { en: "Searching…", fr: "Recherche…" },
  "search.none": {
    en: "Nothing on the site has these words.",
    fr: "Rien dans le site ne contient ces mots.",
  },
  "search.found": message({
    en: ({ count }: Count) => en.plural(count, { one: "One place", other: `${en.number(count)} places` }),
    fr: ({ count }) => fr.plural(count, { one: "Un endroit", other: `${fr.number(count)} endroits` }),
  }),
  "search.first": message({
    en: ({ count, shown }: Count & { readonly shown: number }) =>
      `${en.number(count)} places; these are the first ${en.number(shown)}. Add a word to get fewer.`,
    fr: ({ count, shown }) =>
      `${fr.number(count)} endroits ; voici les ${fr.number(shown)} premiers. Ajoutez un mot pour en avoir moins.`,
  }),
  "search.value": message({
    en: ({ what }: What) => `Shared value · ${what}`,
    fr: ({ what }) => `Valeur partagée · ${what}`,
  }),
  "search.value.about": {
    en: "Kept in one place for all pages",
    fr: "Gardée à un seul endroit pour toutes les pages",
  },
  "search.page": message({ en: ({ what }: What) => `Page · ${what}`, fr: ({ what }) => `Page · ${what}` }),
  "search.image": message({ en: ({ what }: What) => `Image · ${what}`, fr: ({ what }) => `Image · ${what}` }),
  "search.file": message({ en: ({ what }: What) => `File · ${what}`, fr: ({ what }) => `Fichier · ${what}` }),
  "search.form": { en: "In the form", fr: "Dans la fiche" },
  "search.here": { en: "On this page", fr: "Sur cette page" },

  "bar.end": { en: "Finish", fr: "Terminer" },
  "bar.ended": {
    en: "Editing has ended on this page, but the site did not answer.",
    fr: "La modification est terminée sur cette page, mais le site n’a pas répondu.",
  },

  "state.idle": { en: "", fr: "" },
  "state.saving": { en: "Saving…", fr: "Enregistrement…" },
  "state.saving.long": {
    en: "Saving… The site is at work; nothing is lost.",
    fr: "Enregistrement… Le site est occupé, rien n’est perdu.",
  },
  "state.saved": { en: "Saved", fr: "Enregistré" },
  "state.troubled": message({
    en: ({ count }: Count) =>
      en.plural(count, { one: "One text not saved", other: `${en.number(count)} texts not saved` }),
    fr: ({ count }) =>
      fr.plural(count, {
        one: "Un texte non enregistré",
        other: `${fr.number(count)} textes non enregistrés`,
      }),
  }),
  "state.gone": {
    en: "The page was removed or does not build any more.",
    fr: "Cette page n’existe plus, ou le site ne se construit plus.",
  },

  "step.undo": message({
    en: ({ what }: { what: string }) => `Undone: ${what}`,
    fr: ({ what }) => `Annulé : ${what}`,
  }),
  "step.undo.published": message({
    en: ({ what }: { what: string }) =>
      `Undone: ${what}. It was published: visitors see it until the next publication.`,
    fr: ({ what }) =>
      `Annulé : ${what}. C’était publié : les visiteurs le voient jusqu’à la prochaine publication.`,
  }),
  "step.redo": message({
    en: ({ what }: { what: string }) => `Redone: ${what}`,
    fr: ({ what }) => `Refait : ${what}`,
  }),
  "step.words": message({
    en: ({ now, old }: { readonly now: string; readonly old: string }) => `“${now}” in place of “${old}”`,
    fr: ({ now, old }) => `« ${now} » à la place de « ${old} »`,
  }),
  "step.words.came": message({
    en: ({ now }: { readonly now: string }) => `“${now}” is there again`,
    fr: ({ now }) => `« ${now} » est remis`,
  }),
  "step.words.went": message({
    en: ({ old }: { readonly old: string }) => `“${old}” is gone`,
    fr: ({ old }) => `« ${old} » est retiré`,
  }),
  "step.words.none": { en: "format of the text", fr: "mise en forme" },
  "step.none.undo": { en: "Nothing to undo on this page.", fr: "Rien à annuler sur cette page." },
  "step.none.redo": { en: "Nothing to redo on this page.", fr: "Rien à refaire sur cette page." },
  "step.none.undo.text": { en: "Nothing to undo in this text.", fr: "Rien à annuler dans ce texte." },
  "step.none.redo.text": { en: "Nothing to redo in this text.", fr: "Rien à refaire dans ce texte." },

  "label.pages": message({
    en: ({ count }: Count) => `on ${en.number(count)} pages`,
    fr: ({ count }) => `sur ${fr.number(count)} pages`,
  }),
  "label.open": { en: "Open", fr: "Ouvrir" },
  "label.unfold": { en: "Unfold", fr: "Déplier" },
  "label.fold": { en: "Fold", fr: "Replier" },

  details,
  "trouble.refused": { en: "Not saved", fr: "Non enregistré" },
  "trouble.beside": message({
    // A text may say itself which field it is about.
    en: ({ what, text }: What & { readonly text: string }) =>
      text.startsWith(what) ? text : `${what}: ${text}`,
    fr: ({ what, text }) => (text.startsWith(what) ? text : `${what} : ${text}`),
  }),
  "trouble.elsewhere": message({
    en: ({ text }: { readonly text: string }) => `Elsewhere: ${text}`,
    fr: ({ text }) => `Ailleurs : ${text}`,
  }),
  "trouble.resume": { en: "Continue writing", fr: "Reprendre la saisie" },
  "trouble.give-up": { en: "Discard my changes", fr: "Abandonner la saisie" },
  "trouble.conflict": {
    en: "Someone else has changed this meanwhile",
    fr: "Quelqu’un d’autre a modifié ce texte entre-temps",
  },
  "trouble.mine": { en: "Your version", fr: "Votre version" },
  "trouble.theirs": { en: "The other version", fr: "L’autre version" },
  "trouble.gone": { en: "It is no longer there.", fr: "Il n’y est plus." },
  "trouble.keep-mine": { en: "Keep mine", fr: "Garder la mienne" },
  "trouble.take-theirs": { en: "Take theirs", fr: "Prendre l’autre" },
  "trouble.unanswered": { en: "The server does not answer", fr: "Le serveur ne répond pas" },
  "trouble.unanswered.text": {
    en: "What you typed is kept here. Start the site again on this computer, then retry.",
    fr: "Votre saisie est gardée ici. Relancez le site sur cet ordinateur, puis réessayez.",
  },
  "trouble.retry": { en: "Try again", fr: "Réessayer" },
  "trouble.not-taken": {
    en: "This page has lost its link to the site",
    fr: "Cette page n’est plus reliée au site",
  },
  "trouble.not-taken.text": {
    en: "The server has restarted and does not show this page yet. What you typed is kept here: try again in a moment.",
    fr: "Le serveur a redémarré et ne montre pas encore cette page. Votre saisie est gardée ici : réessayez dans un instant.",
  },
  "trouble.reload": { en: "Reload", fr: "Recharger" },

  "sheet.awaited": { en: "One moment…", fr: "Un instant…" },

  "form.title": { en: "Form", fr: "Fiche" },
  "form.entry": { en: "What is edited", fr: "Ce qui est modifié" },
  "form.others": { en: "Entries without a page", fr: "Contenus sans page" },
  "form.elsewhere": message({
    en: ({ sources }: { sources: readonly string[] }) =>
      `This page also takes words from elsewhere: ${en.list(sources)}. They are changed there, not here.`,
    fr: ({ sources }) =>
      `Cette page reprend aussi des mots d’ailleurs : ${fr.list(sources)}. Ils se modifient là-bas, et non ici.`,
  }),
  "form.year": {
    en: "Write the year with its four digits, as in 2026.",
    fr: "Écrivez l’année avec ses quatre chiffres, par exemple 2026.",
  },
  "form.close": { en: "Close the form", fr: "Fermer la fiche" },
  "form.body": { en: "Text", fr: "Texte" },
  "form.habit": {
    en: "Each field is saved when you leave it.",
    fr: "Chaque champ s’enregistre quand vous le quittez.",
  },
  "form.cancel": { en: "Cancel", fr: "Annuler" },
  "form.add": { en: "Add", fr: "Ajouter" },
  "form.give": message({ en: ({ what }: What) => `Add: ${what}`, fr: ({ what }) => `Ajouter : ${what}` }),
  "form.remove": message({
    en: ({ what }: What) => `Remove: ${what}`,
    fr: ({ what }) => `Retirer : ${what}`,
  }),

  "outlook.draft": {
    en: "Visible here, not on the published site.",
    fr: "Visible ici, pas sur le site publié.",
  },
  "outlook.no-draft": {
    en: "Only a future date holds it back.",
    fr: "Rien ne le retient, sinon une date à venir.",
  },
  "outlook.due": message({
    en: ({ due, days }: { readonly due: string; readonly days: number }) =>
      `Will appear on ${en.day(due)}, ${en.plural(days, { one: "tomorrow", other: `in ${en.number(days)} days` })}.`,
    fr: ({ due, days }) =>
      `Paraîtra le ${fr.day(due)}, ${fr.plural(days, { one: "demain", other: `dans ${fr.number(days)} jours` })}.`,
  }),
  "outlook.due-already": {
    en: "The date has passed: it holds nothing back.",
    fr: "Ce jour est atteint : la date ne retient rien.",
  },

  "list.add": message({ en: ({ one }: One) => `Add ${one}`, fr: ({ one }) => `Ajouter ${one}` }),
  "list.up": { en: "Move up", fr: "Monter" },
  "list.down": { en: "Move down", fr: "Descendre" },
  "list.remove": { en: "Remove", fr: "Retirer" },
  "list.drag": { en: "Drag to another place", fr: "Faire glisser vers une autre place" },
  "list.empty": { en: "Remove all", fr: "Tout retirer" },
  "list.tool": message({
    en: ({ word, what }: { readonly word: string } & What) => `${word}: ${what}`,
    fr: ({ word, what }) => `${word} : ${what}`,
  }),
  "list.added": message({ en: ({ what }: What) => `Added: ${what}`, fr: ({ what }) => `Ajouté : ${what}` }),
  "list.removed": message({
    en: ({ what }: What) => `Removed: ${what}`,
    fr: ({ what }) => `Retiré : ${what}`,
  }),
  "list.moved": message({
    en: ({ what, to, count }: { readonly to: number } & Count & What) =>
      `${what}, now in place ${en.number(to)} of ${en.number(count)}`,
    fr: ({ what, to, count }) => `${what}, désormais en place ${fr.number(to)} sur ${fr.number(count)}`,
  }),

  "pick.label": { en: "Choices; Enter selects one", fr: "Choix : validez avec la touche Entrée" },
  "pick.search": { en: "Search", fr: "Rechercher" },
  "pick.nothing": { en: "Choose", fr: "Choisir" },
  "pick.none": { en: "Nothing has this name.", fr: "Rien ne porte ce nom." },
  "address.choose": { en: "Choose a page", fr: "Choisir une page" },
  "address.rename": {
    en: "“Rename” changes it, corrects the links that lead to it and can redirect the old one.",
    fr: "« Renommer » la change, corrige les liens qui y mènent et peut y renvoyer les visiteurs de l’ancienne.",
  },

  "ripple.title": { en: "This changes as well:", fr: "Ce changement touche aussi :" },
  "ripple.unknown": {
    en: "What else this changes is not known. It is saved all the same when you leave the field.",
    fr: "Impossible de dire ce que ce changement touche d’autre. Il s’enregistre malgré tout quand vous quittez le champ.",
  },
  "ripple.pages": message({
    en: ({ count }: Count) => en.plural(count, { one: "one page", other: `${en.number(count)} pages` }),
    fr: ({ count }) => fr.plural(count, { one: "une page", other: `${fr.number(count)} pages` }),
  }),
  "ripple.more": message({
    en: ({ count }: Count) => `and ${en.number(count)} more`,
    fr: ({ count }) => `et ${fr.number(count)} de plus`,
  }),
  "ripple.cards": message({
    en: ({ count }: Count) =>
      en.plural(count, {
        one: "one picture for social networks",
        other: `${en.number(count)} pictures for social networks`,
      }),
    fr: ({ count }) =>
      fr.plural(count, {
        one: "une image pour les réseaux sociaux",
        other: `${fr.number(count)} images pour les réseaux sociaux`,
      }),
  }),
  "ripple.feed": message({
    en: ({ feed }: { readonly feed: string }) => `the feed ${feed}`,
    fr: ({ feed }) => `le flux ${feed}`,
  }),
  "ripple.search": { en: "the search of the site", fr: "la recherche du site" },

  "value.shared": { en: "Shared value", fr: "Valeur partagée" },
  "value.blank": { en: "Filled in by the page", fr: "Remplie par la page" },
  "value.title.shared": message({
    en: ({ what }: What) => `Shared value: ${what}. Enter opens it, Backspace removes it.`,
    fr: ({ what }) => `Valeur partagée : ${what}. Entrée l’ouvre, Retour arrière la retire.`,
  }),
  "value.title.open": message({
    en: ({ what }: What) => `Not given yet: ${what}. Visitors do not see this sentence yet.`,
    fr: ({ what }) => `Pas encore renseigné : ${what}. Les visiteurs ne voient pas encore cette phrase.`,
  }),
  "value.title.blank": message({
    en: ({ what }: What) => `The page writes here: ${what}. It changes with the visitor.`,
    fr: ({ what }) => `La page écrit ici : ${what}. Cela change selon le visiteur.`,
  }),
  "value.title.place": message({
    en: ({ what }: What) => `Here stands ${what}. Backspace removes it.`,
    fr: ({ what }) => `Ici se place ${what}. Retour arrière le retire.`,
  }),
  "value.about.shared": {
    en: "This value is kept in one place. If you change it, all sentences that follow it change with it.",
    fr: "Cette valeur est gardée à un seul endroit. Si vous la changez, toutes les phrases qui la suivent changent avec elle.",
  },
  "value.about.open": {
    en: "This is not given yet. Visitors do not see the sentences that name it until it is.",
    fr: "Cette donnée n’est pas encore renseignée. Tant qu’elle manque, les visiteurs ne voient pas les phrases qui la nomment.",
  },
  "value.about.blank": {
    en: "The page writes this itself, from what the visitor enters or is looking at. Keep it in the sentence: you can move it and write around it.",
    fr: "La page l’écrit elle-même, d’après ce que le visiteur saisit ou regarde. Gardez-le dans la phrase : vous pouvez le déplacer et écrire autour.",
  },
  "value.blank.short": { en: "changes with the visitor", fr: "change selon le visiteur" },
  "value.open.short": { en: "not given yet", fr: "pas encore renseigné" },
  "value.reading": { en: "Looking for all that say it…", fr: "Recherche des phrases qui la citent…" },
  "value.kept": { en: "Kept in", fr: "Gardée dans" },
  "value.new": { en: "Value", fr: "Valeur" },
  "value.decimal": { en: ".", fr: "," },
  "value.written": {
    en: "These sentences write it themselves. Tick those that should follow it:",
    fr: "Ces phrases la donnent sans la suivre. Cochez celles qui doivent la suivre :",
  },
  "value.change": { en: "Change it everywhere", fr: "Changer partout" },
  "value.same": { en: "This is the present value.", fr: "C’est déjà la valeur actuelle." },
  "value.changed": message({
    en: ({ what }: What) => `Changed everywhere: ${what}`,
    fr: ({ what }) => `Changé partout : ${what}`,
  }),
  "value.own": { en: "Write a value for this sentence alone", fr: "Écrire un chiffre propre à cette phrase" },
  "value.named": message({
    en: ({ count }: Count) => `Sentences that follow it (${en.number(count)})`,
    fr: ({ count }) => `Phrases qui la suivent (${fr.number(count)})`,
  }),
  "value.waiting": { en: "Waiting for it", fr: "En attente de cette donnée" },
  "value.typed": {
    en: "This value is shared: Enter opens it, Backspace removes it from this sentence.",
    fr: "Cette valeur est partagée : Entrée l’ouvre, Retour arrière la retire de cette phrase.",
  },
  "value.lost": message({
    en: ({ what }: What) => `This sentence no longer follows “${what}”.`,
    fr: ({ what }) => `Cette phrase ne suit plus « ${what} ».`,
  }),
  "value.lost.blank": message({
    en: ({ what }: What) => `The page no longer writes “${what}” in this sentence.`,
    fr: ({ what }) => `La page n’écrit plus « ${what} » dans cette phrase.`,
  }),
  "value.choose": { en: "Insert a shared value", fr: "Insérer une valeur partagée" },
  "value.choose.help": {
    en: "A figure or a fact that several pages say, kept in one place",
    fr: "Un chiffre ou une donnée que plusieurs pages citent, gardé à un seul endroit",
  },
  "value.brace": { en: "Write the sign {", fr: "Écrire le signe {" },

  "entry.new": { en: "New", fr: "Nouveau" },
  "entry.copy": { en: "Duplicate", fr: "Dupliquer" },
  "entry.move": { en: "Rename", fr: "Renommer" },
  "entry.remove": { en: "Delete", fr: "Supprimer" },
  "entry.close": { en: "Close", fr: "Fermer" },
  "entry.images": { en: "Unused images", fr: "Images inutilisées" },
  "history.title": { en: "History", fr: "Historique" },
  "history.close": { en: "Close the history", fr: "Fermer l’historique" },
  "history.none": { en: "Nothing has been changed here yet.", fr: "Rien n’a encore été modifié ici." },
  "history.search": { en: "Search in the changes", fr: "Chercher dans les modifications" },
  "history.found": message({
    en: ({ count }: Count) => en.plural(count, { one: "One change", other: `${en.number(count)} changes` }),
    fr: ({ count }) =>
      count === 0
        ? "Aucune modification"
        : fr.plural(count, { one: "Une modification", other: `${fr.number(count)} modifications` }),
  }),
  "history.older": message({
    en: ({ count }: Count) => `Older changes (${en.number(count)})`,
    fr: ({ count }) => `Modifications plus anciennes (${fr.number(count)})`,
  }),
  "history.today": { en: "Today", fr: "Aujourd’hui" },
  "history.yesterday": { en: "Yesterday", fr: "Hier" },
  "history.day": message({
    en: ({ at, now }: { readonly at: Date; readonly now: Date }) => en.weekday(at, now),
    fr: ({ at, now }) => fr.weekday(at, now),
  }),
  "history.time": message({
    en: ({ at }: { readonly at: Date }) => en.time(at),
    fr: ({ at }) => fr.time(at),
  }),
  "history.pages": { en: "Several pages", fr: "Plusieurs pages" },
  "history.before": { en: "Before", fr: "Avant" },
  "history.after": { en: "After", fr: "Après" },
  "history.nothing": { en: "nothing", fr: "rien" },
  "history.undone": { en: "undone", fr: "annulé" },
  "history.taken-back": { en: "taken back later", fr: "rétabli depuis" },
  "history.restore": { en: "Restore", fr: "Rétablir" },
  "history.restore.what": message({
    en: ({ what }: What) => `Restore the earlier version of: ${what}`,
    fr: ({ what }) => `Rétablir ce qui précédait : ${what}`,
  }),
  "history.restore.page": { en: "Restore this page", fr: "Rétablir cette page" },
  "history.restore.day": { en: "Restore this day", fr: "Rétablir cette journée" },
  "history.redo.what": message({
    en: ({ what }: What) => `Redo: ${what}`,
    fr: ({ what }) => `Refaire : ${what}`,
  }),
  "history.confirm": message({
    en: ({ count }: Count) =>
      en.plural(count, {
        one: "Take this change back? What stood before it returns.",
        other: `Take ${en.number(count)} changes back? What stood before them returns.`,
      }),
    fr: ({ count }) =>
      fr.plural(count, {
        one: "Revenir sur cette modification ? Ce qui la précédait reviendra.",
        other: `Revenir sur ${fr.number(count)} modifications ? Ce qui les précédait reviendra.`,
      }),
  }),
  "history.keep": { en: "Keep everything", fr: "Ne rien changer" },
  "history.restored": message({
    en: ({ count }: Count) =>
      en.plural(count, {
        one: "One change was taken back. The first line of the list restores it.",
        other: `${en.number(count)} changes were taken back. The first line of the list restores them.`,
      }),
    fr: ({ count }) =>
      fr.plural(count, {
        one: "Une modification est annulée. La première ligne de la liste la rétablit.",
        other: `${fr.number(count)} modifications sont annulées. La première ligne de la liste les rétablit.`,
      }),
  }),
  "history.refused": message({
    en: ({ why }: { readonly why: string }) => `Nothing was changed: ${why}`,
    fr: ({ why }) => `Rien n’a changé : ${why}`,
  }),
  "history.kept": {
    en: "Nothing was changed: this has been edited since, or the checks refuse it.",
    fr: "Rien n’a changé : ce texte a été modifié depuis, ou les contrôles refusent l’ancien.",
  },

  "text.tools": { en: "Tools of the text", fr: "Outils du texte" },
  "text.kind": { en: "Kind of block", fr: "Genre de bloc" },
  "text.paragraph": { en: "Paragraph", fr: "Paragraphe" },
  "text.heading": message({
    en: ({ level }: { readonly level: number }) =>
      ["Heading", "Subheading", "Small heading"][level - 1] ?? `Heading ${en.number(level)}`,
    fr: ({ level }) => ["Titre", "Sous-titre", "Petit titre"][level - 1] ?? `Titre ${fr.number(level)}`,
  }),
  "text.code-block": { en: "Block of code", fr: "Bloc de code" },
  "text.strong": { en: "Bold", fr: "Gras" },
  "text.emphasis": { en: "Italic", fr: "Italique" },
  "text.code": { en: "Code", fr: "Code" },
  "text.link": { en: "Link", fr: "Lien" },
  "text.link.address": { en: "Address of the link", fr: "Adresse du lien" },
  "text.link.set": { en: "Apply", fr: "Appliquer" },
  "text.link.remove": { en: "Remove the link", fr: "Retirer le lien" },
  "text.bullets": { en: "List", fr: "Liste" },
  "text.numbers": { en: "Numbered list", fr: "Liste numérotée" },
  "text.quote": { en: "Quotation", fr: "Citation" },
  "text.table": { en: "Table", fr: "Tableau" },
  "text.table.remove": { en: "Delete the table", fr: "Supprimer le tableau" },
  "text.row.add": { en: "+ row", fr: "+ ligne" },
  "text.row.remove": { en: "− row", fr: "− ligne" },
  "text.column.add": { en: "+ column", fr: "+ colonne" },
  "text.column.remove": { en: "− column", fr: "− colonne" },
  "text.image": { en: "Image", fr: "Image" },
  "text.image.address": { en: "Address of the image", fr: "Adresse de l’image" },
  "text.image.alt": { en: "What the image shows", fr: "Ce que montre l’image" },
  "text.insert": { en: "Insert", fr: "Insérer" },
  "text.needed": message({
    en: ({ what }: What) => `Fill in: ${what}.`,
    fr: ({ what }) => `${what} : à compléter.`,
  }),
  "text.footnote": { en: "Footnote", fr: "Note de bas de page" },
  "text.footnote.text": { en: "Text of the footnote", fr: "Texte de la note" },
  "paste.title": { en: "Before pasting", fr: "Avant de coller" },
  "paste.all": { en: "Paste", fr: "Coller" },
  "paste.text": { en: "Paste the text only", fr: "Coller le texte seul" },

  "add.title": { en: "Add a file", fr: "Ajouter un fichier" },
  "add.choose": { en: "Choose a file", fr: "Choisir un fichier" },
  "add.sending": { en: "Preparing the file…", fr: "Le fichier est préparé…" },
  "add.alt.needed": {
    en: "Say in a sentence what the image shows, for those who do not see it. The name of a file is not enough.",
    fr: "Dites en une phrase ce que montre l’image, pour qui ne la voit pas. Un nom de fichier ne suffit pas.",
  },
  "add.link": { en: "Words of the link", fr: "Texte du lien" },
  "add.link.needed": {
    en: "Give the link the words that visitors will read.",
    fr: "Donnez au lien le texte que liront les visiteurs.",
  },
  "add.refused": { en: "Not added", fr: "Non ajouté" },
  "add.image": { en: "Add an image", fr: "Ajouter une image" },

  "text.source": { en: "Source", fr: "Source" },
  "text.source.about": {
    en: "The text with its signs, as it is kept",
    fr: "Le texte avec ses signes, tel qu’il est conservé",
  },
  "text.blocks": { en: "By blocks", fr: "Par blocs" },
  "text.end": { en: "Done", fr: "Fermer le texte" },
  "text.card": { en: "As written", fr: "Tel qu’écrit" },
  "text.card.directive": message({
    en: ({ name }: { readonly name: string }) => `Box: ${name}`,
    fr: ({ name }) => `Bloc : ${name}`,
  }),
  "text.card.footnote": message({
    en: ({ name }: { readonly name: string }) => `Footnote ${name}`,
    fr: ({ name }) => `Note ${name}`,
  }),
} satisfies Messages;
