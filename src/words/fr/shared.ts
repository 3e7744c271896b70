import type { Translated } from "../catalogue.ts";
import type { shared as english } from "../en/shared.ts";
import { createFormat } from "../format.ts";

const { number, plural } = createFormat("fr");

export const shared: Translated<typeof english> = {
  "more-alike": ({ message, count }) =>
    `${message} ; et ${plural(count, { one: "une autre semblable", other: `${number(count)} autres semblables` })}`,
  "near-word": ({ word }) => `vouliez-vous écrire « ${word} » ?`,
  "near-field": ({ field }) => `vouliez-vous écrire ${field} ?`,
  "no-words": ({ what }) => `il n’y a pas encore de ${what}`,
  "known-words": ({ what, words, more }) =>
    `voici les ${what} : ${words.join(", ")}${more > 0 ? ` et ${number(more)} de plus` : ""}`,
  "noun.pages": "pages",
  "noun.entries": "contenus",
  "noun.places-of-page": "endroits de cette page",

  "aside.exchange": "une commande interrompue est défaite d’après les fichiers gardés à côté",
  "aside.drafts": "les valeurs refusées qu’il gardait ne sont plus proposées à la correction",
  "aside.drafts.part": ({ lost, left }) =>
    `des valeurs refusées qu’il gardait, ${number(left)} ${plural(left, { one: "est lisible", other: "sont lisibles" })} et ${number(lost)} ne ${plural(lost, { one: "l’est", other: "le sont" })} pas`,
  "aside.seen": "aucune tâche n’est marquée comme nouvelle jusqu’aux prochaines",
  "aside.journal":
    "les modifications qu’il notait ne peuvent plus être annulées ; ce qui a été enregistré reste intact",
  "aside.journal.part": ({ left }) =>
    `${plural(left, { one: "une modification notée reste", other: `${number(left)} modifications notées restent` })}, les autres ne peuvent plus être annulées ; ce qui a été enregistré reste intact`,
  "aside.forward":
    "une publication interrompue ne peut être achevée d’elle-même ; « Publier » montre ce qui diffère",

  "from-variable": ({ message, variable }) =>
    `${message} ; cette valeur vient de la variable d’environnement ${variable}`,
  "from-variable.hint": ({ variable, file }) =>
    `corrigez ${variable}, ou supprimez-la pour que ${file} décide`,
};
