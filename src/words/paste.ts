import { createFormat } from "./format.ts";
import { type Messages, message } from "./in-each-language.ts";

const en = createFormat("en");
const fr = createFormat("fr");

type Count = { readonly count: number };

const counted = {
  en:
    (one: string, other = `${one}s`) =>
    ({ count }: Count) =>
      `${en.number(count)} ${en.plural(count, { one, other })}`,
  fr:
    (one: string, other: string) =>
    ({ count }: Count) =>
      `${fr.number(count)} ${fr.plural(count, { one, other })}`,
};

/** The losses that the editor announces before a paste. */
export const paste = {
  "paste.lost": message({
    en: ({ what }: { readonly what: readonly string[] }) => `To be left out: ${en.list(what)}.`,
    fr: ({ what }) => `Le collage laissera de côté ${fr.list(what)}.`,
  }),
  "paste.colours": message({ en: counted.en("colour"), fr: counted.fr("couleur", "couleurs") }),
  "paste.highlights": message({ en: counted.en("highlight"), fr: counted.fr("surlignage", "surlignages") }),
  "paste.underlines": message({
    en: counted.en("underline"),
    fr: counted.fr("soulignement", "soulignements"),
  }),
  "paste.fonts": message({
    en: counted.en("font"),
    fr: counted.fr("police de caractères", "polices de caractères"),
  }),
  "paste.alignments": message({
    en: counted.en("paragraph set to the centre or right", "paragraphs set to the centre or right"),
    fr: counted.fr("paragraphe centré ou à droite", "paragraphes centrés ou à droite"),
  }),
  "paste.raised": message({
    en: counted.en("raised or lowered text"),
    fr: counted.fr("exposant ou indice", "exposants ou indices"),
  }),
  "paste.comments": message({ en: counted.en("comment"), fr: counted.fr("commentaire", "commentaires") }),
  "paste.deletions": message({
    en: counted.en("tracked deletion"),
    fr: counted.fr("suppression en attente", "suppressions en attente"),
  }),
  "paste.ownImages": message({
    en: counted.en("image from your computer", "images from your computer"),
    fr: counted.fr("image de votre ordinateur", "images de votre ordinateur"),
  }),
  "paste.otherImages": message({
    en: counted.en("image from another site", "images from other sites"),
    fr: counted.fr("image d’un autre site", "images d’autres sites"),
  }),
  "paste.textBoxes": message({
    en: counted.en("text box", "text boxes"),
    fr: counted.fr("zone de texte", "zones de texte"),
  }),
  "paste.objects": message({
    en: counted.en("embedded object"),
    fr: counted.fr("objet intégré", "objets intégrés"),
  }),
  "paste.equations": message({ en: counted.en("equation"), fr: counted.fr("équation", "équations") }),
  "paste.mergedCells": message({
    en: counted.en("merged cell"),
    fr: counted.fr("fusion de cellules", "fusions de cellules"),
  }),
  "paste.cellLines": message({
    en: counted.en("line break in a table", "line breaks in tables"),
    fr: counted.fr("passage à la ligne dans un tableau", "passages à la ligne dans des tableaux"),
  }),
  "paste.cellTables": message({
    en: counted.en("table in a table", "tables in a table"),
    fr: counted.fr("tableau dans un tableau", "tableaux dans un tableau"),
  }),
  "paste.contents": message({
    en: counted.en("table of contents", "tables of contents"),
    fr: counted.fr("sommaire", "sommaires"),
  }),
  "paste.headingNumbers": message({
    en: counted.en("number of a heading", "numbers of headings"),
    fr: counted.fr("numéro de titre", "numéros de titres"),
  }),
  "paste.notes": message({
    en: counted.en("reference to a missing note", "references to missing notes"),
    fr: counted.fr("appel de note sans sa note", "appels de note sans leur note"),
  }),
  "paste.localLinks": message({
    en: counted.en("link to a file on your computer", "links to files on your computer"),
    fr: counted.fr("lien vers un fichier de votre ordinateur", "liens vers des fichiers de votre ordinateur"),
  }),
  "paste.innerLinks": message({
    en: counted.en("link within the document", "links within the document"),
    fr: counted.fr("renvoi à l’intérieur du document", "renvois à l’intérieur du document"),
  }),
  "paste.signatures": message({
    en: counted.en("e-mail signature"),
    fr: counted.fr("signature d’e-mail", "signatures d’e-mail"),
  }),
  "paste.controls": message({
    en: counted.en("button or form field", "buttons or form fields"),
    fr: counted.fr("bouton ou champ de formulaire", "boutons ou champs de formulaire"),
  }),
  "paste.pageBreaks": message({
    en: counted.en("page break"),
    fr: counted.fr("saut de page", "sauts de page"),
  }),
  "paste.symbols": message({ en: counted.en("symbol"), fr: counted.fr("symbole", "symboles") }),
} satisfies Messages;
