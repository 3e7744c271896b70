import { article, inFile, settings } from "./example.ts";
import { createFormat } from "./format.ts";
import { type Messages, message, type Problems } from "./in-each-language.ts";
import type { InEach } from "./languages.ts";

const en = createFormat("en");
const fr = createFormat("fr");

type FieldAndValue = { readonly field: string; readonly value: string };

type Bound = FieldAndValue & { readonly limit: string };

type Length = { readonly field: string; readonly limit: number; readonly length: number };

type OfKind = { readonly kind: TextKind };
type OfForm = { readonly kind: FormedKind };

export type KindWords = {
  /** What the field is given, with an example where it needs one. */
  readonly expected: InEach<string>;
  /** For a kind with a form of its own: what a text of another form is not, and how to write it. */
  readonly form?: { readonly name: InEach<string>; readonly hint: InEach<string> };
  /** Shown at the field by editors of YAML. */
  readonly about?: InEach<string> | InEach<(data: { collection: string }) => string>;
};

/** The kinds of texts, and what is said of each. The maker of a field declares its kind; see `define/fields.ts`. */
export const textKinds = {
  words: { expected: { en: "text", fr: "un texte" } },
  markdown: {
    expected: { en: "text", fr: "un texte" },
    about: { en: "Markdown.", fr: "Du Markdown." },
  },
  /** A page of the site, a place in it, or any other target of a link. */
  address: { expected: { en: "an address", fr: "une adresse" } },
  image: {
    expected: { en: "the path of an image", fr: "le chemin d’une image" },
    about: { en: "The path of an image.", fr: "Le chemin d’une image." },
  },
  entry: {
    expected: { en: "the name of an entry", fr: "le nom d’un contenu" },
    about: message({
      en: ({ collection }: { collection: string }) => `The name of an entry of ${collection}.`,
      fr: ({ collection }) => `Le nom d’un contenu de ${collection}.`,
    }),
  },
  date: {
    expected: { en: "a day, as in 2025-09-01", fr: "un jour, comme 2025-09-01" },
    form: {
      name: { en: "a date", fr: "une date" },
      hint: {
        en: "write the year, the month and the day, as in 2025-09-01",
        fr: "écrivez l’année, le mois et le jour, comme dans 2025-09-01",
      },
    },
  },
  instant: {
    expected: {
      en: "a day and a time, as in 2026-01-15 09:00",
      fr: "un jour et une heure, comme 2026-01-15 09:00",
    },
    form: {
      name: { en: "a day and a time", fr: "un jour et une heure" },
      hint: {
        en: "write the day, the hour and the minute, as in 2026-01-15 09:00, and the offset of another zone, as in 2026-01-15 09:00 -0500",
        fr: "écrivez le jour, l’heure et la minute, comme dans 2026-01-15 09:00, et le décalage d’un autre fuseau, comme dans 2026-01-15 09:00 -0500",
      },
    },
    about: {
      en: "A day and a time, as in 2026-01-15 09:00.",
      fr: "Un jour et une heure, comme 2026-01-15 09:00.",
    },
  },
  url: {
    expected: {
      en: "a web address, as in https://www.example.org",
      fr: "une adresse web, comme https://www.example.org",
    },
    form: {
      name: { en: "a web address", fr: "une adresse web" },
      hint: {
        en: "write it whole, as in https://www.example.org",
        fr: "écrivez-la en entier, comme dans https://www.example.org",
      },
    },
  },
  email: {
    expected: {
      en: "an e-mail address, as in name@example.org",
      fr: "une adresse e-mail, comme nom@example.org",
    },
    form: {
      name: { en: "an e-mail address", fr: "une adresse e-mail" },
      hint: { en: "write it as in name@example.org", fr: "écrivez-la comme dans nom@example.org" },
    },
  },
  colour: {
    expected: { en: 'a colour, as in "#2a4f6e"', fr: 'une couleur, comme "#2a4f6e"' },
    form: {
      name: { en: "a colour", fr: "une couleur" },
      hint: {
        en: 'write # and six digits from 0 to 9 and a to f, between quotes, as in "#2a4f6e"',
        fr: 'écrivez # et six signes, de 0 à 9 et de a à f, entre guillemets droits, comme dans "#2a4f6e"',
      },
    },
    about: { en: 'A colour, as in "#2a4f6e".', fr: 'Une couleur, comme "#2a4f6e".' },
  },
  duration: {
    expected: { en: "a duration, as in P3M for three months", fr: "une durée, comme P3M pour trois mois" },
    form: {
      name: { en: "a duration", fr: "une durée" },
      hint: {
        en: "write P, then numbers of years (Y), months (M) and days (D) or of weeks (W), then T and hours (H), minutes (M) and seconds (S), as in P1Y6M, P2W or PT45M",
        fr: "écrivez P, puis des nombres d’années (Y), de mois (M) et de jours (D), ou de semaines (W), puis T et des heures (H), minutes (M) et secondes (S), comme dans P1Y6M, P2W ou PT45M",
      },
    },
    about: {
      en: "A duration, as in P3M for three months or PT45M for 45 minutes.",
      fr: "Une durée, comme P3M pour trois mois ou PT45M pour 45 minutes.",
    },
  },
} satisfies { readonly [kind: string]: KindWords };

