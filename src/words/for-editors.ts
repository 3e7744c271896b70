import { type Messages, message } from "./in-each-language.ts";
import type { Language } from "./languages.ts";
import type { MessageKey, Text } from "./message.ts";

/**
 * What people read who write on the pages and never see a file, in place of the words of the terminal: labels without
 * keys, and neither paths nor signs of a format.
 */
const ownWords = {
  "noun.field": message({
    en: ({ label, path }: { label: string | undefined; path: string }) => label ?? path,
    fr: ({ label, path }) => label ?? path,
  }),
  "noun.labelled-field": message({
    en: ({ label }: { label: string }) => label,
    fr: ({ label }) => label,
  }),
  "noun.images": { en: "images", fr: "images" },
  "noun.collections": { en: "kinds of entries", fr: "genres de contenu" },
  "noun.attributes-of": message({
    en: ({ name }: { name: string }) => `fields of ${name}`,
    fr: ({ name }) => `champs de ${name}`,
  }),
  "expected.truth": { en: "yes or no", fr: "oui ou non" },
  "expected.kind": message({
    en: ({ kind }: { kind: string }) => (kind === "image" ? "an image" : "a value of the right form"),
    fr: ({ kind }) => (kind === "image" ? "une image" : "une valeur de la bonne forme"),
  }),
  "from-variable": message({
    en: ({ message }: { message: string }) => message,
    fr: ({ message }) => message,
  }),

  "edit/no-file": {
    en: "this entry is not there any more, or somebody has moved it",
    fr: "ce contenu n’existe plus, ou quelqu’un l’a déplacé",
  },
  "edit/busy": {
    en: "another program is writing this text: save once more",
    fr: "un autre programme est en train d’écrire ce texte : enregistrez une nouvelle fois",
  },
  "edit/no-journal": {
    en: "nothing was saved: the history cannot be written on this computer",
    fr: "rien n’a été enregistré : l’historique ne peut pas être écrit sur cet ordinateur",
  },
  "edit/unreadable": {
    en: "this entry cannot be read any more: a developer has to repair it first",
    fr: "ce contenu n’est plus lisible : un développeur doit d’abord le réparer",
  },
  "edit/no-column": message({
    en: ({ column }: { column: string }) =>
      `the table has no column “${column}” yet: a developer has to add it`,
    fr: ({ column }) => `le tableau n’a pas encore de colonne « ${column} » : un développeur doit l’ajouter`,
  }),
  "edit/missing": {
    en: "what you changed is not there any more: load the page again",
    fr: "ce que vous modifiez n’existe plus : rechargez la page",
  },
  "edit/taken": {
    en: "what you add is there already: load the page again",
    fr: "ce que vous ajoutez existe déjà : rechargez la page",
  },
  "edit/entangled": {
    en: "this value is written together with others: only a developer can change it alone",
    fr: "cette valeur est écrite avec d’autres : seul un développeur peut la modifier seule",
  },
  "edit/toml-nothing": {
    en: "this value cannot be “nothing”: give one, or take the field away",
    fr: "cette valeur ne peut pas être « rien » : donnez-en une, ou retirez le champ",
  },
  "edit/unwritable": {
    en: "this text cannot be written without changing its meaning: simplify it, or undo the last change",
    fr: "ce texte ne peut pas être écrit sans changer de sens : simplifiez-le, ou annulez le dernier changement",
  },
  "edit/move.fixed": message({
    en: ({ route }: { route: string }) => `the address ${route} is fixed: only a developer can change it`,
    fr: ({ route }) => `l’adresse ${route} est fixée : seul un développeur peut la changer`,
  }),
  "edit/move.single": {
    en: "the site asks for this entry by its name: only a developer can change it",
    fr: "le site demande ce contenu par son nom : seul un développeur peut le changer",
  },
  "edit/move.name-taken": message({
    en: ({ id }: { id: string }) => `“${id}” exists already: choose another name`,
    fr: ({ id }) => `« ${id} » existe déjà : choisissez un autre nom`,
  }),
  "edit/move.made": message({
    en: ({ asked, made }: { asked: string; made: string }) =>
      `the address follows from the name: it would be ${made}, not ${asked}`,
    fr: ({ asked, made }) => `l’adresse découle du nom : elle serait ${made}, et non ${asked}`,
  }),
  "edit/remove.single": {
    en: "the site needs this entry: only a developer can remove it",
    fr: "le site a besoin de ce contenu : seul un développeur peut le supprimer",
  },
  "edit/changed": {
    en: "this text has changed meanwhile, so nothing was written: try again",
    fr: "ce texte a changé entre-temps, rien n’a donc été écrit : recommencez",
  },
  "edit/step.gone": {
    en: "what stood there before is not kept any more",
    fr: "ce qui précédait n’est plus gardé",
  },
  "edit/step.changed": {
    en: "this has changed since, so nothing was written: undo the later edits first",
    fr: "cela a changé depuis, rien n’a donc été écrit : annulez d’abord ce qui a suivi",
  },
  "add/unwritable": {
    en: "the file cannot be written on this computer",
    fr: "le fichier ne peut pas être écrit sur cet ordinateur",
  },

  "entry/held-back.draft": {
    en: "this is a draft, but the site needs it: it cannot stay one",
    fr: "c’est un brouillon, mais le site ne peut s’en passer : il ne peut pas le rester",
  },
  "entry/held-back.future": message({
    en: ({ due }: { due: string }) => `this appears on ${due} only, but the site needs it now`,
    fr: ({ due }) => `ceci ne paraît que le ${due}, mais le site ne peut s’en passer`,
  }),
  "entry/dangling-reference.collection": {
    en: "this field refers to a kind of entry that the site does not have: a developer has to look at it",
    fr: "ce champ renvoie à un genre de contenu que le site n’a pas : un développeur doit le voir",
  },
  "entry/dangling-reference": message({
    en: ({ id }: { id: string }) => `“${id}” does not exist any more: choose another one`,
    fr: ({ id }) => `« ${id} » n’existe plus : choisissez autre chose`,
  }),
  "entry/dangling-reference.draft": {
    en: "it is a draft: take the reference out until it appears",
    fr: "c’est un brouillon : retirez le renvoi jusqu’à sa parution",
  },
  "entry/dangling-reference.future": message({
    en: ({ due }: { due: string }) => `it appears on ${due} only: take the reference out until then`,
    fr: ({ due }) => `il ne paraît que le ${due} : retirez le renvoi jusque-là`,
  }),
  "entry/missing-field": message({
    en: ({ field }: { field: string }) => `${field}: to fill in`,
    fr: ({ field }) => `${field} : à compléter`,
  }),
  "settings/invalid-origin.user": {
    en: "the address of the site has neither the name of a user nor a password",
    fr: "l’adresse du site ne contient ni nom d’utilisateur ni mot de passe",
  },
  "settings/invalid-origin.host": message({
    en: ({ host }: { host: string }) => `“${host}” cannot be the name of a site`,
    fr: ({ host }) => `« ${host} » ne peut pas être le nom d’un site`,
  }),
  "settings/invalid-origin.path": message({
    en: ({ address }: { address: string }) =>
      `the address of the site ends after its name, but ${address} goes on`,
    fr: ({ address }) => `l’adresse du site s’arrête après son nom, or ${address} continue`,
  }),
  "settings/invalid-origin.end": {
    en: "the address of the site ends in ? or #, which is too much",
    fr: "l’adresse du site se termine par un signe de trop",
  },
  "settings/invalid-origin.rest": message({
    en: ({ rest }: { rest: string }) => `the address of the site goes on with ${rest}, which is too much`,
    fr: ({ rest }) => `l’adresse du site continue par ${rest}, qui est de trop`,
  }),
  "settings/invalid-origin.hint": message({
    en: ({ origin }: { origin: string }) => `write ${origin}`,
    fr: ({ origin }) => `écrivez ${origin}`,
  }),
  "settings/invalid-origin.host.hint": message({
    en: ({ origin }: { origin: string }) =>
      `write an address such as ${origin}, with letters, digits, hyphens and dots`,
    fr: ({ origin }) =>
      `écrivez une adresse comme ${origin}, avec des lettres, des chiffres, des traits d’union et des points`,
  }),
  "settings/invalid-origin.path.hint": message({
    en: ({ origin }: { origin: string }) => `write ${origin}`,
    fr: ({ origin }) => `écrivez ${origin}`,
  }),
  "entry/missing-image.field": message({
    en: ({ image }: { image: string }) => `the image “${image}” is not there`,
    fr: ({ image }) => `l’image « ${image} » est introuvable`,
  }),
  "entry/invalid-field.pattern": {
    en: "it does not have the form that is asked for here",
    fr: "ce n’est pas écrit sous la forme demandée ici",
  },
  "entry/invalid-field.said": message({
    en: ({ said }: { said: string }) => said,
    fr: ({ said }) => said,
  }),
  "entry/invalid-field.taken": message({
    en: ({ field, value }: { field: string; value: string }) =>
      `${field} is ${value}, as in another entry already`,
    fr: ({ field, value }) => `${field} contient ${value}, comme un autre contenu déjà`,
  }),
  "card/missing-character": message({
    en: ({ character, text }: { character: string; text: string }) =>
      `the picture for social networks cannot show “${character}” in “${text}”`,
    fr: ({ character, text }) =>
      `l’image destinée aux réseaux sociaux ne peut pas montrer « ${character} » dans « ${text} »`,
  }),
  "card/missing-character.hint": { en: "say it in words", fr: "dites-le en toutes lettres" },
  "content/figure.hint": message({
    en: ({ right }: { right: readonly string[] }) =>
      `write “${right.join("” or “")}”, or click this value where it is marked and change it everywhere`,
    fr: ({ right }) =>
      `écrivez « ${right.join(" » ou « ")} », ou cliquez sur cette valeur là où elle est marquée, et changez-la partout`,
  }),
  "content/missing-fact.hint": {
    en: "give those that you know here; what waits for each is listed below",
    fr: "remplissez ici celles que vous connaissez ; ce qui attend chacune d’elles est énuméré plus bas",
  },
  "content/typed-fact": message({
    en: ({ written }: { written: string }) =>
      `“${written}” is written out here, although the settings of the site give it: it would not follow them`,
    fr: ({ written }) =>
      `« ${written} » est écrit tel quel ici, alors que les réglages du site le donnent : il ne les suivrait pas`,
  }),
  "content/unknown-fact": message({
    en: ({ name }: { name: string }) => `the site has no shared value “${name}”`,
    fr: ({ name }) => `le site n’a pas de valeur partagée « ${name} »`,
  }),
  "content/unknown-fact.open": message({
    en: ({ name }: { name: string }) => `the value “${name}” is still empty in the settings of the site`,
    fr: ({ name }) => `la valeur « ${name} » est encore vide dans les réglages du site`,
  }),
  "content/unused-image.content.hint": {
    en: "show it where it belongs, or delete it",
    fr: "montrez-la là où elle doit paraître, ou supprimez-la",
  },
  "content/unused-image.static.hint": {
    en: "delete it if nothing outside the site shows it",
    fr: "supprimez-la si rien d’autre que ce site ne la montre",
  },
  "route/duplicate.page": { en: "another page", fr: "une autre page" },
  "redirect/taken.alike": message({
    en: ({ from, route }: { from: string; route: string }) =>
      `${from} differs from the page ${route} in nothing but capitals or accents`,
    fr: ({ from, route }) => `${from} ne diffère de la page ${route} que par les majuscules ou les accents`,
  }),
  "markdown/raw-html": {
    en: "this passage is written in a code that visitors would not see: write it as text",
    fr: "ce passage est écrit dans un code que les visiteurs ne verraient pas : écrivez-le comme un texte",
  },
  "markdown/unknown-directive": message({
    en: ({ name }: { name: string }) => `the site has no box “${name}”`,
    fr: ({ name }) => `le site n’a pas de bloc « ${name} »`,
  }),
  "markdown/unknown-directive.alert": {
    en: "the site has no box for such a remark: visitors would see its signs",
    fr: "le site n’a pas de bloc pour une telle remarque : les visiteurs en verraient les signes",
  },
  "markdown/invalid-directive.quotes": message({
    en: ({ key }: { key: string }) => `the value of “${key}” stands between quotation marks that do not fit`,
    fr: ({ key }) => `la valeur de « ${key} » est entre des guillemets qui ne conviennent pas`,
  }),
  "markdown/invalid-directive.label": message({
    en: ({ name }: { name: string }) => `the box “${name}” has no title in its first line`,
    fr: ({ name }) => `le bloc « ${name} » n’a pas de titre dans sa première ligne`,
  }),
  "markdown/invalid-directive.unknown-attribute": message({
    en: ({ name, key }: { name: string; key: string }) => `the box “${name}” has no field “${key}”`,
    fr: ({ name, key }) => `le bloc « ${name} » n’a pas de champ « ${key} »`,
  }),
  "markdown/invalid-directive.attributes": message({
    en: ({ name, reason }: { name: string; reason: string }) =>
      `the fields of the box “${name}” do not fit: ${reason}`,
    fr: ({ name, reason }) => `les champs du bloc « ${name} » ne conviennent pas : ${reason}`,
  }),
  "markdown/invalid-directive.missing-attribute": message({
    en: ({ name, key }: { name: string; key: string }) => `the box “${name}” lacks the field “${key}”`,
    fr: ({ name, key }) => `champ « ${key} » du bloc « ${name} » : à compléter`,
  }),
  "markdown/invalid-directive.value": message({
    en: ({ name, key, value, reason }: OfBox & { reason: string }) =>
      `the field “${key}” of the box “${name}” is “${value}”, which does not fit: ${reason}`,
    fr: ({ name, key, value, reason }) =>
      `le champ « ${key} » du bloc « ${name} » contient « ${value} », ce qui ne convient pas : ${reason}`,
  }),
  "markdown/invalid-directive.choice": message({
    en: ({ name, key, value }: OfBox) =>
      `the field “${key}” of the box “${name}” is “${value}”, which is not one of its values`,
    fr: ({ name, key, value }) =>
      `le champ « ${key} » du bloc « ${name} » contient « ${value} », qui n’est pas une de ses valeurs`,
  }),
  "entry/reading-time.hint": message({
    en: ({ minutes }: { minutes: number }) => `give ${minutes} minutes, or change the length of the text`,
    fr: ({ minutes }) => `indiquez ${minutes} minutes, ou changez la longueur du texte`,
  }),
  "content/review-due.hint": {
    en: "compare it with its sources, then give it the date of today",
    fr: "comparez-le à ses sources, puis donnez-lui la date du jour",
  },
  "content/review-due.hint-with-list": {
    en: "compare it with its sources, then give it the date of today, or add a dated note",
    fr: "comparez-le à ses sources, puis donnez-lui la date du jour, ou ajoutez une note datée",
  },
  "content/spelling.hint": message({
    en: ({ right }: { right: string }) => `write ${right}`,
    fr: ({ right }) => `écrivez ${right}`,
  }),
  "link/broken.moved": message({
    en: ({ to }: { to: string }) => `that page has moved: lead to ${to}`,
    fr: ({ to }) => `cette page a changé d’adresse : faites mener le lien à ${to}`,
  }),
  "link/broken.file": {
    en: "this file is not there: add it to the text, or take the link out",
    fr: "ce fichier n’est pas là : ajoutez-le au texte, ou retirez le lien",
  },
  "markdown/too-deep": {
    en: "too many parts stand one within the other here, such as quotations and lists",
    fr: "trop d’éléments sont imbriqués ici, comme des citations et des listes",
  },
  "markdown/too-deep.hint": { en: "end some of them", fr: "terminez-en quelques-uns" },
  "markdown/stray-link.swapped": message({
    en: ({ written }: { written: string }) => `this is not a link: visitors would see ${written}`,
    fr: ({ written }) => `ceci n’est pas un lien : les lecteurs verraient ${written}`,
  }),
  "markdown/invalid-directive.abbreviation-attribute": message({
    en: ({ key }: { key: string }) => `an abbreviation has no field “${key}”`,
    fr: ({ key }) => `une abréviation n’a pas de champ « ${key} »`,
  }),
  "markdown/unsafe-link.local.hint": {
    en: "this is a file of your computer, which readers do not have: add it with “Add a file”",
    fr: "c’est un fichier de votre ordinateur, que les lecteurs n’ont pas : ajoutez-le par « Ajouter un fichier »",
  },
  "page/headings.step.hint": {
    en: "headings go down one level at a time",
    fr: "les titres descendent d’un niveau à la fois",
  },
  "page/alternative-text.empty.hint": {
    en: "say in a few words what the image shows",
    fr: "dites en quelques mots ce que montre l’image",
  },
  "page/alternative-text.hint": {
    en: "say in a few words what the image shows, unless it only decorates",
    fr: "dites en quelques mots ce que montre l’image, sauf si elle ne fait que décorer",
  },
  "redirect/broken.chain.hint": message({
    en: ({ to }: { to: string }) => `let it lead to ${to}`,
    fr: ({ to }) => `faites-la mener à ${to}`,
  }),
  "route/invalid.published": message({
    en: ({ path }: { path: string }) => `“${path}” is not the address of a file`,
    fr: ({ path }) => `« ${path} » n’est pas l’adresse d’un fichier`,
  }),
  "static/active-pdf.script": { en: "a program of its own", fr: "un programme" },
  "static/active-pdf.launch": { en: "something that starts a program", fr: "de quoi lancer un programme" },
} satisfies Messages;

