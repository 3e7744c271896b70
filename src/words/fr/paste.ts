import type { Translated } from "../catalogue.ts";
import type { paste as reference } from "../en/paste.ts";
import { createFormat } from "../format.ts";

const { number, plural, list } = createFormat("fr");

type Count = { readonly count: number };

const counted =
  (one: string, other: string) =>
  ({ count }: Count) =>
    `${number(count)} ${plural(count, { one, other })}`;

export const paste: Translated<typeof reference> = {
  "paste.lost": ({ what }) => `Le collage laissera de côté ${list(what)}.`,
  "paste.colours": counted("couleur", "couleurs"),
  "paste.highlights": counted("surlignage", "surlignages"),
  "paste.underlines": counted("soulignement", "soulignements"),
  "paste.fonts": counted("police de caractères", "polices de caractères"),
  "paste.alignments": counted("paragraphe centré ou à droite", "paragraphes centrés ou à droite"),
  "paste.raised": counted("exposant ou indice", "exposants ou indices"),
  "paste.comments": counted("commentaire", "commentaires"),
  "paste.deletions": counted("suppression en attente", "suppressions en attente"),
  "paste.ownImages": counted("image de votre ordinateur", "images de votre ordinateur"),
  "paste.otherImages": counted("image d’un autre site", "images d’autres sites"),
  "paste.textBoxes": counted("zone de texte", "zones de texte"),
  "paste.objects": counted("objet intégré", "objets intégrés"),
  "paste.equations": counted("équation", "équations"),
  "paste.mergedCells": counted("fusion de cellules", "fusions de cellules"),
  "paste.cellLines": counted("passage à la ligne dans un tableau", "passages à la ligne dans des tableaux"),
  "paste.cellTables": counted("tableau dans un tableau", "tableaux dans un tableau"),
  "paste.contents": counted("sommaire", "sommaires"),
  "paste.headingNumbers": counted("numéro de titre", "numéros de titres"),
  "paste.notes": counted("appel de note sans sa note", "appels de note sans leur note"),
  "paste.localLinks": counted(
    "lien vers un fichier de votre ordinateur",
    "liens vers des fichiers de votre ordinateur",
  ),
  "paste.innerLinks": counted("renvoi à l’intérieur du document", "renvois à l’intérieur du document"),
  "paste.signatures": counted("signature d’e-mail", "signatures d’e-mail"),
  "paste.controls": counted("champ de formulaire", "champs de formulaire"),
  "paste.pageBreaks": counted("saut de page", "sauts de page"),
  "paste.symbols": counted("symbole", "symboles"),
};
