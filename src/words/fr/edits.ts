import type { Translated } from "../catalogue.ts";
import type { edits as english } from "../en/edits.ts";
import { createFormat } from "../format.ts";

const { number, plural } = createFormat("fr");

export const edits: Translated<typeof english> = {
  "edit/no-file": ({ file }) =>
    `${file} n’existe plus, ou n’est qu’un lien : seuls les fichiers de content/ sont modifiés`,
  "edit/busy": ({ file }) =>
    `un autre programme est en train d’écrire ${file} : enregistrez une nouvelle fois`,
  "edit/no-journal": ({ code }) =>
    `rien n’a été enregistré : l’historique (.site/edit/journal.jsonl) ne peut pas être écrit (${code})`,
  "edit/no-yaml": ({ line, column, why }) => `ligne ${line}, colonne ${column} : ${why}`,
  "edit/unreadable": "le fichier est illisible : corrigez-le d’abord",
  "edit/missing": "ce qui devait être modifié n’est plus dans le fichier",
  "edit/taken": "ce qui devait être ajouté est déjà dans le fichier",
  "edit/entangled":
    "cette modification toucherait d’autres parties du fichier : faites-la dans le fichier lui-même",
  "edit/toml-nothing": "TOML n’a pas de signe pour « rien » : donnez une valeur, ou retirez le champ",
  "edit/unwritable": "ce texte ne peut pas s’écrire en Markdown sans changer de sens : modifiez-en la source",

  // Contenus déplacés ou supprimés en entier.
  "edit/move.no-name": ({ written, name }) =>
    `${written === "" ? "" : `« ${written} » n’est ni un nom ni une adresse : `}écrivez des lettres minuscules sans accent, des chiffres et des traits d’union${name === "" ? "" : `, comme ${name}`}`,
  "edit/move.device": ({ written, name }) =>
    `Windows réserve le nom « ${written} » à un périphérique et n’accepte aucun fichier de ce nom : choisissez-en un autre, comme ${name}`,
  "edit/move.same": "ce contenu a déjà ce nom et cette adresse",
  "edit/move.home": "la page d’accueil reste où elle est : / est l’adresse de tout site",
  "edit/move.no-page": ({ id }) => `« ${id} » n’a pas de page à lui : il peut changer de nom, non d’adresse`,
  "edit/move.fixed": ({ route, file }) =>
    `les modèles fixent l’adresse ${route} de ${file} : seul un développeur peut la changer`,
  "edit/move.single": ({ file }) =>
    `les modèles demandent ${file} sous ce nom : seul un développeur peut le changer`,
  "edit/move.name-taken": ({ id, file }) => `« ${id} » existe déjà (${file}) : choisissez un autre nom`,
  "edit/move.address-taken": ({ route }) =>
    `une page a déjà l’adresse ${route} : choisissez une autre adresse`,
  "edit/move.made": ({ asked, made, file }) =>
    `les modèles tirent l’adresse du nom : ${file} aurait ${made}, et non ${asked}`,
  "edit/move.uneven":
    "sous ce nom, le site aurait plus ou moins de pages qu’avant : seul un développeur peut dire laquelle remplace laquelle",
  "edit/remove.single": ({ file }) =>
    `les modèles ont besoin de ${file} : seul un développeur peut s’en passer`,
  "edit/remove.required":
    "il faut ici une valeur : donnez-en d’abord une autre, ou nommez ce qui prend la place",
  "edit/remove.wordless": "sans son lien, il ne resterait rien ici : faites-le mener à une autre page",
  "edit/remove.linked":
    "un endroit y mène encore sans que vous ayez décidé ce qu’il devient : revoyez la liste",
  "edit/changed": ({ file }) => `${file} a changé entre-temps, rien n’a donc été écrit : recommencez`,

  "edit/step.new": ({ what }) => `${what} : création`,
  "edit/step.move": ({ what }) => `${what} : nouveau nom`,
  "edit/step.remove": ({ what }) => `${what} : suppression`,
  "edit/step.drop": ({ count }) =>
    plural(count, {
      one: "Une image inutilisée : suppression",
      other: `${number(count)} images inutilisées : suppression`,
    }),
  "edit/step.gone": "les fichiers d’avant ne sont plus gardés : Git les a, s’ils ont été publiés",
  "edit/step.changed": ({ file }) =>
    `${file} a changé depuis, rien n’a donc été écrit : annulez d’abord ce qui a suivi`,
};
