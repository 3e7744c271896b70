import { createFormat } from "./format.ts";
import { type Messages, message } from "./in-each-language.ts";

const en = createFormat("en");
const fr = createFormat("fr");

/** Messages of several subjects. */
export const sharedWords = {
  "more-alike": message({
    en: ({ message, count }: { message: string; count: number }) =>
      `${message}; and ${en.number(count)} more like this one`,
    fr: ({ message, count }) =>
      `${message} ; et ${fr.plural(count, { one: "une autre semblable", other: `${fr.number(count)} autres semblables` })}`,
  }),
  "near-word": message({
    en: ({ word }: { word: string }) => `did you mean “${word}”?`,
    fr: ({ word }) => `vouliez-vous écrire « ${word} » ?`,
  }),
  "near-field": message({
    en: ({ field }: { field: string }) => `did you mean ${field}?`,
    fr: ({ field }) => `vouliez-vous écrire ${field} ?`,
  }),
  "no-words": message({
    en: ({ what }: { what: string }) => `there are no ${what}`,
    fr: ({ what }) => `il n’y a pas encore ${/^[aeiouéè]/i.test(what) ? "d’" : "de "}${what}`,
  }),
  "known-words": message({
    en: ({ what, words, more }: { what: string; words: readonly string[]; more: number }) =>
      `the ${what} are: ${words.join(", ")}${more > 0 ? ` and ${en.number(more)} more` : ""}`,
    fr: ({ what, words, more }) =>
      `voici les ${what} : ${words.join(", ")}${more > 0 ? ` et ${fr.number(more)} de plus` : ""}`,
  }),
  "noun.pages": { en: "pages", fr: "pages" },
  "noun.entries": { en: "entries", fr: "contenus" },
  "noun.places-of-page": { en: "places of that page", fr: "endroits de cette page" },

  // What a damaged file of ours costs the author.
  "aside.exchange": {
    en: "a command that was stopped is taken back by the files that are kept beside it",
    fr: "une commande interrompue est défaite d’après les fichiers gardés à côté",
  },
  "aside.drafts": {
    en: "the refused values that it kept are no longer offered for correction",
    fr: "les valeurs refusées qu’il gardait ne sont plus proposées à la correction",
  },
  "aside.drafts.part": message({
    en: ({ lost, left }: { lost: number; left: number }) =>
      `of the refused values that it kept, ${en.number(left)} can be read and ${en.number(lost)} cannot`,
    fr: ({ lost, left }) =>
      `des valeurs refusées qu’il gardait, ${fr.number(left)} ${fr.plural(left, { one: "est lisible", other: "sont lisibles" })} et ${fr.number(lost)} ne ${fr.plural(lost, { one: "l’est", other: "le sont" })} pas`,
  }),
  "aside.seen": {
    en: "no task is marked as new until others appear",
    fr: "aucune tâche n’est marquée comme nouvelle jusqu’aux prochaines",
  },
  "aside.journal": {
    en: "the changes that it noted can no longer be undone; what was saved is untouched",
    fr: "les modifications qu’il notait ne peuvent plus être annulées ; ce qui a été enregistré reste intact",
  },
  "aside.journal.part": message({
    en: ({ left }: { left: number }) =>
      `${en.plural(left, { one: "one noted change is", other: `${en.number(left)} noted changes are` })} left, the others can no longer be undone; what was saved is untouched`,
    fr: ({ left }) =>
      `${fr.plural(left, { one: "une modification notée reste", other: `${fr.number(left)} modifications notées restent` })}, les autres ne peuvent plus être annulées ; ce qui a été enregistré reste intact`,
  }),
  "aside.forward": {
    en: "a publication that was interrupted cannot be completed here by itself; “Publish” shows what differs",
    fr: "une publication interrompue ne peut être achevée d’elle-même ; « Publier » montre ce qui diffère",
  },
  "aside.review": {
    en: "“Publish” shows the review that was asked for here like that of anybody else; nothing of it is lost",
    fr: "« Publier » montre la relecture demandée d’ici comme celle de quelqu’un d’autre ; rien n’en est perdu",
  },

  "from-variable": message({
    en: ({ message, variable }: { message: string; variable: string }) =>
      `${message}; the variable ${variable} of the environment says so`,
    fr: ({ message, variable }) =>
      `${message} ; cette valeur vient de la variable d’environnement ${variable}`,
  }),
  "from-variable.hint": message({
    en: ({ variable, file }: { variable: string; file: string }) =>
      `correct ${variable}, or unset it to let ${file} decide`,
    fr: ({ variable, file }) => `corrigez ${variable}, ou supprimez-la pour que ${file} décide`,
  }),
} satisfies Messages;