type OfBox = { readonly name: string; readonly key: string; readonly value: string };

/** Hints on how to write a file. They help whoever opens it, and stand under « Détails » for everybody else. */
const forFiles: readonly MessageKey[] = [
  "markdown/raw-html.few.hint",
  "markdown/raw-html.hint",
  "markdown/raw-html.plugin-style.hint",
  "markdown/raw-html.plugin.hint",
  "markdown/raw-html.never.hint",
  "markdown/unknown-directive.hint",
  "markdown/unknown-directive.alert.hint",
  "markdown/directive-placement.in-text.hint",
  "markdown/invalid-directive.malformed.hint",
  "markdown/invalid-directive.quotes.hint",
  "markdown/invalid-directive.stray-colons.hint",
  "markdown/invalid-directive.no-text.hint",
  "markdown/invalid-directive.needs-no-text.hint",
  "markdown/invalid-directive.label.hint",
  "markdown/invalid-directive.open.hint",
  "markdown/invalid-directive.missing-attribute.hint",
  "markdown/invalid-directive.abbreviation.hint",
  "markdown/empty-link.hint",
  "markdown/image-placement.hint",
  "markdown/heading-one.hint",
  "markdown/stray-link.space.hint",
  "markdown/stray-link.swapped.hint",
  "markdown/stray-link.gap.hint",
  "markdown/stray-link.undefined.hint",
  "markdown/stray-note.missing.hint",
  "markdown/stray-note.plain.hint",
  "markdown/stray-note.unused.hint",
  "markdown/stray-mark.heading.hint",
  "markdown/stray-mark.item.hint",
  "markdown/stray-mark.table.hint",
  "markdown/stray-mark.bold.hint",
  "markdown/stray-mark.columns.hint",
  "markdown/stray-mark.foreign.hint",
  "markdown/open-code.hint",
  "entry/held-back.hint",
  "entry/missing-field.hint",
  "entry/missing-field.in-item",
  "entry/missing-field.under",
  "entry/invalid-field.quote",
  "entry/invalid-field.quote-colon",
  "entry/invalid-field.bare-number",
  "entry/invalid-field.truth",
  "entry/invalid-field.list",
  "entry/invalid-field.blank",
  "entry/invalid-field.group-of",
  "entry/invalid-field.group",
  "entry/invalid-field.fields",
  "entry/invalid-field.never.hint",
  "entry/invalid-field.no-mapping.hint",
  "entry/cleaned-image.html.hint",
  "entry/cleaned-image.script.hint",
  "entry/cleaned-image.address.hint",
  "entry/cleaned-image.style.hint",
  "content/typed-fact.hint",
  "content/unknown-fact.hint",
  "content/unknown-fact.open.hint",
  "language/missing-translation.hint",
  "language/missing-translation.entry.hint",
  "language/older-translation.hint",
  "route/invalid.rename",
  "route/invalid.copy",
  "route/invalid.published.hint",
  "route/duplicate.titles.hint",
  "route/duplicate.copy",
  "link/broken.below-base",
  "link/broken.file-name",
  "table.number",
  "table.decimal",
  "table.truth",
  "table.list",
  "table.column",
  "table.cell",
];

/** The words of a message for editors. Undefined where they are those of the terminal. */
export function wordsForEditors(key: MessageKey, language: Language) {
  return (ownWords as Messages)[key]?.[language];
}

/** True for a hint that editors find under « Détails ». */
export function isForFiles(hint: Text): boolean {
  return typeof hint === "object" && forFiles.includes(hint.key);
}
