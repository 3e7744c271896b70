import { createFormat } from "./format.ts";
import { type Messages, message } from "./in-each-language.ts";

const en = createFormat("en");
const fr = createFormat("fr");

/** Why an edit or a file is refused. */
export const editWords = {
  "edit/no-file": message({
    en: ({ file }: { file: string }) =>
      `${file} is not there any more, or is a symbolic link: only files of content/ are written`,
    fr: ({ file }) =>
      `${file} n’existe plus, ou n’est qu’un lien : seuls les fichiers de content/ sont modifiés`,
  }),
  "edit/busy": message({
    en: ({ file }: { file: string }) => `another program keeps writing ${file}: save once more`,
    fr: ({ file }) => `un autre programme est en train d’écrire ${file} : enregistrez une nouvelle fois`,
  }),
  "edit/no-journal": message({
    en: ({ code }: { code: string }) =>
      `nothing was saved: the history (.site/edit/journal.jsonl) cannot be written (${code})`,
    fr: ({ code }) =>
      `rien n’a été enregistré : l’historique (.site/edit/journal.jsonl) ne peut pas être écrit (${code})`,
  }),
  "edit/no-yaml": message({
    en: ({ line, column, why }: { line: number; column: number; why: string }) =>
      `line ${line}, column ${column}: ${why}`,
    fr: ({ line, column, why }) => `ligne ${line}, colonne ${column} : ${why}`,
  }),
  "edit/no-number": message({
    en: ({ written }: { written: string }) => `“${written}” is no number: write it in figures`,
    fr: ({ written }) => `« ${written} » n’est pas un nombre : écrivez-le en chiffres`,
  }),
  "edit/unreadable": {
    en: "the file cannot be read: correct the mistakes in it first",
    fr: "le fichier est illisible : corrigez-le d’abord",
  },
  "edit/no-column": message({
    en: ({ column }: { column: string }) => `the table has no column ${column}: add it in the file`,
    fr: ({ column }) => `le tableau n’a pas de colonne ${column} : ajoutez-la dans le fichier`,
  }),
  "edit/missing": {
    en: "the file no longer has the part to change",
    fr: "ce qui devait être modifié n’est plus dans le fichier",
  },
  "edit/taken": {
    en: "the file already has the part to add",
    fr: "ce qui devait être ajouté est déjà dans le fichier",
  },
  "edit/entangled": {
    en: "this cannot be changed without changing other parts of the file: change it in the file itself",
    fr: "cette modification toucherait d’autres parties du fichier : faites-la dans le fichier lui-même",
  },
  "edit/toml-nothing": {
    en: "TOML has no sign for “nothing”: give a value, or take the field away",
    fr: "TOML n’a pas de signe pour « rien » : donnez une valeur, ou retirez le champ",
  },
  "edit/unwritable": {
    en: "the text cannot be written in Markdown so that it reads back the same: edit its source",
    fr: "ce texte ne peut pas s’écrire en Markdown sans changer de sens : modifiez-en la source",
  },

  // Entries that are moved or removed as a whole.
  "edit/move.no-name": message({
    en: ({ written, why, hint }: { written: string; why: string; hint: string }) =>
      `“${written}” is neither a name nor an address: ${why}; ${hint}`,
    fr: ({ written, why, hint }) => `« ${written} » n’est ni un nom ni une adresse : ${why} ; ${hint}`,
  }),
  "edit/move.slash": message({
    en: ({ written, name, address }: { written: string; name: string; address: string }) =>
      `“${written}” is neither a name, which has no slash, nor an address, which starts with one: write ${name} or ${address}`,
    fr: ({ written, name, address }) =>
      `« ${written} » n’est ni un nom, qui n’a pas de barre oblique, ni une adresse, qui commence par une : écrivez ${name} ou ${address}`,
  }),
  "edit/move.language": message({
    en: ({ language, meant }: { language: string; meant: string }) =>
      `.${language} at the end of a name marks a translation: write ${meant}`,
    fr: ({ language, meant }) => `.${language} à la fin d’un nom marque une traduction : écrivez ${meant}`,
  }),
  "edit/move.nothing": {
    en: "write a name, as in first-note, or an address, as in /notes/first",
    fr: "écrivez un nom, comme premier-texte, ou une adresse, comme /textes/premier",
  },
  "edit/move.same": {
    en: "it has this name and this address already",
    fr: "ce contenu a déjà ce nom et cette adresse",
  },
  "edit/move.home": {
    en: "the home page stays where it is: / is the address of every site",
    fr: "la page d’accueil reste où elle est : / est l’adresse de tout site",
  },
  "edit/move.no-page": message({
    en: ({ id }: { id: string }) =>
      `“${id}” has no page of its own, so it can have another name but no address`,
    fr: ({ id }) => `« ${id} » n’a pas de page à lui : il peut changer de nom, non d’adresse`,
  }),
  "edit/move.fixed": message({
    en: ({ route, file }: { route: string; file: string }) =>
      `the address ${route} of ${file} is fixed by the templates: only a developer can change it there`,
    fr: ({ route, file }) =>
      `les modèles fixent l’adresse ${route} de ${file} : seul un développeur peut la changer`,
  }),
  "edit/move.single": message({
    en: ({ file }: { file: string }) =>
      `the templates ask for ${file} by this name: only a developer can change it there`,
    fr: ({ file }) => `les modèles demandent ${file} sous ce nom : seul un développeur peut le changer`,
  }),
  "edit/move.name-taken": message({
    en: ({ id, file }: { id: string; file: string }) =>
      `there is an entry “${id}” in ${file} already: choose another name`,
    fr: ({ id, file }) => `« ${id} » existe déjà (${file}) : choisissez un autre nom`,
  }),
  "edit/move.address-taken": message({
    en: ({ route }: { route: string }) => `there is a page at ${route} already: choose another address`,
    fr: ({ route }) => `une page a déjà l’adresse ${route} : choisissez une autre adresse`,
  }),
  "edit/move.made": message({
    en: ({ asked, made, file }: { asked: string; made: string; file: string }) =>
      `the templates make the address from the name: ${file} would have ${made}, not ${asked}`,
    fr: ({ asked, made, file }) =>
      `les modèles tirent l’adresse du nom : ${file} aurait ${made}, et non ${asked}`,
  }),
  "edit/move.uneven": {
    en: "with this name the site would have more or fewer pages than before: only a developer can say which page becomes which",
    fr: "sous ce nom, le site aurait plus ou moins de pages qu’avant : seul un développeur peut dire laquelle remplace laquelle",
  },
  "edit/remove.single": message({
    en: ({ file }: { file: string }) => `the templates need ${file}: only a developer can remove it`,
    fr: ({ file }) => `les modèles ont besoin de ${file} : seul un développeur peut s’en passer`,
  }),
  "edit/remove.required": {
    en: "a value is required here: give it another one first, or name a replacement",
    fr: "il faut ici une valeur : donnez-en d’abord une autre, ou nommez ce qui prend la place",
  },
  "edit/remove.wordless": {
    en: "without its link this would be empty: make it lead to another page",
    fr: "sans son lien, il ne resterait rien ici : faites-le mener à une autre page",
  },
  "edit/remove.linked": {
    en: "a link to it is still undecided: look at the list again",
    fr: "un endroit y mène encore sans que vous ayez décidé ce qu’il devient : revoyez la liste",
  },
  "edit/changed": message({
    en: ({ file }: { file: string }) => `${file} has changed meanwhile, so nothing was written: try again`,
    fr: ({ file }) => `${file} a changé entre-temps, rien n’a donc été écrit : recommencez`,
  }),

  // Steps of the journal that concern whole entries.
  "edit/step.new": message({
    en: ({ what }: { what: string }) => `${what}: new`,
    fr: ({ what }) => `${what} : création`,
  }),
  "edit/step.move": message({
    en: ({ what }: { what: string }) => `${what}: renamed`,
    fr: ({ what }) => `${what} : nouveau nom`,
  }),
  "edit/step.remove": message({
    en: ({ what }: { what: string }) => `${what}: deleted`,
    fr: ({ what }) => `${what} : suppression`,
  }),
  "edit/step.drop": message({
    en: ({ count }: { count: number }) =>
      en.plural(count, {
        one: "An image that was used nowhere: deleted",
        other: `${en.number(count)} images that were used nowhere: deleted`,
      }),
    fr: ({ count }) =>
      fr.plural(count, {
        one: "Une image inutilisée : suppression",
        other: `${fr.number(count)} images inutilisées : suppression`,
      }),
  }),
  "edit/step.place": message({
    en: ({ words, place }: { words: string; place: number }) => `${words} (place ${en.number(place)})`,
    fr: ({ words, place }) => `${words} (place ${fr.number(place)})`,
  }),
  "edit/step.restored": message({
    en: ({ what }: { what: string }) => `${what}: restored`,
    fr: ({ what }) => `${what} : retour en arrière`,
  }),
  // `day` is a moment of it, in milliseconds since 1970.
  "edit/step.restored.many": message({
    en: ({ count, day }: { count: number; day: number | undefined }) =>
      `Restored: ${en.number(count)} changes${day === undefined ? "" : ` of ${en.weekday(new Date(day))}`}`,
    fr: ({ count, day }) =>
      `Retour en arrière : ${fr.number(count)} modifications${day === undefined ? "" : ` du ${fr.weekday(new Date(day))}`}`,
  }),
  "edit/step.at": message({
    en: ({ what, at }: { what: string; at: number }) =>
      `“${what}”, ${en.weekday(new Date(at))} at ${en.time(new Date(at))}`,
    fr: ({ what, at }) => `« ${what} », ${fr.weekday(new Date(at))} à ${fr.time(new Date(at))}`,
  }),
  "edit/step.later": message({
    en: ({ later }: { later: readonly string[] }) =>
      en.plural(later.length, {
        one: `this was changed again since. Restore this first: ${later.join("; ")}.`,
        other: `this was changed again since. Restore these first: ${later.join("; ")}.`,
      }),
    fr: ({ later }) =>
      fr.plural(later.length, {
        one: `une modification plus récente porte sur la même chose. Rétablissez-la d’abord : ${later.join(" ; ")}.`,
        other: `des modifications plus récentes portent sur la même chose. Rétablissez-les d’abord : ${later.join(" ; ")}.`,
      }),
  }),
  "edit/step.overwritten": message({
    en: ({ what }: { what: string }) =>
      `“${what}” was changed since outside of this editor, by another program or another person.`,
    fr: ({ what }) =>
      `« ${what} » a changé depuis en dehors de cet éditeur, par un autre programme ou une autre personne.`,
  }),
  "edit/step.gone": {
    en: "the earlier content of the files is not kept any more: Git has it, if it was ever published",
    fr: "les fichiers d’avant ne sont plus gardés : Git les a, s’ils ont été publiés",
  },
  "edit/step.changed": message({
    en: ({ file }: { file: string }) =>
      `${file} has changed since, so nothing was written: undo the later edits first`,
    fr: ({ file }) => `${file} a changé depuis, rien n’a donc été écrit : annulez d’abord ce qui a suivi`,
  }),
  "add/too-large": message({
    en: ({ bytes, most }: { bytes: number; most: number }) =>
      `this file weighs ${en.weight(bytes)}, and the limit is ${en.weight(most)}: scan it again with fewer details, or export it smaller`,
    fr: ({ bytes, most }) =>
      `ce fichier pèse ${fr.weight(bytes)}, pour ${fr.weight(most)} au plus : numérisez-le moins finement, ou exportez-le en plus petit`,
  }),
  "add/heic": {
    en: "this photograph is in the format HEIC, which does not open here: export it as JPEG, or set the telephone to “Most Compatible” (Settings › Camera › Formats)",
    fr: "cette photo est au format HEIC, qui ne se lit pas ici : exportez-la en JPEG, ou réglez le téléphone sur « Le plus compatible » (Réglages › Appareil photo › Formats)",
  },
  "add/unknown": {
    en: "this is neither an image that opens here (JPEG, PNG, WebP, AVIF, GIF, TIFF, SVG) nor a PDF file",
    fr: "ce fichier n’est ni une image lisible ici (JPEG, PNG, WebP, AVIF, GIF, TIFF, SVG) ni un PDF",
  },
  "add/several-pictures": {
    en: "this file holds several pictures or pages, and only one can be added: export a single one",
    fr: "ce fichier contient plusieurs images ou pages, et une seule peut être ajoutée : exportez-en une",
  },
  "add/locked": {
    en: "this PDF file asks for a password: save it without one",
    fr: "ce PDF demande un mot de passe : enregistrez-le sans",
  },
  "add/broken-pdf": {
    en: "this PDF file does not open: export it again",
    fr: "ce PDF ne s’ouvre pas : exportez-le de nouveau",
  },
  "add/unwritable": message({
    en: ({ folder }: { folder: string }) => `no file can be written to ${folder}`,
    fr: ({ folder }) => `aucun fichier ne peut être écrit dans ${folder}`,
  }),
  "add/document": message({
    en: ({ pages, bytes }: { pages: number; bytes: number }) =>
      `PDF, ${countPages.en(pages)}, ${en.weight(bytes)}`,
    fr: ({ pages, bytes }) => `PDF, ${countPages.fr(pages)}, ${fr.weight(bytes)}`,
  }),
  "image/about": message({
    en: ({ width, height, bytes, shown }: AboutImage) =>
      [
        ...(width && height ? [`${en.number(width)} × ${en.number(height)}`] : []),
        ...(bytes === undefined ? [] : [en.weight(bytes)]),
        shown.length === 0
          ? "shown nowhere yet"
          : `on ${en.list(firstOf(shown, (count) => `${en.number(count)} more`))}`,
      ].join(", "),
    fr: ({ width, height, bytes, shown }) =>
      [
        ...(width && height ? [`${fr.number(width)} × ${fr.number(height)}`] : []),
        ...(bytes === undefined ? [] : [fr.weight(bytes)]),
        shown.length === 0
          ? "montrée nulle part encore"
          : `dans ${fr.list(firstOf(shown, (count) => fr.plural(count, { one: "un autre contenu", other: `${fr.number(count)} autres` })))}`,
      ].join(", "),
  }),
  "add/active-pdf": message({
    en: ({ parts }: { parts: readonly string[] }) =>
      `This PDF does more than show pages: it has ${en.list(parts)}. Publish it only if you know why.`,
    fr: ({ parts }) =>
      `Ce PDF ne fait pas que montrer des pages : il contient ${fr.list(parts)}. Ne le publiez que si vous savez pourquoi.`,
  }),
} satisfies Messages;

const countPages = {
  en: (count: number): string => `${en.number(count)} ${en.plural(count, { one: "page", other: "pages" })}`,
  fr: (count: number): string => `${fr.number(count)} ${fr.plural(count, { one: "page", other: "pages" })}`,
};

type AboutImage = {
  readonly width?: number;
  readonly height?: number;
  readonly bytes?: number;
  /** The names of what shows it. */
  readonly shown: readonly string[];
};

/** The first three, and how many more there are. */
function firstOf(names: readonly string[], more: (count: number) => string): readonly string[] {
  return names.length > 3 ? [...names.slice(0, 3), more(names.length - 3)] : names;
}
