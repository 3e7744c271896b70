// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the lines that are shown are code
import { article, drawing, inFile, siteFile } from "./example.ts";
import { createFormat } from "./format.ts";
import { type Messages, message, type Problems } from "./in-each-language.ts";

const en = createFormat("en");
const fr = createFormat("fr");

type Lettered = Readonly<Record<"route" | "character" | "font" | "text", string>>;

/** Images, drawings and cards. */
export const imageProblems = {
  "entry/invalid-image": {
    severity: "error",
    title: { en: "A file is not a readable image", fr: "Un fichier n’est pas une image lisible" },
    meaning: {
      en: "The file has the name of an image, but its content is damaged or of another kind, such as the HEIC of telephones. Visitors would see a gap. Save it again as JPEG, PNG, WebP, AVIF or SVG.",
      fr: "Le fichier porte le nom d’une image, mais son contenu est abîmé ou d’une autre sorte, comme le HEIC des téléphones. Les visiteurs verraient un vide. Enregistrez-le de nouveau en JPEG, PNG, WebP, AVIF ou SVG.",
    },
    example: inFile(drawing, '<path d="M0 30 20 0 40 30z">', '<path d="M0 30 20 0 40 30z"/>'),
    messages: {
      "entry/invalid-image": message({
        en: ({ reason }: { reason: string }) => `the file is not a readable image: ${reason}`,
        fr: ({ reason }) => `le fichier n’est pas une image lisible : ${reason}`,
      }),
      "entry/invalid-image.hint": {
        en: "save it again as JPEG, PNG, WebP, AVIF or SVG",
        fr: "enregistrez-le de nouveau, en JPEG, PNG, WebP, AVIF ou SVG",
      },
      "entry/invalid-image.heic": {
        en: "the file is a photograph in HEIC, as telephones take them, which cannot be read here",
        fr: "le fichier est une photo au format HEIC, celui de certains téléphones, qui ne se lit pas ici",
      },
      "entry/invalid-image.too-large": message({
        en: ({ reason }: { reason: string }) => `the image is too large: ${reason}`,
        fr: ({ reason }) => `l’image est trop grande : ${reason}`,
      }),
      "entry/invalid-image.too-large.drawing.hint": {
        en: "save the drawing with fewer details, or as a PNG or WebP file",
        fr: "enregistrez le dessin avec moins de détails, ou en PNG ou WebP",
      },
      "entry/invalid-image.too-large.hint": message({
        en: ({ width }: { width: number }) =>
          `make it smaller: no page shows more than ${width} pixels across`,
        fr: ({ width }) => `réduisez-la : aucune page ne montre plus de ${width} pixels de large`,
      }),
    },
  },
  "entry/cleaned-image": {
    severity: "warning",
    isRule: true,
    title: { en: "Parts of a drawing were left out", fr: "Des parties d’un dessin sont laissées de côté" },
    meaning: {
      en: "An SVG can hold scripts and addresses of other sites. Such parts are not published, and the drawing may look different. See whether it is still right, then save it without them.",
      fr: "Un SVG peut contenir des scripts et des adresses d’autres sites. Ces parties ne sont pas publiées, et le dessin peut avoir changé d’aspect. Vérifiez-le, puis enregistrez-le sans elles.",
    },
    example: inFile(
      drawing,
      '<path d="M0 30 20 0 40 30z" onclick="alert(1)"/>',
      '<path d="M0 30 20 0 40 30z"/>',
    ),
    messages: {
      "entry/cleaned-image": message({
        en: ({ what }: { what: string }) => `the drawing is published without ${what}`,
        fr: ({ what }) => `le dessin est publié sans ${what}`,
      }),
      "entry/cleaned-image.times": message({
        en: ({ what, times }: { what: string; times: number }) =>
          `the drawing is published without ${what}, ${en.number(times)} times`,
        fr: ({ what, times }) => `le dessin est publié sans ${what}, à ${fr.number(times)} endroits`,
      }),
      "entry/cleaned-image.element.hint": {
        en: "a published drawing holds shapes, texts and embedded pictures only: take it out, or draw it as a shape",
        fr: "un dessin publié ne contient que des formes, des textes et des images incorporées : retirez-le, ou dessinez-le comme une forme",
      },
      "entry/cleaned-image.html.hint": {
        en: "a published drawing holds no HTML: have the program write its texts as SVG texts or as outlines",
        fr: "un dessin publié ne contient pas de HTML : faites écrire ses textes par le programme comme textes SVG ou comme contours",
      },
      "entry/cleaned-image.script.hint": {
        en: "a published drawing runs nothing: take it out",
        fr: "un dessin publié n’exécute rien : retirez-le",
      },
      "entry/cleaned-image.address.hint": {
        en: "a published drawing loads nothing: embed the picture in the file, or refer to a part of it, as in #name",
        fr: "un dessin publié ne charge rien : incorporez l’image au fichier, ou désignez une partie du dessin, comme #nom",
      },
      "entry/cleaned-image.style.hint": {
        en: "a published drawing loads nothing: embed the font or picture in the file, or take it out",
        fr: "un dessin publié ne charge rien : incorporez la police ou l’image au fichier, ou retirez-la",
      },
    },
  },
  "asset/invalid-picture": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "A drawing cannot become a picture", fr: "Un dessin ne peut pas devenir une image" },
    meaning: {
      en: "A card or an icon is drawn by a template as SVG and turned into pixels. This SVG is not well formed. Correct the template: one <svg> element with xmlns and viewBox, each element closed.",
      fr: "Une vignette ou une icône est dessinée en SVG par un modèle, puis changée en pixels. Ce SVG est mal formé. Corrigez le modèle : un seul élément <svg> avec xmlns et viewBox, chaque élément fermé.",
    },
    example: inFile(
      siteFile,
      'return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path d="${outline}"></svg>`;',
      'return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path d="${outline}"/></svg>`;',
    ),
    messages: {
      "asset/invalid-picture": message({
        en: ({ path, reason }: { path: string; reason: string }) =>
          `the drawing of ${path} cannot be turned into pixels: ${reason}`,
        fr: ({ path, reason }) => `le dessin de ${path} ne peut pas être changé en pixels : ${reason}`,
      }),
      "asset/invalid-picture.hint": {
        en: "it must be one whole <svg> element with xmlns and a viewBox",
        fr: "il doit être un seul élément <svg> entier, avec xmlns et un viewBox",
      },
    },
  },
  "card/missing-character": {
    severity: "error",
    title: { en: "The font of cards lacks a character", fr: "La police des vignettes n’a pas ce caractère" },
    meaning: {
      en: "The picture that social networks show for a page contains its title, and its font does not have this character: an emoji, or a letter of another script. Say it in words, or give the cards another font.",
      fr: "La vignette que montrent les réseaux porte le titre de la page, et sa police n’a pas ce caractère : un emoji, ou une lettre d’une autre écriture. Dites-le avec des mots, ou donnez une autre police aux vignettes.",
    },
    example: inFile(article, "title: Choisir un bardage 🌲", "title: Choisir un bardage"),
    messages: {
      "card/missing-character": message({
        en: ({ route, character, font, text }: Lettered) =>
          `the card of ${route} cannot show “${character}”: the font “${font}” of the cards has no “${character}”, which is in “${text}”`,
        fr: ({ route, character, font, text }) =>
          `la vignette de ${route} ne peut pas montrer « ${character} » : la police « ${font} » des vignettes n’a pas ce signe, qui se trouve dans « ${text} »`,
      }),
      "card/missing-character.hint": {
        en: "say it in words, or give `cards` of templates/site.ts a font that has it",
        fr: "dites-le en toutes lettres, ou donnez à `cards` de templates/site.ts une police qui contient ce signe",
      },
    },
  },
} satisfies Problems;

