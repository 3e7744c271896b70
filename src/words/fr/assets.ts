import type { Translated } from "../catalogue.ts";
import type { assets as english } from "../en/assets.ts";
import { createFormat } from "../format.ts";

const { number } = createFormat("fr");

export const assets: Translated<typeof english> = {
  "template/syntax": ({ said }) => `esbuild, l’outil qui assemble le code, dit en anglais : « ${said} »`,
  "template/syntax.note": ({ said }) => `esbuild précise : « ${said} »`,
  "template/syntax.note-with-line": ({ said, line }) => `esbuild précise : « ${said} », à la ligne ${line}`,
  "template/syntax.missing": ({ wanted }) => `« ${wanted} » est introuvable`,
  "template/syntax.missing-file.hint":
    "aucun fichier ne porte ce nom : voyez son orthographe, son dossier et sa terminaison",
  "template/syntax.missing-package.hint": ({ name }) =>
    `installez le paquet dans le dossier du site, par npm install ${name}, ou commencez le nom d’un fichier par ./`,
  "template/syntax.await.hint":
    "un site n’est fait que de ses fichiers : mettez dans content/ ce qui est attendu, ou attendez dans une fonction",
  "template/syntax.unexpected.hint":
    "il manque quelque chose, ou il y a un signe de trop, ici ou à la fin de la ligne précédente",
  "template/syntax.loader.hint":
    "mettez-le dans static/ et nommez-le par son adresse, comme /logo.png ; l’image d’un contenu est un champ image(), que montre Picture",
  "template/syntax.style": ({ path }) => `le style « ${path} » ne peut pas être importé dans un script`,
  "template/syntax.style.hint":
    "ajoutez-le à styles dans templates/site.ts, et nommez-le dans Head là où une page en a besoin",
  "template/syntax.island": ({ island, reason }) =>
    `l’îlot « ${island} » ne peut pas être assemblé : ${reason}`,
  "template/syntax.island.hint":
    "sa clé dans islands est le nom sous lequel son fichier exporte le composant",
  "asset/invalid-picture": ({ path, reason }) =>
    `le dessin de ${path} ne peut pas être changé en pixels : ${reason}`,
  "asset/invalid-picture.hint": "il doit être un seul élément <svg> entier, avec xmlns et un viewBox",
  "entry/invalid-image": ({ reason }) => `le fichier n’est pas une image lisible : ${reason}`,
  "entry/invalid-image.hint": "enregistrez-le de nouveau, en JPEG, PNG, WebP, AVIF ou SVG",
  "entry/invalid-image.heic":
    "le fichier est une photo au format HEIC, celui de certains téléphones, qui ne se lit pas ici",
  "entry/invalid-image.no-size": "ni width et height ni viewBox ne sont donnés",
  "entry/invalid-image.no-svg": "il n’y a pas d’élément <svg>",
  "entry/invalid-image.too-large": ({ reason }) => `l’image est trop grande : ${reason}`,
  "entry/invalid-image.too-large.drawing.hint":
    "enregistrez le dessin avec moins de détails, ou en PNG ou WebP",
  "entry/invalid-image.too-large.hint": ({ width }) =>
    `réduisez-la : aucune page ne montre plus de ${width} pixels de large`,
  "entry/invalid-image.pixels": ({ across, down, pixels, most }) =>
    `elle a ${across} × ${down} pixels, soit ${number(pixels)}, et le maximum est de ${number(most)}`,
  "entry/invalid-image.characters": ({ characters, most }) =>
    `elle a ${number(characters)} caractères, et le maximum est de ${number(most)}`,
  "entry/invalid-image.rules": ({ tags, rules, most }) =>
    `elle a ${number(tags)} balises et ${number(rules)} règles de style, dont le produit ne doit pas dépasser ${number(most)}`,
  "entry/invalid-image.deep": ({ most }) => `ses éléments s’imbriquent sur plus de ${most} niveaux`,
  "entry/invalid-image.deep-styles": ({ most }) => `ses styles s’imbriquent sur plus de ${most} niveaux`,
  "entry/invalid-image.circle": ({ id }) => `sa partie #${id} se dessine elle-même`,
  "entry/invalid-image.deep-parts": ({ most }) =>
    `ses parties se dessinent les unes les autres sur plus de ${most} niveaux`,
  "entry/invalid-image.many-parts": ({ most }) =>
    `ses parties se dessinent les unes les autres plus de ${number(most)} fois en tout`,
  "entry/invalid-image.unknown-format": "son contenu n’est d’aucun format connu",
  "entry/invalid-image.said": ({ said }) => `« ${said} » (en anglais)`,
  "entry/cleaned-image": ({ what }) => `le dessin est publié sans ${what}`,
  "entry/cleaned-image.times": ({ what, times }) =>
    `le dessin est publié sans ${what}, à ${number(times)} endroits`,
  "noun.of-element": ({ what, element }) => `${what} de ${element}`,
  "noun.in-element": ({ what, element }) => `${what} dans ${element}`,
  "entry/cleaned-image.element.hint":
    "un dessin publié ne contient que des formes, des textes et des images incorporées : retirez-le, ou dessinez-le comme une forme",
  "entry/cleaned-image.html.hint":
    "un dessin publié ne contient pas de HTML : faites écrire ses textes par le programme comme textes SVG ou comme contours",
  "entry/cleaned-image.script.hint": "un dessin publié n’exécute rien : retirez-le",
  "entry/cleaned-image.address.hint":
    "un dessin publié ne charge rien : incorporez l’image au fichier, ou désignez une partie du dessin, comme #nom",
  "entry/cleaned-image.style.hint":
    "un dessin publié ne charge rien : incorporez la police ou l’image au fichier, ou retirez-la",
};
