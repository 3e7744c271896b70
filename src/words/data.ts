import { inFile } from "./example.ts";
import { createFormat } from "./format.ts";
import { message, type Problems } from "./in-each-language.ts";

const en = createFormat("en");
const fr = createFormat("fr");

type Written = { readonly written: string };
type Counted = { readonly cells: number; readonly columns: number };
type Id = { readonly id: string };

/** JSON and tables. */
export const dataProblems = {
  "json/syntax": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "JSON is not well formed", fr: "Le JSON est mal formé" },
    meaning: {
      en: "JSON is strict: double quotation marks around names and texts, a comma between two values and none after the last, no comments. Other programs refuse the file too. Correct the marked place.",
      fr: "Le JSON est strict : des guillemets droits doubles autour des noms et des textes, une virgule entre deux valeurs et aucune après la dernière, pas de commentaire. Les autres logiciels refusent ce fichier aussi. Corrigez l’endroit marqué.",
    },
    example: inFile("content/equipe.json", '"role": "Menuisier",', '"role": "Menuisier"'),
    messages: {
      "json/syntax.comment": { en: "JSON has no comments", fr: "le JSON n’a pas de commentaires" },
      "json/syntax.comment.hint": { en: "remove it", fr: "retirez celui-ci" },
      "json/syntax.control": {
        en: "a text has a tab or another sign that JSON does not take",
        fr: "un texte contient une tabulation ou un autre signe que le JSON refuse",
      },
      "json/syntax.control.hint": { en: "write a tab as \\t", fr: "écrivez \\t pour une tabulation" },
      "json/syntax.deep": {
        en: "lists and groups are nested too deep",
        fr: "trop de listes et de groupes sont emboîtés les uns dans les autres",
      },
      "json/syntax.deep.hint": { en: "use fewer levels", fr: "réduisez le nombre de niveaux" },
      "json/syntax.duplicate": message({
        en: ({ written }: Written) => `the name “${written}” stands twice in this group`,
        fr: ({ written }) => `le nom « ${written} » figure deux fois dans ce groupe`,
      }),
      "json/syntax.duplicate.hint": {
        en: "remove one of the two, or give it another name",
        fr: "supprimez l’un des deux, ou donnez-lui un autre nom",
      },
      "json/syntax.escape": message({
        en: ({ written }: Written) => `${written} means nothing in a text of JSON`,
        fr: ({ written }) => `${written} ne veut rien dire dans un texte en JSON`,
      }),
      "json/syntax.escape.hint": {
        en: "write \\\\ for a backslash",
        fr: "écrivez \\\\ pour une barre oblique inverse",
      },
      "json/syntax.last-comma": {
        en: "no value follows this comma",
        fr: "aucune valeur ne suit cette virgule",
      },
      "json/syntax.last-comma.hint": {
        en: "remove it: JSON takes none after the last value",
        fr: "retirez-la : le JSON n’en veut pas après la dernière valeur",
      },
      "json/syntax.more": { en: "the JSON ends before this", fr: "le JSON s’arrête avant ceci" },
      "json/syntax.more.hint": {
        en: "put everything into one group { … } or one list [ … ]",
        fr: "mettez tout dans un seul groupe { … } ou une seule liste [ … ]",
      },
      "json/syntax.no-colon": {
        en: "a name is not followed by its colon",
        fr: "un nom n’est pas suivi de son deux-points",
      },
      "json/syntax.no-colon.hint": {
        en: 'write "name": and then the value',
        fr: 'écrivez "nom": puis la valeur',
      },
      "json/syntax.no-comma": {
        en: "a comma is missing before this",
        fr: "il manque une virgule avant ceci",
      },
      "json/syntax.no-comma.hint": {
        en: "write a comma after the value before it",
        fr: "écrivez une virgule après la valeur qui précède",
      },
      "json/syntax.quotes": {
        en: "names and texts stand between double quotation marks",
        fr: "les noms et les textes se mettent entre guillemets droits doubles",
      },
      "json/syntax.quotes.hint": { en: 'write it as in "name"', fr: 'écrivez-le comme dans "nom"' },
      "json/syntax.unclosed": {
        en: "this bracket is never closed",
        fr: "cette accolade ou ce crochet ne se ferme jamais",
      },
      "json/syntax.unclosed.hint": {
        en: "write } or ] at its end",
        fr: "écrivez } ou ] à la fin",
      },
      "json/syntax.unclosed-text": {
        en: "a text is not closed on its line",
        fr: "un texte ne se ferme pas sur sa ligne",
      },
      "json/syntax.unclosed-text.hint": {
        en: 'write " at its end, and \\n where a new line begins',
        fr: 'écrivez " à la fin du texte, et \\n pour aller à la ligne',
      },
      "json/syntax.value": message({
        en: ({ written }: Written) => `${written} is no value of JSON`,
        fr: ({ written }) => `${written} n’est pas une valeur en JSON`,
      }),
      "json/syntax.value.hint": {
        en: "write a text between double quotation marks, a number such as 12.5, true, false or null",
        fr: "écrivez un texte entre guillemets droits doubles, un nombre comme 12.5, true, false ou null",
      },
    },
  },
  "csv/syntax": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "A table cannot be read", fr: "Un tableau est illisible" },
    meaning: {
      en: "In a CSV file each line is a row, the first names the columns, and one sign separates the cells. A cell that holds this sign, a quotation mark or a line end stands between quotation marks. Correct the marked place.",
      fr: "Dans un fichier CSV, chaque ligne est une rangée, la première nomme les colonnes, et un seul signe sépare les cellules. Une cellule qui contient ce signe, un guillemet ou un retour à la ligne se met entre guillemets droits. Corrigez l’endroit marqué.",
    },
    example: inFile("content/tarifs.csv", "pose;Pose; comprise;", 'pose;"Pose; comprise";'),
    messages: {
      "csv/syntax.delimiter": {
        en: "nothing shows which sign separates the cells",
        fr: "rien ne dit quel signe sépare les cellules",
      },
      "csv/syntax.delimiter.hint": {
        en: 'say it in the collection, as in csv: { delimiter: ";" }',
        fr: 'indiquez-le dans la collection, comme dans csv: { delimiter: ";" }',
      },
      "csv/syntax.unclosed": {
        en: "this quotation mark is never closed",
        fr: "ce guillemet ne se ferme jamais",
      },
      "csv/syntax.unclosed.hint": {
        en: 'write " at the end of the cell, and "" for a quotation mark within it',
        fr: 'écrivez " à la fin de la cellule, et "" pour un guillemet dans celle-ci',
      },
      "csv/syntax.after-quote": {
        en: "text follows the quotation mark that closes this cell",
        fr: "du texte suit le guillemet qui ferme cette cellule",
      },
      "csv/syntax.bare-quote": {
        en: "a quotation mark stands within a cell that has none around it",
        fr: "un guillemet se trouve dans une cellule qui n’en a pas autour d’elle",
      },
      "csv/syntax.quote.hint": {
        en: 'put the whole cell between quotation marks, and double those within, as in "the ""old"" mill"',
        fr: 'mettez toute la cellule entre guillemets droits, et doublez ceux du texte, comme dans "le ""vieux"" moulin"',
      },
      "csv/syntax.short": message({
        en: ({ cells, columns }: Counted) =>
          `this row has ${en.number(cells)} ${en.plural(cells, { one: "cell", other: "cells" })}, and the table ${en.number(columns)} columns`,
        fr: ({ cells, columns }) =>
          `cette rangée a ${fr.number(cells)} ${fr.plural(cells, { one: "cellule", other: "cellules" })}, et le tableau ${fr.number(columns)} colonnes`,
      }),
      "csv/syntax.short.hint": {
        en: "add the missing cells: an empty one needs its sign too",
        fr: "ajoutez les cellules qui manquent : même vide, chacune a son signe de séparation",
      },
      "csv/syntax.long": message({
        en: ({ cells, columns }: Counted) =>
          `this row has ${en.number(cells)} cells, and the table ${en.number(columns)} ${en.plural(columns, { one: "column", other: "columns" })}`,
        fr: ({ cells, columns }) =>
          `cette rangée a ${fr.number(cells)} cellules, et le tableau ${fr.number(columns)} ${fr.plural(columns, { one: "colonne", other: "colonnes" })}`,
      }),
      "csv/syntax.long.hint": {
        en: "put a cell that holds the separating sign between quotation marks, or remove the last cells",
        fr: "mettez entre guillemets droits la cellule qui contient le signe de séparation, ou supprimez les dernières cellules",
      },
      "csv/syntax.unnamed": { en: "this column has no name", fr: "cette colonne n’a pas de nom" },
      "csv/syntax.unnamed.hint": {
        en: "write the name of a field in the first row, or remove the column",
        fr: "écrivez le nom d’un champ dans la première rangée, ou supprimez la colonne",
      },
      "csv/syntax.twice": message({
        en: ({ written }: Written) => `two columns are called “${written}”`,
        fr: ({ written }) => `deux colonnes s’appellent « ${written} »`,
      }),
      "csv/syntax.twice.hint": {
        en: "remove one of them, or give it the name of another field",
        fr: "supprimez l’une des deux, ou donnez-lui le nom d’un autre champ",
      },
    },
  },
  "entry/id": {
    severity: "error",
    mendedBy: "developer",
    title: {
      en: "An entry of a list has no id of its own",
      fr: "Un contenu d’une liste n’a pas d’identifiant à lui",
    },
    meaning: {
      en: "In a list or a table each entry is known by the value of one field, which the collection names. There it is missing, or another entry has the same. Give each its own.",
      fr: "Dans une liste ou un tableau, chaque contenu est connu par la valeur d’un champ que la collection désigne. Ici, elle manque, ou un autre contenu a la même. Donnez à chacun la sienne.",
    },
    example: inFile("content/tarifs.csv", "pose;Dépose;", "depose;Dépose;"),
    messages: {
      "entry/id.list": {
        en: "this file must be a list, and each of its items a group of fields",
        fr: "ce fichier doit être une liste dont chaque élément est un groupe de champs",
      },
      "entry/id.list.hint": {
        en: "write a list, or take id: out of the collection for a mapping from ids to entries",
        fr: "écrivez une liste, ou retirez id: de la collection pour donner chaque contenu sous son nom",
      },
      "entry/id.column": message({
        en: ({ id }: Id) => `there is no column “${id}” with the ids of the entries`,
        fr: ({ id }) => `il n’y a pas de colonne « ${id} », qui donne les identifiants`,
      }),
      "entry/id.column.hint": message({
        en: ({ id }: Id) => `add the column ${id}, or name another with id: in the collection`,
        fr: ({ id }) => `ajoutez la colonne ${id}, ou désignez-en une autre par id: dans la collection`,
      }),
      "entry/id.missing": message({
        en: ({ id }: Id) => `this entry has no “${id}”`,
        fr: ({ id }) => `ce contenu n’a pas de « ${id} »`,
      }),
      "entry/id.missing.hint": message({
        en: ({ id }: Id) => `give it a text as its ${id} that no other entry has`,
        fr: ({ id }) => `donnez-lui comme ${id} un texte qu’aucun autre contenu n’a`,
      }),
      "entry/id.twice": message({
        en: ({ id, line }: Id & { readonly line: number }) => `the entry “${id}” is already on line ${line}`,
        fr: ({ id, line }) => `le contenu « ${id} » est déjà à la ligne ${line}`,
      }),
      "entry/id.twice.hint": {
        en: "give one of the two another id",
        fr: "donnez un autre identifiant à l’un des deux",
      },
    },
  },
} as const satisfies Problems;

