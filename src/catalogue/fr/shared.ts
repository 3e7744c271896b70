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

  "from-variable": ({ message, variable }) =>
    `${message} ; cette valeur vient de la variable d’environnement ${variable}`,
  "from-variable.hint": ({ variable, file }) =>
    `corrigez ${variable}, ou supprimez-la pour que ${file} décide`,
};
