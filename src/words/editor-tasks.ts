import { createFormat } from "./format.ts";
import { message } from "./in-each-language.ts";

const en = createFormat("en");
const fr = createFormat("fr");

type Count = { readonly count: number };

type What = { readonly what: string };

/** What the editor does with whole entries and with images: loaded when such a task is opened. */
export const editorTasks = {
  "entry.trying": { en: "Checking the site with it…", fr: "Essai sur tout le site…" },
  "entry.refused": { en: "Nothing was written", fr: "Rien n’a été écrit" },
  "entry.beside": {
    en: "Look at the fields that are marked above.",
    fr: "Voyez les champs signalés ci-dessus.",
  },

  "new.what": { en: "Kind of entry", fr: "Genre de contenu" },
  "new.none": { en: "This site takes no new entries.", fr: "Ce site n’accepte pas de nouveau contenu." },
  "new.draft": {
    en: "A draft: visitors do not see it.",
    fr: "Un brouillon : les visiteurs ne le voient pas.",
  },
  "new.no-draft": {
    en: "Visitors see it with the next publication.",
    fr: "Les visiteurs le verront à la prochaine publication.",
  },
  "new.placeholder": message({
    en: ({ placeholder }: { readonly placeholder: string }) =>
      `Words that you leave out are marked “${placeholder}”.`,
    fr: ({ placeholder }) => `Les mots laissés vides sont marqués « ${placeholder} ».`,
  }),
  "new.copy": {
    en: "Everything else is copied from the original.",
    fr: "Le reste est repris de l’original.",
  },
  "new.begin": { en: "Begin the draft", fr: "Commencer le brouillon" },
  "new.create": { en: "Create", fr: "Créer" },

  "move.address": { en: "Address", fr: "Adresse" },
  "move.address.help": {
    en: "Small letters of any script, digits and hyphens, after a slash.",
    fr: "Des lettres minuscules, des chiffres et des traits d’union, après une barre oblique : /contact, par exemple.",
  },
  "move.name": { en: "Name", fr: "Nom" },
  "move.name.help": {
    en: "Small letters of any script, digits and hyphens. Visitors may see it in an address.",
    fr: "Des lettres minuscules, des chiffres et des traits d’union. Les visiteurs peuvent le voir dans une adresse.",
  },
  "move.redirect": {
    en: "Redirect visitors from the old address",
    fr: "Rediriger l’ancienne adresse vers la nouvelle",
  },
  "move.do": { en: "Rename", fr: "Renommer" },

  "remove.mentions": message({
    en: ({ count }: Count) =>
      count === 0
        ? "No other page links here."
        : en.plural(count, { one: "One place leads here:", other: `${en.number(count)} places lead here:` }),
    fr: ({ count }) =>
      count === 0
        ? "Rien d’autre ne mène ici."
        : fr.plural(count, {
            one: "Un endroit mène ici :",
            other: `${fr.number(count)} endroits mènent ici :`,
          }),
  }),
  "remove.translations": message({
    en: ({ names }: { names: readonly string[] }) =>
      names.length === 1
        ? `The translation stays (${names.join()}): it is deleted on its own page.`
        : `The translations stay (${names.join(", ")}): each is deleted on its own page.`,
    fr: ({ names }) =>
      names.length === 1
        ? `La traduction reste (${names.join()}) : elle se supprime sur sa propre page.`
        : `Les traductions restent (${names.join(", ")}) : chacune se supprime sur sa propre page.`,
  }),
  "remove.heir": { en: "Replacement", fr: "Ce qui prend sa place" },
  "remove.heir.help": {
    en: "The new target of links. Without it, links must be removed.",
    fr: "Les liens y mèneront. Sans ce choix, il faut les retirer.",
  },
  "remove.heir.page": { en: "Replacement page", fr: "Page qui prend sa place" },
  "remove.heir.page.help": {
    en: "Visitors of the old address are redirected there. Without it, they see that the page is missing.",
    fr: "Les visiteurs de l’ancienne adresse y sont renvoyés. Sans elle, ils lisent que la page n’existe plus.",
  },
  "remove.heir.needed": {
    en: "Choose a replacement for the links to lead to.",
    fr: "Choisissez ce qui prend sa place : des liens doivent y mener.",
  },
  "remove.undecided": { en: "Decide what to do with this one.", fr: "Décidez ce que devient celui-ci." },
  "remove.becomes": message({
    en: ({ what }: What) => `Decision for: ${what}`,
    fr: ({ what }) => `Ce que devient le lien : ${what}`,
  }),
  "remove.open": { en: "To be decided", fr: "À décider" },
  "remove.lead": { en: "Leads to the replacement", fr: "Mène à ce qui prend sa place" },
  "remove.unlink": { en: "Loses its link, keeps its words", fr: "Perd son lien, garde ses mots" },
  "remove.unlink.item": { en: "Is taken off the list", fr: "Est retiré de la liste" },
  "remove.unlink.field": { en: "The field is left out", fr: "La fiche ne le nomme plus" },
  "remove.lead.all": { en: "All lead there", fr: "Tous mènent à ce qui prend sa place" },
  "remove.unlink.all": { en: "All lose their link", fr: "Tous perdent leur lien" },
  "remove.drop.all": { en: "None leads anywhere", fr: "Aucun n’y mène plus" },
  "remove.do": { en: "Delete", fr: "Supprimer" },
  "remove.stop": { en: "Stop", fr: "Renoncer" },

  "images.none": {
    en: "Every image of the site is used.",
    fr: "Chaque image du site est montrée quelque part.",
  },
  "images.about": {
    en: "No page shows them and no text names them. What you remove is kept for 90 days, and “Undo” brings it back.",
    fr: "Aucune page ne les montre, aucun texte ne les nomme. Ce que vous supprimez est gardé 90 jours, et « Annuler » le rétablit.",
  },
  "images.weight": message({
    en: ({ kilobytes }: { readonly kilobytes: number }) => `${en.number(kilobytes)} KB`,
    fr: ({ kilobytes }) => `${fr.number(kilobytes)} ko`,
  }),
  "images.drop": { en: "Remove those that are ticked", fr: "Supprimer les images cochées" },

  "plan.show": { en: "See what changes", fr: "Voir ce qui change" },
  "plan.title": {
    en: "This will be written, all of it or nothing:",
    fr: "Voici ce qui sera écrit, tout ou rien :",
  },
  "plan.redirects": message({
    en: ({ count }: Count) =>
      en.plural(count, { one: "one redirect", other: `${en.number(count)} redirects` }),
    fr: ({ count }) =>
      fr.plural(count, { one: "une redirection", other: `${fr.number(count)} redirections` }),
  }),
  "plan.mentions": message({
    en: ({ count }: Count) =>
      en.plural(count, { one: "one corrected link", other: `${en.number(count)} corrected links` }),
    fr: ({ count }) =>
      fr.plural(count, { one: "un lien corrigé", other: `${fr.number(count)} liens corrigés` }),
  }),
  "plan.files": message({
    en: ({ count }: Count) => en.plural(count, { one: "one file", other: `${en.number(count)} files` }),
    fr: ({ count }) => fr.plural(count, { one: "un fichier", other: `${fr.number(count)} fichiers` }),
  }),
  "plan.created": { en: "new", fr: "nouveau" },
  "plan.changed": { en: "changed", fr: "modifié" },
  "plan.renamed": message({
    en: ({ from }: { readonly from: string }) => `renamed, ${from} before`,
    fr: ({ from }) => `renommé, auparavant ${from}`,
  }),
  "plan.removed": { en: "removed", fr: "supprimé" },
};
