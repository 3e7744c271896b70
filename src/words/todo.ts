import { createFormat } from "./format.ts";
import { type Messages, message } from "./in-each-language.ts";

const en = createFormat("en");
const fr = createFormat("fr");

type Count = { count: number };

/** The page “To do” and the links to it. */
export const todo = {
  "todo.title": { en: "To do", fr: "À faire" },
  "todo.title.count": message({
    en: ({ count }: Count) => `To do (${en.number(count)})`,
    fr: ({ count }) => `À faire (${fr.number(count)})`,
  }),
  "todo.label": message({
    en: ({ count, fresh }: Count & { fresh: number }) => {
      const all = `${en.number(count)} ${en.plural(count, { one: "thing", other: "things" })} to do`;
      return fresh === 0 ? all : `${all}, ${en.number(fresh)} of them new since yesterday`;
    },
    fr: ({ count, fresh }) => {
      const all = `${fr.number(count)} ${fr.plural(count, { one: "point", other: "points" })} à traiter`;
      if (fresh === 0) return all;
      return `${all}, dont ${fr.number(fresh)} ${fr.plural(fresh, { one: "nouveau", other: "nouveaux" })} depuis hier`;
    },
  }),
  "todo.site-wide": { en: "To do on the whole site", fr: "À faire sur tout le site" },
  "todo.site-wide.count": message({
    en: ({ count }: Count) => `To do on the whole site: ${en.number(count)}`,
    fr: ({ count }) => `À faire sur tout le site : ${fr.number(count)}`,
  }),
  "todo.about": {
    en: "What the checks find in the site as it is saved, drafts included. Each title opens the place to put right.",
    fr: "Ce que les contrôles trouvent dans le site enregistré, brouillons compris. Chaque titre ouvre l’endroit à corriger.",
  },
  "todo.broken": {
    en: "An error keeps the site as it was. Once it is fixed, each title opens its place again.",
    fr: "Une erreur laisse le site tel qu’il était. Une fois corrigée, chaque titre ouvrira de nouveau son endroit.",
  },
  "todo.nothing": { en: "There is nothing to do.", fr: "Il n’y a rien à faire." },
  "todo.nothing.yours": {
    en: "There is nothing for you to do. What is folded below waits for others.",
    fr: "Vous n’avez rien à faire. Ce qui est replié ci-dessous attend d’autres personnes.",
  },
  "todo.owner": { en: "For the owner of the site to give", fr: "À donner par l’entreprise" },
  "todo.owner.about": {
    en: "Facts that only the owner knows. While one is empty, what names it is not published, nor what leads to such a page.",
    fr: "Des données que seule l’entreprise connaît. Tant que l’une est vide, ce qui la nomme n’est pas publié, ni ce qui mène à une telle page.",
  },
  "todo.developer": { en: "For a developer", fr: "Pour un développeur" },
  "todo.developer.about": {
    en: "Nothing that you have written is wrong. None of this keeps you from publishing, except for errors.",
    fr: "Rien de ce que vous avez écrit n’est en cause. Rien de tout cela ne vous empêche de publier, hormis les erreurs.",
  },
  "todo.order": { en: "Order", fr: "Classement" },
  "todo.by.kind": { en: "by subject", fr: "par sujet" },
  "todo.by.page": { en: "by page", fr: "par page" },
  "todo.new": { en: "new", fr: "nouveau" },
  "todo.text": { en: "Text", fr: "Texte" },
  "todo.site": { en: "The whole site", fr: "Tout le site" },
  "fault.developer": {
    en: "Only a developer can put this right. Show them the details.",
    fr: "Seul un développeur peut corriger ceci. Montrez-lui les détails.",
  },
  "todo.part": message({
    en: ({ part }: { part: string }) => `only ${part}`,
    fr: ({ part }) => `seulement ${part}`,
  }),

  "todo.refused": { en: "Not saved", fr: "Non enregistré" },
  "todo.refused.about": {
    en: "Words that were typed here and refused by the checks. They are kept until they are fixed or discarded.",
    fr: "Vos saisies que les contrôles ont refusées. Elles sont gardées jusqu’à ce que vous les corrigiez ou les abandonniez.",
  },
  "todo.error": { en: "Errors", fr: "Erreurs" },
  "todo.error.about": { en: "They stop the publication.", fr: "Elles empêchent la publication." },
  "todo.warning": { en: "Warnings", fr: "Avertissements" },
  "todo.warning.about": {
    en: "The site can be published with them.",
    fr: "Ils n’empêchent pas de publier.",
  },
  "todo.fact": { en: "Facts to give", fr: "Données à donner" },
  "todo.fact.about": {
    en: "While a fact is empty, what names it is not published, nor what leads to such a page.",
    fr: "Tant qu’une donnée est vide, ce qui la nomme n’est pas publié, ni ce qui mène à une telle page.",
  },
  "todo.fact.waits": { en: "Published once it is given:", fr: "Publié dès qu’elle est donnée :" },
  "todo.fact.nothing": { en: "Nothing names it yet.", fr: "Rien ne la nomme encore." },
  "todo.placeholder": { en: "To be filled in", fr: "À compléter" },
  "todo.placeholder.about": {
    en: "These words would be published as they are.",
    fr: "Ces mots paraîtraient tels quels.",
  },
  "todo.scheduled": { en: "Calendar", fr: "Calendrier" },
  "todo.scheduled.about": {
    en: "These appear by themselves on their day, once they are published.",
    fr: "Une fois publié, chacun paraît de lui-même le jour dit.",
  },
  "todo.draft": { en: "Drafts", fr: "Brouillons" },
  "todo.draft.about": {
    en: "Visible here, not on the published site.",
    fr: "Visibles ici, pas sur le site publié.",
  },
  "todo.stale": { en: "To be reviewed", fr: "À relire" },
  "todo.stale.about": {
    en: "They have not been reviewed or updated for a long time.",
    fr: "Des textes que personne n’a relus ni complétés depuis longtemps.",
  },
  "todo.unused": { en: "Unused images", fr: "Images inutilisées" },
  "todo.unused.about": {
    en: "They are used nowhere. Each line opens the list in which you can remove them.",
    fr: "Elles ne sont montrées nulle part. Chaque ligne ouvre la liste où les supprimer.",
  },
  "todo.weight": { en: "Weight", fr: "Poids" },
  "todo.weight.about": {
    en: "Files that telephones wait for, and pages near their budget or above it.",
    fr: "Fichiers qui se font attendre sur un téléphone, pages proches de leur limite ou au-delà.",
  },

  "severity.error": { en: "error", fr: "erreur" },
  "severity.warning": { en: "warning", fr: "avertissement" },
  "todo.tag.refused": { en: "not saved", fr: "non enregistré" },
  "todo.tag.fact": { en: "fact to give", fr: "donnée manquante" },
  "todo.tag.placeholder": { en: "to be filled in", fr: "à compléter" },
  "todo.tag.scheduled": { en: "to appear", fr: "à paraître" },
  "todo.tag.draft": { en: "draft", fr: "brouillon" },
  "todo.tag.stale": { en: "to be reviewed", fr: "à relire" },
  "todo.tag.unused": { en: "unused", fr: "inutilisée" },
  "todo.tag.weight": { en: "weight", fr: "poids" },

  "todo.day": message({ en: ({ due }: { due: string }) => en.day(due), fr: ({ due }) => fr.day(due) }),
  "todo.in-days": message({
    en: ({ days }: { days: number }) =>
      en.plural(days, { one: "tomorrow", other: `in ${en.number(days)} days` }),
    fr: ({ days }) => fr.plural(days, { one: "demain", other: `dans ${fr.number(days)} jours` }),
  }),
  "todo.near": message({
    en: ({ what, amount, budget }: { what: string; amount: number; budget: number }) =>
      `${what}: ${en.weight(amount)} of ${en.weight(budget)}`,
    fr: ({ what, amount, budget }) => `${what} : ${fr.weight(amount)} sur ${fr.weight(budget)}`,
  }),

  "heavy.image": message({
    en: ({ bytes, most }: { bytes: number; most: number }) =>
      `Image of ${en.weight(bytes)}; above ${en.weight(most)} readers on a mobile network have to wait.`,
    fr: ({ bytes, most }) =>
      `Image de ${fr.weight(bytes)} ; au-delà de ${fr.weight(most)}, elle se fait attendre sur un téléphone.`,
  }),
  "heavy.pdf": message({
    en: ({ bytes, most }: { bytes: number; most: number }) =>
      `PDF of ${en.weight(bytes)}; above ${en.weight(most)} readers on a mobile network have to wait.`,
    fr: ({ bytes, most }) =>
      `PDF de ${fr.weight(bytes)} ; au-delà de ${fr.weight(most)}, il se fait attendre sur un téléphone.`,
  }),
} satisfies Messages;