type Column = { readonly column: string };

/** What to write in a table. */
export const dataWords = {
  "table.number": message({
    en: ({ decimal }: { decimal: string }) =>
      `write a number as in 1234${decimal}5, without signs or units around it`,
    fr: ({ decimal }) => `écrivez un nombre comme dans 1234${decimal}5, sans signe ni unité autour`,
  }),
  "table.decimal": message({
    en: ({ plain, sign }: { plain: string; sign: string }) =>
      `write ${plain}, or say in the collection how its numbers are written: csv: { decimal: "${sign}" }`,
    fr: ({ plain, sign }) =>
      `écrivez ${plain}, ou indiquez dans la collection comment ses nombres s’écrivent : csv: { decimal: "${sign}" }`,
  }),
  "table.truth": { en: "write true or false", fr: "écrivez true ou false (ou vrai, faux)" },
  "table.list": {
    en: 'say in the collection what separates the items of a cell, as in csv: { list: "|" }',
    fr: 'indiquez dans la collection ce qui sépare les éléments d’une cellule, comme dans csv: { list: "|" }',
  },
  "table.column": message({
    en: ({ column }: Column) => `add the column ${column} to the table`,
    fr: ({ column }) => `ajoutez la colonne ${column} au tableau`,
  }),
  "table.cell": message({
    en: ({ column }: Column) => `fill in the cell in the column ${column}: it is empty`,
    fr: ({ column }) => `remplissez la cellule de la colonne ${column} : elle est vide`,
  }),
};
