import { createFormat } from "./format.ts";
import { type Messages, message } from "./in-each-language.ts";

const en = createFormat("en");
const fr = createFormat("fr");

/** Mistakes of the command line. */
export const usageWords = {
  "no-collection": message({
    en: ({ name, hint }: { name: string; hint: string }) => `there is no collection “${name}”: ${hint}`,
    fr: ({ name, hint }) => `il n’y a pas de collection « ${name} » : ${hint}`,
  }),
  "no-code": message({
    en: ({ code, hint }: { code: string; hint: string }) => `there is no problem code “${code}”: ${hint}`,
    fr: ({ code, hint }) => `il n’y a pas de code de problème « ${code} » : ${hint}`,
  }),
  "noun.codes": { en: "codes", fr: "codes" },
  "see-help": message({
    en: ({ message, help }: { message: string; help: string }) => `${message}\n(help: ${help})`,
    fr: ({ message, help }) => `${message}\n(aide : ${help})`,
  }),
  "usage.no-language": message({
    en: (data: { source: string; written: string; languages: readonly string[] }) =>
      `${data.source} is “${data.written}”, which is not a language of the tool: it has ${en.list(data.languages)}`,
    fr: ({ source, written, languages }) =>
      `${source} vaut « ${written} », une langue que l’outil ne parle pas : il connaît ${fr.list(languages)}`,
  }),
  "usage.no-command": message({
    en: ({ name, hint }: { name: string; hint: string }) => `there is no command “${name}”: ${hint}`,
    fr: ({ name, hint }) => `il n’y a pas de commande « ${name} » : ${hint}`,
  }),
  "usage.no-option": message({
    en: ({ name, hint }: { name: string; hint: string }) => `there is no option “${name}”: ${hint}`,
    fr: ({ name, hint }) => `il n’y a pas d’option « ${name} » : ${hint}`,
  }),
  "usage.no-value": message({
    en: ({ option }: { option: string }) => `${option} needs a value`,
    fr: ({ option }) => `${option} attend une valeur`,
  }),
  "usage.no-argument": message({
    en: ({ name }: { name: string }) => `the argument <${name}> is missing`,
    fr: ({ name }) => `il manque <${name}>`,
  }),
  "usage.more-arguments": message({
    en: ({ command, most }: { command: string; most: number }) =>
      most === 0
        ? `${command} takes no argument`
        : `${command} takes ${en.number(most)} ${en.plural(most, { one: "argument", other: "arguments" })} and no more`,
    fr: ({ command, most }) =>
      most === 0
        ? `${command} n’attend rien après son nom`
        : `${command} n’attend que ${fr.number(most)} ${fr.plural(most, { one: "mot", other: "mots" })} après son nom`,
  }),
  "usage.no-choice": message({
    en: (data: { name: string; written: string; choices: readonly string[] }) =>
      `${data.name} cannot be “${data.written}”: it is one of ${data.choices.join(", ")}`,
    fr: ({ name, written, choices }) =>
      `${name} ne peut valoir « ${written} » : les valeurs possibles sont ${choices.join(", ")}`,
  }),
  "usage.no-port": message({
    en: ({ written }: { written: string }) =>
      `--port ${written} is not a port: write a number from 0 to 65535; 0 means any free port`,
    fr: ({ written }) =>
      `--port ${written} n’est pas un port : écrivez un nombre de 0 à 65535 ; 0 prend un port libre`,
  }),
  "usage.no-folder": message({
    en: ({ written }: { written: string }) => `--root ${written} is not a folder`,
    fr: ({ written }) => `--root ${written} n’est pas un dossier`,
  }),
  "usage.no-path": message({
    en: ({ written }: { written: string }) => `--base ${written} is not a path: write it as in /sub/path`,
    fr: ({ written }) => `--base ${written} n’est pas un chemin : écrivez-le comme dans /sous/chemin`,
  }),
  "usage.no-origin": message({
    en: ({ written }: { written: string }) =>
      `--url ${written} is not an origin: write it as in https://www.example.org`,
    fr: ({ written }) =>
      `--url ${written} n’est pas l’adresse d’un site : écrivez-la comme dans https://www.example.org`,
  }),
  "usage.no-address": message({
    en: ({ written }: { written: string }) => `--host ${written} is not an address: write it as in 127.0.0.1`,
    fr: ({ written }) => `--host ${written} n’est pas une adresse : écrivez-la comme dans 127.0.0.1`,
  }),
  "usage.no-editor": message({
    en: (data: { written: string; names: readonly string[] }) =>
      `--editor ${data.written} is neither ${data.names.join(", ")} nor none, nor a link with {path} in it, as in vscode://file{path}:{line}:{column}`,
    fr: ({ written, names }) =>
      `--editor ${written} n’est ni ${names.join(", ")}, ni none, ni un lien qui contient {path}, comme vscode://file{path}:{line}:{column}`,
  }),
  "usage.no-starter": message({
    en: ({ starters }: { starters: readonly string[] }) =>
      `name a starter: --starter ${starters.join(", or --starter ")}`,
    fr: ({ starters }) => `dites par quoi commencer : --starter ${starters.join(", ou --starter ")}`,
  }),
  "usage.no-place": message({
    en: ({ starter, starters }: { starter: string; starters: readonly string[] }) =>
      `the starter ${starter} has no place for texts of another site: --starter ${starters.join(", or --starter ")}`,
    fr: ({ starter, starters }) =>
      `le site de départ ${starter} n’a pas de place pour les textes d’un autre site : --starter ${starters.join(", ou --starter ")}`,
  }),
  "usage.no-old-site": message({
    en: ({ from }: { from: string }) =>
      `--from ${from} is not a folder: name the one that holds the old site`,
    fr: ({ from }) => `--from ${from} n’est pas un dossier : nommez celui qui contient l’ancien site`,
  }),
  "usage.no-engine": message({
    en: ({ from, engines }: { from: string; engines: readonly string[] }) =>
      `no generator can be recognised in ${from}: name the folder that its configuration is in, or say which one made the site: --engine ${engines.join(", or --engine ")}`,
    fr: ({ from, engines }) =>
      `aucun générateur ne se reconnaît dans ${from} : nommez le dossier où est sa configuration, ou dites lequel a fait le site : --engine ${engines.join(", ou --engine ")}`,
  }),
  "usage.many-engines": message({
    en: ({ from, found, engines }: { from: string; found: readonly string[]; engines: readonly string[] }) =>
      `${from} could be a site of ${found.join(" or of ")}: choose with --engine ${engines.join(" or --engine ")}`,
    fr: ({ from, found, engines }) =>
      `${from} pourrait être un site ${found.join(" ou ")} : choisissez avec --engine ${engines.join(" ou --engine ")}`,
  }),
  "usage.no-sitemap": message({
    en: ({ file }: { file: string }) =>
      `--sitemap ${file} is not a sitemap with addresses: name an XML file with <loc> elements, such as public/sitemap.xml`,
    fr: ({ file }) =>
      `--sitemap ${file} n’est pas un plan de site avec des adresses : nommez un fichier XML avec des éléments <loc>, comme public/sitemap.xml`,
  }),
  "usage.moving": message({
    en: ({ place, reason }: { place: string; reason: string }) => `${place}: ${reason}`,
    fr: ({ place, reason }) => `${place} : ${reason}`,
  }),
  "usage.moving.yaml": message({
    en: ({ what }: { what: string }) => `this is not valid YAML: ${what}`,
    fr: ({ what }) => `ce n’est pas du YAML valide : ${what}`,
  }),
  "usage.moving.family": message({
    en: ({ what }: { what: string }) =>
      `there are no “${what}”: write \`shortcodes\`, \`tags\`, \`values\`, \`components\` or \`containers\``,
    fr: ({ what }) =>
      `« ${what} » n’existe pas : écrivez \`shortcodes\`, \`tags\`, \`values\`, \`components\` ou \`containers\``,
  }),
  "usage.moving.rule": message({
    en: ({ what }: { what: string }) =>
      `what becomes of “${what}” is unclear: write { directive: note }, { markdown: "**{0}**" }, \`keep\`, or nothing`,
    fr: ({ what }) =>
      `ce que devient « ${what} » n’est pas clair : écrivez { directive: note }, { markdown: "**{0}**" }, \`keep\`, ou rien`,
  }),
  "usage.moving.directive": message({
    en: ({ what }: { what: string }) =>
      `the directive of “${what}” has a name that no directive can have: use letters, digits and hyphens, as in code-group`,
    fr: ({ what }) =>
      `le bloc de « ${what} » a un nom impossible : prenez des lettres, des chiffres et des traits d’union, comme dans code-group`,
  }),
  "usage.moving.attributes": message({
    en: ({ what }: { what: string }) =>
      `the attributes of “${what}” must be names with the parameter that each takes, as in { term: 0, kind: type }`,
    fr: ({ what }) =>
      `les attributs de « ${what} » doivent être des noms, chacun avec le paramètre qu’il prend, comme dans { term: 0, kind: type }`,
  }),
  "usage.folder-taken": message({
    en: ({ folder, name }: { folder: string; name: string }) =>
      name === "."
        ? `${folder} is a file: give the new site a folder`
        : `${folder === "." ? "this folder" : folder} is not empty (it holds ${name}): a new site begins in an empty folder: name another one, such as my-site`,
    fr: ({ folder, name }) =>
      name === "."
        ? `${folder} est un fichier : donnez un dossier au nouveau site`
        : `${folder === "." ? "ce dossier" : folder} n’est pas vide (il contient ${name}) : un nouveau site commence dans un dossier vide : donnez-en un autre, comme mon-site`,
  }),
  "usage.begun-otherwise": message({
    en: (data: { file: string; recorded: string; given: string }) =>
      `${data.file} says that this site was begun with ${data.recorded}: leave ${data.given} out, or import into another folder`,
    fr: ({ file, recorded, given }) =>
      `d’après ${file}, ce site a été commencé avec ${recorded} : retirez ${given}, ou reprenez les textes dans un autre dossier`,
  }),
  "usage.one-report": {
    en: "--json prints one report: leave --watch out",
    fr: "--json donne un seul rapport : retirez --watch",
  },
  "usage.no-placeholder": {
    en: "--fill needs a placeholder: templates/site.ts declares none",
    fr: "--fill demande un texte d’attente (placeholder), et templates/site.ts n’en déclare pas",
  },
  "usage.no-collection": {
    en: "say which collection: site new --list names them",
    fr: "précisez la collection : site new --list les présente",
  },
  "usage.single-file": message({
    en: ({ name, file }: { name: string; file: string }) =>
      `${name} is one file that is there already: edit ${file}`,
    fr: ({ name, file }) => `${name} est un seul fichier, qui existe déjà : modifiez ${file}`,
  }),
  "usage.no-entry": message({
    en: ({ name, hint }: { name: string; hint: string }) => `there is no entry “${name}”: ${hint}`,
    fr: ({ name, hint }) => `il n’y a pas de contenu « ${name} » : ${hint}`,
  }),
  "usage.many-entries": message({
    en: ({ name, names }: { name: string; names: readonly string[] }) =>
      `“${name}” may be ${names.join(" or ")}: say which`,
    fr: ({ name, names }) => `« ${name} » peut être ${names.join(" ou ")} : précisez`,
  }),
  "usage.no-page": message({
    en: ({ route, hint }: { route: string; hint: string }) =>
      `there is no page at ${route} to lead to: ${hint}`,
    fr: ({ route, hint }) => `aucune page à l’adresse ${route} : ${hint}`,
  }),
  "usage.own-page": {
    en: "an entry cannot replace itself",
    fr: "ce qui est supprimé ne peut se remplacer lui-même",
  },
  "usage.copy-of-single": message({
    en: ({ file }: { file: string }) =>
      `${file} cannot be copied: the templates expect exactly one such file`,
    fr: ({ file }) => `${file} ne peut être dupliqué : les modèles n’en demandent qu’un`,
  }),
  "usage.one-start": {
    en: "--from and --translate both begin the new entry: give one of them",
    fr: "--from et --translate commencent tous deux le contenu : donnez l’une des deux options",
  },
  "usage.to-what": {
    en: "--to is the language of a translation: name the entry, as in --translate <entry> --to <code>",
    fr: "--to est la langue d’une traduction : nommez le contenu, comme dans --translate <contenu> --to <code>",
  },
  "usage.one-language": {
    en: "the site has one language: “languages” in templates/site.ts lists more",
    fr: "le site n’a qu’une langue : « languages » de templates/site.ts en déclare d’autres",
  },
  "usage.which-language": message({
    en: ({ codes }: { codes: readonly string[] }) => `say which language: --to ${codes.join(", or --to ")}`,
    fr: ({ codes }) => `dites quelle langue : --to ${codes.join(", ou --to ")}`,
  }),
  "usage.all-languages": message({
    en: ({ name }: { name: string }) => `“${name}” is there in all languages of the site`,
    fr: ({ name }) => `« ${name} » existe dans toutes les langues du site`,
  }),
  "usage.translation-taken": message({
    en: ({ file, id }: { file: string; id: string }) =>
      `${file} has “${id}” already: translate what is missing there`,
    fr: ({ file, id }) => `${file} contient déjà « ${id} » : traduisez-y ce qui manque`,
  }),
  "usage.no-title-field": message({
    en: ({ name }: { name: string }) => `entries of “${name}” have no title: leave it out`,
    fr: ({ name }) => `les contenus de « ${name} » n’ont pas de titre : n’en donnez pas`,
  }),
  "usage.no-words": { en: "say which words to look for", fr: "dites quels mots chercher" },
  "usage.one-past": {
    en: "--since and --against are two versions to compare with: give one of them",
    fr: "--since et --against sont deux versions de comparaison : donnez l’une des deux",
  },
  "usage.one-form": {
    en: "--json and --markdown are two forms of one report: give one of them",
    fr: "--json et --markdown sont deux formes d’un même compte rendu : donnez l’une des deux",
  },
  "usage.no-git": {
    en: "Git is not installed, and --since needs it: install it, or compare with a built folder, as in --against dist",
    fr: "Git n’est pas installé, et --since en a besoin : installez-le, ou comparez avec un dossier construit, comme dans --against dist",
  },
  "usage.no-repository": message({
    en: ({ reason }: { reason: string }) =>
      `Git has no history of this site (${reason}): compare with a built folder, as in --against dist`,
    fr: ({ reason }) =>
      `Git n’a pas d’historique de ce site (${reason}) : comparez avec un dossier construit, comme dans --against dist`,
  }),
  "usage.no-commit": message({
    en: ({ written }: { written: string }) =>
      `Git knows no commit “${written}”: git log --oneline lists them; in a copy without its history, git fetch --unshallow brings it`,
    fr: ({ written }) =>
      `Git ne connaît aucune version « ${written} » : git log --oneline en donne la liste ; dans une copie sans son historique, git fetch --unshallow l’apporte`,
  }),
  "usage.no-built": message({
    en: ({ written }: { written: string }) =>
      `--against ${written} is not a folder with built pages: run site build --out ${written} on the version to compare with`,
    fr: ({ written }) =>
      `--against ${written} n’est pas un dossier de pages construites : lancez site build --out ${written} sur la version de comparaison`,
  }),
  "usage.no-title": message({
    en: ({ name }: { name: string }) =>
      `give the new entry a title, as in: site new ${name} A few good words`,
    fr: ({ name }) => `donnez un titre à ce contenu, comme dans : site new ${name} Quelques mots`,
  }),
  "usage.no-letter": message({
    en: ({ title }: { title: string }) => `the title “${title}” has no letter to name a file by`,
    fr: ({ title }) =>
      `le nom du fichier vient du titre, et « ${title} » n’a ni lettre ni chiffre : donnez un autre titre`,
  }),
  "usage.file-taken": message({
    en: ({ file }: { file: string }) => `${file} is there already: give the new entry another title`,
    fr: ({ file }) => `${file} existe déjà : donnez un autre titre à ce contenu`,
  }),
  "usage.entry-taken": message({
    en: ({ file, id }: { file: string; id: string }) =>
      `${file} has an entry “${id}” already: give the new entry another title`,
    fr: ({ file, id }) => `${file} contient déjà « ${id} » : donnez un autre titre à ce contenu`,
  }),
  "usage.no-room": message({
    en: ({ file, id }: { file: string; id: string }) =>
      `${file} has a form to which no entry can be added automatically: edit it, under “${id}”`,
    fr: ({ file, id }) =>
      `la forme de ${file} ne permet pas d’y ajouter un contenu automatiquement : écrivez-le vous-même, sous « ${id} »`,
  }),
  "usage.no-pair": message({
    en: ({ written }: { written: string }) => `--set “${written}” is not of the form field=value`,
    fr: ({ written }) => `--set « ${written} » n’a pas la bonne forme : écrivez champ=valeur`,
  }),
  "usage.no-field": message({
    en: ({ field }: { field: string }) => `--set: there is no field “${field}”`,
    fr: ({ field }) => `--set : il n’y a pas de champ « ${field} »`,
  }),
  "usage.no-yaml": message({
    en: ({ written }: { written: string }) => `--set ${written} is not well-formed YAML`,
    fr: ({ written }) => `--set ${written} n’est pas du YAML bien formé`,
  }),
  "usage.values-missing": message({
    en: ({ fields }: { fields: readonly string[] }) => `values are missing:\n${fields.join("\n")}`,
    fr: ({ fields }) => `il manque des valeurs :\n${fields.join("\n")}`,
  }),
  "usage.values-missing.fill": message({
    en: ({ message, placeholder }: { message: string; placeholder: string }) =>
      `${message}\nor --fill, which writes “${placeholder}” for words`,
    fr: ({ message, placeholder }) =>
      `${message}\nou --fill, qui écrit « ${placeholder} » à la place des textes`,
  }),
  "usage.value-missing": message({
    en: (data: { field: string; label: string | undefined; takes: string; note: string | undefined }) =>
      `  --set ${data.field}=…  ${data.label === undefined ? "" : `${data.label}: `}${data.takes}${data.note === undefined ? "" : `. ${data.note}`}`,
    fr: ({ field, label, takes, note }) =>
      `  --set ${field}=…  ${label === undefined ? "" : `${label} : `}${takes}${note === undefined ? "" : `. ${note}`}`,
  }),
  "takes.choice": message({
    en: ({ choices }: { choices: readonly string[] }) => `one of ${choices.join(", ")}`,
    fr: ({ choices }) => `au choix : ${choices.join(", ")}`,
  }),
  "takes.words": { en: "words", fr: "un texte" },
  "takes.yaml": { en: "a value in YAML", fr: "une valeur en YAML" },
  "noun.commands": { en: "commands", fr: "commandes" },
  "noun.options": { en: "options", fr: "options" },
} satisfies Messages;