export const imageWords = {
  "noun.of-element": message({
    en: ({ what, element }: { what: string; element: string }) => `${what} of ${element}`,
    fr: ({ what, element }) => `${what} de ${element}`,
  }),
  "noun.in-element": message({
    en: ({ what, element }: { what: string; element: string }) => `${what} in ${element}`,
    fr: ({ what, element }) => `${what} dans ${element}`,
  }),
  "no-image.no-size": {
    en: "neither width and height nor viewBox are given",
    fr: "ni width et height ni viewBox ne sont donnés",
  },
  "no-image.no-svg": { en: "there is no <svg> element", fr: "il n’y a pas d’élément <svg>" },
  "no-image.pixels": message({
    en: ({ across, down, pixels, most }: { across: number; down: number; pixels: number; most: number }) =>
      `it has ${across} × ${down} pixels, ${en.number(pixels)} in all, and the limit is ${en.number(most)}`,
    fr: ({ across, down, pixels, most }) =>
      `elle a ${across} × ${down} pixels, soit ${fr.number(pixels)}, et le maximum est de ${fr.number(most)}`,
  }),
  "no-image.characters": message({
    en: ({ characters, most }: { characters: number; most: number }) =>
      `it has ${en.number(characters)} characters, and the limit is ${en.number(most)}`,
    fr: ({ characters, most }) =>
      `elle a ${fr.number(characters)} caractères, et le maximum est de ${fr.number(most)}`,
  }),
  "no-image.rules": message({
    en: ({ tags, rules, most }: { tags: number; rules: number; most: number }) =>
      `it has ${en.number(tags)} tags and ${en.number(rules)} style rules, and the product of these numbers may be at most ${en.number(most)}`,
    fr: ({ tags, rules, most }) =>
      `elle a ${fr.number(tags)} balises et ${fr.number(rules)} règles de style, dont le produit ne doit pas dépasser ${fr.number(most)}`,
  }),
  "no-image.deep": message({
    en: ({ most }: { most: number }) => `its elements nest more than ${most} deep`,
    fr: ({ most }) => `ses éléments s’imbriquent sur plus de ${most} niveaux`,
  }),
  "no-image.deep-styles": message({
    en: ({ most }: { most: number }) => `its styles nest more than ${most} deep`,
    fr: ({ most }) => `ses styles s’imbriquent sur plus de ${most} niveaux`,
  }),
  "no-image.circle": message({
    en: ({ id }: { id: string }) => `its part #${id} draws itself`,
    fr: ({ id }) => `sa partie #${id} se dessine elle-même`,
  }),
  "no-image.deep-parts": message({
    en: ({ most }: { most: number }) => `its parts draw one another more than ${most} deep`,
    fr: ({ most }) => `ses parties se dessinent les unes les autres sur plus de ${most} niveaux`,
  }),
  "no-image.many-parts": message({
    en: ({ most }: { most: number }) =>
      `its parts draw one another more than ${en.number(most)} times in all`,
    fr: ({ most }) => `ses parties se dessinent les unes les autres plus de ${fr.number(most)} fois en tout`,
  }),
  "no-image.unknown-format": {
    en: "its content is of no known format",
    fr: "son contenu n’est d’aucun format connu",
  },
  "no-image.said": message({
    en: ({ said }: { said: string }) => said,
    fr: ({ said }) => `« ${said} » (en anglais)`,
  }),
} satisfies Messages;
