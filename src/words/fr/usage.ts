import type { Translated } from "../catalogue.ts";
import type { usage as english } from "../en/usage.ts";
import { createFormat } from "../format.ts";

const { number, plural, list } = createFormat("fr");

export const usage: Translated<typeof english> = {
  "no-collection": ({ name, hint }) => `il n’y a pas de collection « ${name} » : ${hint}`,
  "no-code": ({ code, hint }) => `il n’y a pas de code de problème « ${code} » : ${hint}`,
  "noun.codes": "codes",
  "see-help": ({ message }) => `${message}\n(site --help présente les commandes et leurs options)`,
  "usage.no-language": ({ source, written, languages }) =>
    `${source} vaut « ${written} », une langue que l’outil ne parle pas : il connaît ${list(languages)}`,
  "usage.no-command": ({ name, hint }) => `il n’y a pas de commande « ${name} » : ${hint}`,
  "usage.no-option": ({ name, hint }) => `il n’y a pas d’option « ${name} » : ${hint}`,
  "usage.no-value": ({ option }) => `${option} attend une valeur`,
  "usage.no-argument": ({ name }) => `il manque <${name}>`,
  "usage.more-arguments": ({ command, most }) =>
    most === 0
      ? `${command} n’attend rien après son nom`
      : `${command} n’attend que ${number(most)} ${plural(most, { one: "mot", other: "mots" })} après son nom`,
  "usage.no-choice": ({ name, written, choices }) =>
    `${name} ne peut valoir « ${written} » : les valeurs possibles sont ${choices.join(", ")}`,
  "usage.no-port": ({ written }) =>
    `--port ${written} n’est pas un port : écrivez un nombre de 0 à 65535 ; 0 prend un port libre`,
  "usage.no-folder": ({ written }) => `--root ${written} n’est pas un dossier`,
  "usage.no-path": ({ written }) =>
    `--base ${written} n’est pas un chemin : écrivez-le comme dans /sous/chemin`,
  "usage.no-origin": ({ written }) =>
    `--url ${written} n’est pas l’adresse d’un site : écrivez-la comme dans https://www.example.org`,
  "usage.no-address": ({ written }) =>
    `--host ${written} n’est pas une adresse : écrivez-la comme dans 127.0.0.1`,
  "usage.no-editor": ({ written, names }) =>
    `--editor ${written} n’est ni ${names.join(", ")}, ni none, ni un lien qui contient {path}, comme vscode://file{path}:{line}:{column}`,
  "usage.no-starter": ({ starters }) =>
    `dites par quoi commencer : --starter ${starters.join(", ou --starter ")}`,
  "usage.no-place": ({ starter, starters }) =>
    `le site de départ ${starter} n’a pas de place pour les textes d’un autre site : --starter ${starters.join(", ou --starter ")}`,
  "usage.no-old-site": ({ from }) =>
    `--from ${from} n’est pas un dossier contenant un site Hugo, Jekyll, Eleventy ou Astro : nommez le dossier où sont ses textes`,
  "usage.folder-taken": ({ folder, name }) =>
    name === "."
      ? `${folder} est un fichier : donnez un dossier au nouveau site`
      : `${folder === "." ? "ce dossier" : folder} n’est pas vide (il contient ${name}) : un nouveau site commence dans un dossier vide, comme dans site init mon-site`,
  "usage.one-report": "--json donne un seul rapport : retirez --watch",
  "usage.no-placeholder":
    "--fill demande un texte d’attente (placeholder), et templates/site.ts n’en déclare pas",
  "usage.no-collection": "précisez la collection : site new --list les présente",
  "usage.single-file": ({ name, file }) => `${name} est un seul fichier, qui existe déjà : modifiez ${file}`,
  "usage.no-entry": ({ name, hint }) => `il n’y a pas de contenu « ${name} » : ${hint}`,
  "usage.many-entries": ({ name, names }) => `« ${name} » peut être ${names.join(" ou ")} : précisez`,
  "usage.no-page": ({ route, hint }) => `aucune page à l’adresse ${route} : ${hint}`,
  "usage.own-page": "ce qui est supprimé ne peut se remplacer lui-même",
  "usage.copy-of-single": ({ file }) => `${file} ne peut être dupliqué : les modèles n’en demandent qu’un`,
  "usage.one-start": "--from et --translate commencent tous deux le contenu : donnez l’une des deux options",
  "usage.to-what":
    "--to est la langue d’une traduction : nommez le contenu, comme dans --translate <contenu> --to <code>",
  "usage.one-language": "le site n’a qu’une langue : « languages » de templates/site.ts en déclare d’autres",
  "usage.which-language": ({ codes }) => `dites quelle langue : --to ${codes.join(", ou --to ")}`,
  "usage.all-languages": ({ name }) => `« ${name} » existe dans toutes les langues du site`,
  "usage.translation-taken": ({ file, id }) => `${file} contient déjà « ${id} » : traduisez-y ce qui manque`,
  "usage.no-title-field": ({ name }) => `les contenus de « ${name} » n’ont pas de titre : n’en donnez pas`,
  "usage.no-words": "dites quels mots chercher",
  "usage.one-past": "--since et --against sont deux versions de comparaison : donnez l’une des deux",
  "usage.one-form": "--json et --markdown sont deux formes d’un même compte rendu : donnez l’une des deux",
  "usage.no-git":
    "Git n’est pas installé, et --since en a besoin : installez-le, ou comparez avec un dossier construit, comme dans --against dist",
  "usage.no-repository": ({ reason }) =>
    `Git n’a pas d’historique de ce site (${reason}) : comparez avec un dossier construit, comme dans --against dist`,
  "usage.no-commit": ({ written }) =>
    `Git ne connaît aucune version « ${written} » : git log --oneline en donne la liste ; dans une copie sans son historique, git fetch --unshallow l’apporte`,
  "usage.no-built": ({ written }) =>
    `--against ${written} n’est pas un dossier de pages construites : lancez site build --out ${written} sur la version de comparaison`,
  "usage.no-title": ({ name }) => `donnez un titre à ce contenu, comme dans : site new ${name} Quelques mots`,
  "usage.no-letter": ({ title }) =>
    `le nom du fichier vient du titre, et « ${title} » n’a ni lettre ni chiffre : donnez un autre titre`,
  "usage.file-taken": ({ file }) => `${file} existe déjà : donnez un autre titre à ce contenu`,
  "usage.entry-taken": ({ file, id }) =>
    `${file} contient déjà « ${id} » : donnez un autre titre à ce contenu`,
  "usage.no-room": ({ file, id }) =>
    `la forme de ${file} ne permet pas d’y ajouter un contenu automatiquement : écrivez-le vous-même, sous « ${id} »`,
  "usage.no-pair": ({ written }) => `--set « ${written} » n’a pas la bonne forme : écrivez champ=valeur`,
  "usage.no-field": ({ field }) => `--set : il n’y a pas de champ « ${field} »`,
  "usage.no-yaml": ({ written }) => `--set ${written} n’est pas du YAML bien formé`,
  "usage.values-missing": ({ fields }) => `il manque des valeurs :\n${fields.join("\n")}`,
  "usage.values-missing.fill": ({ message, placeholder }) =>
    `${message}\nou --fill, qui écrit « ${placeholder} » à la place des textes`,
  "usage.value-missing": ({ field, label, takes, note }) =>
    `  --set ${field}=…  ${label === undefined ? "" : `${label} : `}${takes}${note === undefined ? "" : `. ${note}`}`,
  "takes.choice": ({ choices }) => `au choix : ${choices.join(", ")}`,
  "takes.words": "un texte",
  "takes.day": "une date, comme 2025-09-01",
  "takes.address": "une adresse",
  "takes.number": "un nombre",
  "takes.switch": "true (oui) ou false (non)",
  "takes.yaml": "une valeur en YAML",
  "noun.commands": "commandes",
  "noun.options": "options",
};