/** A kind of texts. */
export type TextKind = keyof typeof textKinds;
/** A kind whose texts all have one form. */
export type FormedKind = {
  [Kind in TextKind]: (typeof textKinds)[Kind] extends { readonly form: object } ? Kind : never;
}[TextKind];

/** Fields of entries and of the settings. */
export const fieldProblems = {
  "entry/missing-file": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "A file that the site needs is missing", fr: "Un fichier dont le site a besoin manque" },
    meaning: {
      en: "The templates read this file, and it is not there: it was renamed, moved or not yet created. Create it, or take its collection out of templates/site.ts.",
      fr: "Les modèles lisent ce fichier, et il n’est pas là : il a été renommé, déplacé, ou pas encore créé. Créez-le, ou retirez sa collection de templates/site.ts.",
    },
    example: {
      command: "build",
      changes: [
        {
          file: "content/termes.yaml",
          mended: "claire-voie:\n  write: claire-voie\n  insteadOf: [claire voie]\n",
        },
      ],
    },
    messages: {
      "entry/missing-file": { en: "the file is not there", fr: "ce fichier manque" },
      "entry/missing-file.hint": {
        en: "the templates need it: create it, or take its collection out of templates/site.ts",
        fr: "les modèles en ont besoin : créez-le, ou retirez sa collection de templates/site.ts",
      },
      "entry/missing-file.settings": {
        en: "the site’s settings are not there",
        fr: "les réglages du site manquent",
      },
      "entry/missing-file.settings.hint": {
        en: "create the file with at least name: and url:",
        fr: "créez ce fichier avec au moins name: et url:",
      },
    },
  },
  "entry/held-back": {
    severity: "error",
    title: { en: "A page that is always needed is held back", fr: "Une page indispensable est retenue" },
    meaning: {
      en: "The file is a draft, or dated in the future, but the site cannot be drawn without it. Take out the line draft: true, or correct its date. `--drafts` shows drafts without publishing them.",
      fr: "Le fichier est un brouillon, ou porte une date à venir, mais le site ne peut pas s’en passer. Supprimez la ligne draft: true, ou corrigez la date. `--drafts` montre les brouillons sans les publier.",
    },
    example: inFile("content/atelier.md", "title: L’atelier\ndraft: true", "title: L’atelier"),
    messages: {
      "entry/held-back.draft": {
        en: "the file is a draft, but the templates need it",
        fr: "ce fichier est un brouillon, mais les modèles ne peuvent s’en passer",
      },
      "entry/held-back.future": message({
        en: ({ due }: { due: string }) => `the file is due on ${due}, but the templates need it`,
        fr: ({ due }) => `ce fichier ne paraît que le ${due}, mais les modèles ne peuvent s’en passer`,
      }),
      "entry/held-back.hint": {
        en: "publish it, or build with --drafts to see it",
        fr: "publiez-le, ou construisez le site avec --drafts pour le voir",
      },
    },
  },
  "entry/empty": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "A file is empty", fr: "Un fichier est vide" },
    meaning: {
      en: "The file has no fields and no text, so no page can be made of it. It may have been saved by mistake. Begin it with its front matter, or delete it.",
      fr: "Le fichier n’a ni champs ni texte : aucune page ne peut en sortir. Il a peut-être été enregistré par erreur. Commencez-le par son en-tête, ou supprimez-le.",
    },
    example: {
      command: "build",
      changes: [
        {
          file: "content/conseils/volets.md",
          wrong: "",
          mended:
            "---\ntitle: Volets\ndescription: Des volets à lames.\ndate: 2025-11-03\ncategory: menuiserie\n---\n",
        },
      ],
    },
    messages: {
      "entry/empty": { en: "the file is empty", fr: "le fichier est vide" },
      "entry/empty.markdown": {
        en: "start it with its front matter between two lines of ---",
        fr: "commencez par son en-tête, entre deux lignes de ---",
      },
      "entry/empty.yaml": {
        en: "write its fields, one a line, as in: name: value",
        fr: "écrivez ses champs, un par ligne, sous la forme nom: valeur",
      },
      "entry/empty.csv": {
        en: "write the names of the columns in its first row",
        fr: "écrivez les noms des colonnes dans sa première rangée",
      },
    },
  },
  "entry/unknown-field": {
    severity: "error",
    title: { en: "There is no such field", fr: "Ce champ n’existe pas" },
    meaning: {
      en: "A field has a name that the site does not know. What it says would appear nowhere. It is often a typing mistake: the hint gives the closest name.",
      fr: "Un champ porte un nom que le site ne connaît pas. Ce qu’il dit n’apparaîtrait nulle part. C’est souvent une faute de frappe : le conseil donne le nom le plus proche.",
    },
    example: inFile(
      "content/conseils/isolation.md",
      "photos: ../images/combles.svg",
      "photo: ../images/combles.svg",
    ),
    messages: {
      "entry/unknown-field": message({
        en: ({ name }: { name: string }) => `there is no field “${name}”`,
        fr: ({ name }) => `il n’y a pas de champ « ${name} »`,
      }),
      "entry/unknown-field.check": message({
        en: ({ code }: { code: string }) => `checks: there is no check “${code}” that can be chosen`,
        fr: ({ code }) => `checks : il n’y a pas de contrôle « ${code} » à régler`,
      }),
      "entry/unknown-field.level": message({
        en: ({ code, level }: { code: string; level: string }) => `checks: ${code} cannot be “${level}”`,
        fr: ({ code, level }) => `checks : ${code} ne peut être « ${level} »`,
      }),
      "entry/unknown-field.folder": message({
        en: ({ code, folder }: { code: string; folder: string }) =>
          `checks: ${code} applies to no file of ${folder}/`,
        fr: ({ code, folder }) => `checks : aucun fichier ne se trouve dans ${folder}/ pour ${code}`,
      }),
      "entry/unknown-field.group": message({
        en: ({ name }: { name: string }) => `there is no group of pages “${name}”`,
        fr: ({ name }) => `il n’y a pas de groupe de pages « ${name} »`,
      }),
    },
  },
  "entry/missing-field": {
    severity: "error",
    title: { en: "A field is missing", fr: "Il manque un champ" },
    meaning: {
      en: "The page cannot be drawn without this field. Add the line that the hint shows, at the place where it says so.",
      fr: "La page ne peut pas être dessinée sans ce champ. Ajoutez la ligne que montre le conseil, à l’endroit qu’il indique.",
    },
    example: inFile(article, "category: menuiserie", "date: 2025-09-01\ncategory: menuiserie"),
    messages: {
      "entry/missing-field": message({
        en: ({ field }: { field: string }) => `${field} is missing`,
        fr: ({ field }) => `${field} manque`,
      }),
      "entry/missing-field.hint": message({
        en: ({ key, expected }: { key: string; expected: string }) =>
          `add a line ${key}: followed by ${expected}`,
        fr: ({ key, expected }) => `ajoutez une ligne ${key}: et, à la suite, ${expected}`,
      }),
      "entry/missing-field.in-item": message({
        en: (data: { key: string; list: string; item: number; expected: string }) =>
          `add to item ${en.number(data.item)} of ${data.list} a line ${data.key}: followed by ${data.expected}`,
        fr: ({ key, list, item, expected }) =>
          `ajoutez à l’élément ${fr.number(item)} de ${list} une ligne ${key}: et, à la suite, ${expected}`,
      }),
      "entry/missing-field.under": message({
        en: ({ key, parent, expected }: { key: string; parent: string; expected: string }) =>
          `add under ${parent}: a line ${key}: followed by ${expected}`,
        fr: ({ key, parent, expected }) =>
          `ajoutez sous ${parent}: une ligne ${key}: et, à la suite, ${expected}`,
      }),
    },
  },
  "entry/invalid-field": {
    severity: "error",
    title: { en: "A field has a value that does not fit", fr: "La valeur d’un champ ne convient pas" },
    meaning: {
      en: "The value is of another kind than the field takes: a text for a number, a day that does not exist, a word that is not on the list. The message says what is expected. Write it in that form.",
      fr: "La valeur n’est pas de la sorte attendue : un texte à la place d’un nombre, un jour qu’aucun calendrier ne connaît, un mot qui n’est pas dans la liste. Le message dit ce qui est attendu. Écrivez-la sous cette forme.",
    },
    example: inFile(article, "date: 1er septembre 2025", "date: 2025-09-01"),
    messages: {
      "entry/invalid-field.type": message({
        en: ({ field, expected, value }: { field: string; expected: string; value: string }) =>
          `${field} must be ${expected}, but it is ${value}`,
        fr: ({ field, expected, value }) => `${field} doit être ${expected}, et non ${value}`,
      }),
      "entry/invalid-field.quote": message({
        en: ({ line }: { line: string }) => `put it between quotes, as in ${line}`,
        fr: ({ line }) => `mettez la valeur entre guillemets droits, comme dans ${line}`,
      }),
      "entry/invalid-field.quote-colon": message({
        en: ({ line }: { line: string }) => `a text that holds ": " must be between quotes, as in ${line}`,
        fr: ({ line }) => `un texte qui contient ": " se met entre guillemets droits, comme dans ${line}`,
      }),
      "entry/invalid-field.bare-number": message({
        en: ({ line }: { line: string }) => `write the number alone, as in ${line}`,
        fr: ({ line }) => `écrivez le nombre seul, comme dans ${line}`,
      }),
      "entry/invalid-field.truth": {
        en: "write true or false, without quotes",
        fr: "écrivez true (oui) ou false (non), sans guillemets",
      },
      "entry/invalid-field.list": {
        en: "write one item a line, each after a hyphen and a space",
        fr: "écrivez un élément par ligne, après un tiret et une espace",
      },
      "entry/invalid-field.blank": {
        en: "write it after the colon, between quotes where it begins with #",
        fr: "écrivez-le après les deux-points, entre guillemets droits s’il commence par #",
      },
      "entry/invalid-field.group-of": message({
        en: ({ fields }: { fields: readonly string[] }) =>
          `write its fields below, two spaces further in: ${fields.map((field) => `${field}:`).join(", ")}`,
        fr: ({ fields }) =>
          `écrivez ses champs au-dessous, décalés de deux espaces : ${fields.map((field) => `${field}:`).join(", ")}`,
      }),
      "entry/invalid-field.group": {
        en: "write its fields below, indented by two spaces",
        fr: "écrivez ses champs au-dessous, décalés de deux espaces",
      },
      "entry/invalid-field.fields": {
        en: "write its fields one a line, as in name: value",
        fr: "écrivez ses champs, un par ligne, sous la forme nom: valeur",
      },
      "entry/invalid-field.never": message({
        en: ({ field }: { field: string }) => `${field} must be left out`,
        fr: ({ field }) => `${field} ne doit pas figurer ici`,
      }),
      "entry/invalid-field.never.hint": { en: "remove the line", fr: "supprimez cette ligne" },
      "entry/invalid-field.choice": message({
        en: ({ field, value }: FieldAndValue) => `${field} is ${value}, which is not one of its values`,
        fr: ({ field, value }) => `${field} contient ${value}, qui n’est pas une valeur possible`,
      }),
      "entry/invalid-field.union": message({
        en: ({ field, value }: FieldAndValue) =>
          `${field} is ${value}, which has none of the forms that are allowed here`,
        fr: ({ field, value }) => `${field} contient ${value}, qui n’a aucune des formes admises ici`,
      }),
      "entry/invalid-field.name": message({
        en: ({ field }: { field: string }) => `${field} is not a name that is allowed here`,
        fr: ({ field }) => `${field} n’est pas un nom admis ici`,
      }),
      "entry/invalid-field.refused": message({
        en: ({ field, value }: FieldAndValue) => `${field} is ${value}, which is not allowed here`,
        fr: ({ field, value }) => `${field} contient ${value}, qui n’est pas admis ici`,
      }),
      "entry/invalid-field.rule": message({
        en: ({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`,
        fr: ({ field, rule }) => `${field} ${rule}`,
      }),
      "entry/invalid-field.multiple": message({
        en: ({ field, step, value }: FieldAndValue & { step: string }) =>
          `${field} must be a multiple of ${step}, but it is ${value}`,
        fr: ({ field, step, value }) => `${field} doit être un multiple de ${step}, et non ${value}`,
      }),
      "entry/invalid-field.no-mapping": {
        en: "the file must be a mapping from names to entries",
        fr: "le fichier doit donner des contenus, chacun sous son nom",
      },
      "entry/invalid-field.no-mapping.hint": {
        en: "write one entry under each name, as in name: followed by its fields, indented",
        fr: "écrivez chaque contenu sous son nom : une ligne nom: puis ses champs au-dessous, décalés de deux espaces",
      },
      "entry/invalid-field.taken": message({
        en: ({ field, value, files }: FieldAndValue & { files: readonly string[] }) =>
          `${field} is ${value}, as in ${files.join(", ")}`,
        fr: ({ field, value, files }) => `${field} contient ${value}, comme dans ${files.join(", ")}`,
      }),
      "entry/invalid-field.taken.hint": {
        en: "give each its own: their order is not defined",
        fr: "donnez à chacun une valeur différente : rien ne dit lequel vient en premier",
      },
      "entry/invalid-field.empty": message({
        en: ({ field }: { field: string }) => `${field} must not be empty`,
        fr: ({ field }) => `${field} ne doit pas rester vide`,
      }),
      "entry/invalid-field.at-least": message({
        en: ({ field, limit, value }: Bound) => `${field} must be at least ${limit}, but it is ${value}`,
        fr: ({ field, limit, value }) => `${field} doit être au moins égal à ${limit}, et non à ${value}`,
      }),
      "entry/invalid-field.more-than": message({
        en: ({ field, limit, value }: Bound) => `${field} must be more than ${limit}, but it is ${value}`,
        fr: ({ field, limit, value }) => `${field} doit dépasser ${limit}, mais vaut ${value}`,
      }),
      "entry/invalid-field.at-most": message({
        en: ({ field, limit, value }: Bound) => `${field} must be at most ${limit}, but it is ${value}`,
        fr: ({ field, limit, value }) => `${field} ne doit pas dépasser ${limit}, mais vaut ${value}`,
      }),
      "entry/invalid-field.less-than": message({
        en: ({ field, limit, value }: Bound) => `${field} must be less than ${limit}, but it is ${value}`,
        fr: ({ field, limit, value }) => `${field} doit rester en dessous de ${limit}, mais vaut ${value}`,
      }),
      "entry/invalid-field.characters-exactly": message({
        en: ({ field, limit, length }: Length) =>
          `${field} must have exactly ${characters.en(limit)}, but it has ${en.number(length)}`,
        fr: ({ field, limit, length }) =>
          `${field} doit compter exactement ${characters.fr(limit)}, mais en compte ${fr.number(length)}`,
      }),
      "entry/invalid-field.characters-at-least": message({
        en: ({ field, limit, length }: Length) =>
          `${field} must have at least ${characters.en(limit)}, but it has ${en.number(length)}`,
        fr: ({ field, limit, length }) =>
          `${field} doit compter au moins ${characters.fr(limit)}, mais en compte ${fr.number(length)}`,
      }),
      "entry/invalid-field.characters-at-most": message({
        en: ({ field, limit, length }: Length) =>
          `${field} must have at most ${characters.en(limit)}, but it has ${en.number(length)}`,
        fr: ({ field, limit, length }) =>
          `${field} doit compter au plus ${characters.fr(limit)}, mais en compte ${fr.number(length)}`,
      }),
      "entry/invalid-field.items-exactly": message({
        en: ({ field, limit, length }: Length) =>
          `${field} must have exactly ${items.en(limit)}, but it has ${en.number(length)}`,
        fr: ({ field, limit, length }) =>
          `${field} doit compter exactement ${items.fr(limit)}, mais en compte ${fr.number(length)}`,
      }),
      "entry/invalid-field.items-at-least": message({
        en: ({ field, limit, length }: Length) =>
          `${field} must have at least ${items.en(limit)}, but it has ${en.number(length)}`,
        fr: ({ field, limit, length }) =>
          `${field} doit compter au moins ${items.fr(limit)}, mais en compte ${fr.number(length)}`,
      }),
      "entry/invalid-field.items-at-most": message({
        en: ({ field, limit, length }: Length) =>
          `${field} must have at most ${items.en(limit)}, but it has ${en.number(length)}`,
        fr: ({ field, limit, length }) =>
          `${field} doit compter au plus ${items.fr(limit)}, mais en compte ${fr.number(length)}`,
      }),
      "entry/invalid-field.no-day": message({
        en: ({ field, value }: FieldAndValue) => `${field} is ${value}, which is not a day of the calendar`,
        fr: ({ field, value }) => `${field} contient ${value}, un jour qui n’existe dans aucun calendrier`,
      }),
      "entry/invalid-field.no-day.hint": {
        en: "check the month and the day",
        fr: "vérifiez le mois et le jour",
      },
      "entry/invalid-field.kind": message({
        en: ({ field, kind, value }: FieldAndValue & OfForm) =>
          `${field} must be ${textKinds[kind].form.name.en}, but it is ${value}`,
        fr: ({ field, kind, value }) => `${field} doit être ${textKinds[kind].form.name.fr}, et non ${value}`,
      }),
      "entry/invalid-field.kind.hint": message({
        en: ({ kind }: OfForm) => textKinds[kind].form.hint.en,
        fr: ({ kind }) => textKinds[kind].form.hint.fr,
      }),
      "entry/invalid-field.form": message({
        en: ({ field, value }: FieldAndValue) => `${field} is ${value}, which does not have the right form`,
        fr: ({ field, value }) => `${field} contient ${value}, qui n’a pas la bonne forme`,
      }),
      "entry/invalid-field.starts-with": message({
        en: ({ start }: { start: string }) => `begin it with ${start}`,
        fr: ({ start }) => `commencez par ${start}`,
      }),
      "entry/invalid-field.ends-with": message({
        en: ({ end }: { end: string }) => `end it with ${end}`,
        fr: ({ end }) => `terminez par ${end}`,
      }),
      "entry/invalid-field.includes": message({
        en: ({ part }: { part: string }) => `it must hold ${part}`,
        fr: ({ part }) => `la valeur doit contenir ${part}`,
      }),
      "entry/invalid-field.pattern": message({
        en: ({ pattern }: { pattern: string }) => `it must fit the pattern ${pattern}`,
        fr: ({ pattern }) => `la valeur doit suivre le motif ${pattern}`,
      }),
      "entry/invalid-field.said": message({
        en: ({ said }: { said: string }) => `the schema says: “${said}”`,
        fr: ({ said }) => `le schéma l’explique ainsi : « ${said} »`,
      }),
    },
  },
  "entry/dangling-reference": {
    severity: "error",
    title: { en: "A field names an entry that is not there", fr: "Un champ renvoie à un contenu absent" },
    meaning: {
      en: "The field points to another entry, such as a category, by the name of its file or its key. No entry has that name, or it is not published yet. Write one of those that the hint lists.",
      fr: "Le champ renvoie à un autre contenu, comme une catégorie, par le nom de son fichier ou par sa clé. Aucun ne porte ce nom, ou il n’est pas encore publié. Écrivez l’un de ceux que donne le conseil.",
    },
    example: inFile(article, "category: menuisier", "category: menuiserie"),
    messages: {
      "entry/dangling-reference": message({
        en: ({ id, collection }: { id: string; collection: string }) =>
          `there is no entry “${id}” in ${collection}`,
        fr: ({ id, collection }) => `il n’y a pas de contenu « ${id} » dans ${collection}`,
      }),
      "entry/dangling-reference.collection": message({
        en: ({ name }: { name: string }) =>
          `a schema has reference("${name}"), but the site has no such collection`,
        fr: ({ name }) => `un schéma contient reference("${name}"), mais le site n’a pas cette collection`,
      }),
      "entry/dangling-reference.draft": message({
        en: ({ file }: { file: string }) => `${file} is a draft: take the reference out until then`,
        fr: ({ file }) => `${file} est un brouillon : retirez le renvoi jusqu’à sa parution`,
      }),
      "entry/dangling-reference.future": message({
        en: ({ file, due }: { file: string; due: string }) =>
          `${file} is due on ${due}: take the reference out until then`,
        fr: ({ file, due }) => `${file} ne paraît que le ${due} : retirez le renvoi jusque-là`,
      }),
    },
  },
  "entry/missing-image": {
    severity: "error",
    title: { en: "An image is not there", fr: "Une image n’est pas là" },
    meaning: {
      en: "A text or a field names an image that content/ does not hold. Capitals, accents and the ending count. Correct the name, or save the image at the place that the message gives.",
      fr: "Un texte ou un champ nomme une image que content/ ne contient pas. Les majuscules, les accents et l’extension comptent. Corrigez le nom, ou enregistrez l’image à l’endroit que donne le message.",
    },
    example: inFile(
      "content/conseils/isolation.md",
      "photo: ../images/comble.svg",
      "photo: ../images/combles.svg",
    ),
    messages: {
      "entry/missing-image": message({
        en: ({ image }: { image: string }) => `the image ${image} is not there`,
        fr: ({ image }) => `l’image ${image} manque`,
      }),
      "entry/missing-image.field": message({
        en: ({ image, path }: { image: string; path: string }) =>
          `the image “${image}” is not there (looked for ${path})`,
        fr: ({ image, path }) => `l’image « ${image} » manque (cherchée sous ${path})`,
      }),
    },
  },
  "settings/invalid-origin": {
    severity: "error",
    title: { en: "The address of the site is not right", fr: "L’adresse du site ne convient pas" },
    meaning: {
      en: "The setting url holds the beginning of all addresses: https:// and the name of the site, with nothing after it. Links for search engines and feeds are made from it. Remove the rest.",
      fr: "Le réglage url est le début de toutes les adresses : https:// et le nom du site, sans rien derrière. Les liens destinés aux moteurs de recherche et aux flux en sont tirés. Supprimez le reste.",
    },
    example: inFile(
      settings,
      "url: https://www.atelier-duval.example/accueil",
      "url: https://www.atelier-duval.example",
    ),
    messages: {
      "settings/invalid-origin.user": {
        en: "url is the origin of the site, but it holds the name of a user or a password",
        fr: "url est l’adresse du site, mais contient un nom d’utilisateur ou un mot de passe",
      },
      "settings/invalid-origin.host": message({
        en: ({ host }: { host: string }) =>
          `url is the origin of the site, but ${host} is not a valid host name`,
        fr: ({ host }) => `url est l’adresse du site, mais ${host} n’est pas un nom d’hôte`,
      }),
      "settings/invalid-origin.path": message({
        en: ({ address }: { address: string }) => `url is the origin of the site, but ${address} has a path`,
        fr: ({ address }) => `url est l’adresse du site sans chemin, mais ${address} en a un`,
      }),
      "settings/invalid-origin.end": {
        en: "url is the origin of the site, but it ends in ? or #",
        fr: "url est l’adresse du site, mais se termine par ? ou #",
      },
      "settings/invalid-origin.rest": message({
        en: ({ rest }: { rest: string }) => `url is the origin of the site, but it goes on with ${rest}`,
        fr: ({ rest }) => `url est l’adresse du site, mais continue par ${rest}`,
      }),
      "settings/invalid-origin.hint": message({
        en: ({ origin }: { origin: string }) => `write url: ${origin}`,
        fr: ({ origin }) => `écrivez url: ${origin}`,
      }),
      "settings/invalid-origin.host.hint": message({
        en: ({ origin }: { origin: string }) =>
          `write url: ${origin}, with letters, digits, hyphens and dots`,
        fr: ({ origin }) =>
          `écrivez url: ${origin}, avec des lettres, des chiffres, des traits d’union et des points`,
      }),
      "settings/invalid-origin.path.hint": message({
        en: ({ origin }: { origin: string }) => `give the path with --base, and write url: ${origin}`,
        fr: ({ origin }) => `donnez le chemin par --base, et écrivez url: ${origin}`,
      }),
    },
  },
  "settings/refused-variable": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "A variable must not be set", fr: "Une variable ne doit pas être définie" },
    meaning: {
      en: "The environment of the command sets a variable that the site refuses, because pages would show its value to everyone. Unset it where the site is built.",
      fr: "L’environnement de la commande définit une variable que le site refuse, parce que les pages montreraient sa valeur à tous. Supprimez-la là où le site est construit.",
    },
    example: {
      command: "build",
      wrong: {
        en: "ATELIER_PASSWORD is set where the site is built, and its templates refuse it.",
        fr: "ATELIER_PASSWORD est définie là où le site est construit, et ses modèles la refusent.",
      },
      mended: { en: "The variable is not set any more.", fr: "La variable n’est plus définie." },
      report: {
        file: "content/site.yaml",
        message: {
          key: "settings/refused-variable",
          data: {
            variable: "ATELIER_PASSWORD",
            reason: "a page would show it to everyone",
          },
        },
        hint: {
          key: "settings/refused-variable.hint",
          data: {
            variable: "ATELIER_PASSWORD",
          },
        },
      },
    },
    messages: {
      "settings/refused-variable": message({
        en: ({ variable, reason }: { variable: string; reason: string }) =>
          `the variable ${variable} of the environment is set, but ${reason}`,
        fr: ({ variable, reason }) =>
          `la variable d’environnement ${variable} est définie, alors qu’elle est refusée : ${reason}`,
      }),
      "settings/refused-variable.hint": message({
        en: ({ variable }: { variable: string }) => `unset ${variable}`,
        fr: ({ variable }) => `supprimez ${variable} de l’environnement`,
      }),
    },
  },
} satisfies Problems;

export const fieldWords = {
  "noun.field": message({
    en: ({ path, label }: { path: string; label: string | undefined }) =>
      label === undefined ? path : `${label} (${path})`,
    fr: ({ path, label }) => (label === undefined ? path : `${label} (${path})`),
  }),
  "noun.item": message({
    en: ({ label, item }: { label: string; item: number }) => `${label}, item ${en.number(item)}`,
    fr: ({ label, item }) => `${label}, élément ${fr.number(item)}`,
  }),
  /** From the group to the field in it. */
  "noun.label": message({
    en: ({ labels }: { labels: readonly string[] }) => labels.join(" › "),
    fr: ({ labels }) => labels.join(" › "),
  }),
  "noun.file": { en: "the file", fr: "le fichier" },
  "noun.entry": message({
    en: ({ id }: { id: string }) => `the entry “${id}”`,
    fr: ({ id }) => `le contenu « ${id} »`,
  }),
  "noun.fields": { en: "fields", fr: "champs" },
  "noun.groups": { en: "groups", fr: "groupes" },
  "noun.checks": { en: "checks that can be chosen", fr: "contrôles réglables" },
  "noun.levels": { en: "levels", fr: "niveaux" },
  "noun.folders": { en: "folders", fr: "dossiers" },
  "noun.labelled-field": message({
    en: ({ name, label }: { name: string; label: string }) => `${name} (${label})`,
    fr: ({ name, label }) => `${name} (${label})`,
  }),

  "value.empty": { en: "empty", fr: "une valeur vide" },
  "value.list": { en: "a list", fr: "une liste" },
  "value.group": { en: "a group of fields", fr: "un groupe de champs" },
  "value.number": message({
    en: ({ value }: { value: string }) => `the number ${value}`,
    fr: ({ value }) => `le nombre ${value}`,
  }),
  "value.truth": message({
    en: ({ value }: { value: string }) => `the value ${value}`,
    fr: ({ value }) => `la valeur ${value}`,
  }),
  "value.text": message({ en: ({ text }: { text: string }) => `“${text}”`, fr: ({ text }) => `« ${text} »` }),

  "expected.text": { en: "text", fr: "un texte" },
  "expected.number": { en: "a number", fr: "un nombre" },
  "expected.finite-number": { en: "a finite number", fr: "un nombre fini" },
  "expected.whole-number": { en: "a whole number", fr: "un nombre entier" },
  "expected.truth": { en: "true or false", fr: "true (oui) ou false (non)" },
  "expected.list": { en: "a list", fr: "une liste" },
  "expected.group": { en: "a group of fields", fr: "un groupe de champs" },
  "expected.date": { en: "a date", fr: "une date" },
  "expected.empty": { en: "empty", fr: "vide" },
  "expected.value": { en: "its value", fr: "sa valeur" },
  "expected.kind": message({
    en: ({ kind }: OfKind) => textKinds[kind].expected.en,
    fr: ({ kind }) => textKinds[kind].expected.fr,
  }),
  "expected.one-of": message({
    en: ({ values }: { values: readonly string[] }) => `one of ${values.join(", ")}`,
    fr: ({ values }) => `l’une de ces valeurs : ${values.join(", ")}`,
  }),

  "rule.route": message({
    en: ({ route, why }: { route: string; why: string }) =>
      `must be a route such as /about, but it is “${route}”: ${why}`,
    fr: ({ route, why }) => `doit être une adresse de page, comme /a-propos, mais vaut « ${route} » : ${why}`,
  }),
  "rule.instant-day": {
    en: "names a day that the calendar does not have",
    fr: "nomme un jour que le calendrier n’a pas",
  },
  "rule.instant-day.hint": { en: "check the month and the day", fr: "vérifiez le mois et le jour" },
  "rule.instant-skipped": message({
    en: ({ zone }: { zone: string }) => `names a time that clocks in ${zone} skip on that day`,
    fr: ({ zone }) => `nomme une heure que les horloges sautent ce jour-là (fuseau ${zone})`,
  }),
  "rule.instant-skipped.hint": {
    en: "write the time an hour later, or with its offset, as in +0100",
    fr: "écrivez l’heure suivante, ou ajoutez son décalage, comme +0100",
  },
  "rule.instant-twice": message({
    en: ({ zone }: { zone: string }) => `names a time that clocks in ${zone} show twice on that day`,
    fr: ({ zone }) => `nomme une heure que les horloges donnent deux fois ce jour-là (fuseau ${zone})`,
  }),
  "rule.instant-twice.hint": message({
    en: ({ choices }: { choices: readonly string[] }) => `write which: ${choices.join(" or ")}`,
    fr: ({ choices }) => `écrivez laquelle : ${choices.join(" ou ")}`,
  }),
  "rule.time-zone": {
    en: "must be a time zone such as Europe/Paris",
    fr: "doit être un fuseau horaire, comme Europe/Paris",
  },
  // References between entries.
  "noun.collections": { en: "collections", fr: "collections" },
  "noun.entries-of": message({
    en: ({ collection }: { collection: string }) => `entries of ${collection}`,
    fr: ({ collection }) => `contenus de « ${collection} »`,
  }),
  "noun.images": { en: "images in content/", fr: "images dans content/" },
} satisfies Messages;

const characters = {
  en: (count: number): string =>
    `${en.number(count)} ${en.plural(count, { one: "character", other: "characters" })}`,
  fr: (count: number): string => `${fr.number(count)} ${fr.plural(count, { one: "signe", other: "signes" })}`,
};

const items = {
  en: (count: number): string => `${en.number(count)} ${en.plural(count, { one: "item", other: "items" })}`,
  fr: (count: number): string =>
    `${fr.number(count)} ${fr.plural(count, { one: "élément", other: "éléments" })}`,
};
