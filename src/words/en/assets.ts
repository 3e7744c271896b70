import { createFormat } from "../format.ts";

const { number } = createFormat("en");

/** Styles, scripts, fonts and images, in English. */
export const assets = {
  "template/syntax": ({ said }: { said: string }) => said,
  "template/syntax.note": ({ said }: { said: string }) => said,
  "template/syntax.note-with-line": ({ said, line }: { said: string; line: number }) =>
    `${said} is in line ${line}`,
  "template/syntax.missing": ({ wanted }: { wanted: string }) => `Could not resolve “${wanted}”`,
  "template/syntax.missing-file.hint":
    "no file has this name: look at its spelling, its folder and its ending",
  "template/syntax.missing-package.hint": ({ name }: { name: string }) =>
    `install the package in the folder of the site, as in npm install ${name}, or begin the name of a file with ./`,
  "template/syntax.await.hint":
    "a site is made of its files alone: put the awaited data into content/, or wait in a function",
  "template/syntax.unexpected.hint":
    "something is missing or superfluous here, or at the end of the line before",
  "template/syntax.loader.hint":
    "put it into static/ and name it by its address, as in /logo.png; an image of an entry is an image() field, which Picture shows",
  "template/syntax.style": ({ path }: { path: string }) =>
    `the style “${path}” cannot be imported from a script`,
  "template/syntax.style.hint":
    "list it under styles in templates/site.ts, and name it in Head where a page needs it",
  "template/syntax.island": ({ island, reason }: { island: string; reason: string }) =>
    `the island “${island}” cannot be bundled: ${reason}`,
  "template/syntax.island.hint": "its key under islands is the name by which its file exports the component",
  "asset/invalid-picture": ({ path, reason }: { path: string; reason: string }) =>
    `the drawing of ${path} cannot be turned into pixels: ${reason}`,
  "asset/invalid-picture.hint": "it must be one whole <svg> element with xmlns and a viewBox",
  "entry/invalid-image": ({ reason }: { reason: string }) => `the file is not a readable image: ${reason}`,
  "entry/invalid-image.hint": "save it again as JPEG, PNG, WebP, AVIF or SVG",
  "entry/invalid-image.heic":
    "the file is a photograph in HEIC, as telephones take them, which cannot be read here",
  "entry/invalid-image.no-size": "neither width and height nor viewBox are given",
  "entry/invalid-image.no-svg": "there is no <svg> element",
  "entry/invalid-image.too-large": ({ reason }: { reason: string }) => `the image is too large: ${reason}`,
  "entry/invalid-image.too-large.drawing.hint":
    "save the drawing with fewer details, or as a PNG or WebP file",
  "entry/invalid-image.too-large.hint": ({ width }: { width: number }) =>
    `make it smaller: no page shows more than ${width} pixels across`,
  "entry/invalid-image.pixels": ({
    across,
    down,
    pixels,
    most,
  }: {
    across: number;
    down: number;
    pixels: number;
    most: number;
  }) => `it has ${across} × ${down} pixels, ${number(pixels)} in all, and the limit is ${number(most)}`,
  "entry/invalid-image.characters": ({ characters, most }: { characters: number; most: number }) =>
    `it has ${number(characters)} characters, and the limit is ${number(most)}`,
  "entry/invalid-image.rules": ({ tags, rules, most }: { tags: number; rules: number; most: number }) =>
    `it has ${number(tags)} tags and ${number(rules)} style rules, and the product of these numbers may be at most ${number(most)}`,
  "entry/invalid-image.deep": ({ most }: { most: number }) => `its elements nest more than ${most} deep`,
  "entry/invalid-image.deep-styles": ({ most }: { most: number }) => `its styles nest more than ${most} deep`,
  "entry/invalid-image.circle": ({ id }: { id: string }) => `its part #${id} draws itself`,
  "entry/invalid-image.deep-parts": ({ most }: { most: number }) =>
    `its parts draw one another more than ${most} deep`,
  "entry/invalid-image.many-parts": ({ most }: { most: number }) =>
    `its parts draw one another more than ${number(most)} times in all`,
  "entry/invalid-image.unknown-format": "its content is of no known format",
  "entry/invalid-image.said": ({ said }: { said: string }) => said,
  "entry/cleaned-image": ({ what }: { what: string }) => `the drawing is published without ${what}`,
  "entry/cleaned-image.times": ({ what, times }: { what: string; times: number }) =>
    `the drawing is published without ${what}, ${number(times)} times`,
  "noun.of-element": ({ what, element }: { what: string; element: string }) => `${what} of ${element}`,
  "noun.in-element": ({ what, element }: { what: string; element: string }) => `${what} in ${element}`,
  "entry/cleaned-image.element.hint":
    "a published drawing holds shapes, texts and embedded pictures only: take it out, or draw it as a shape",
  "entry/cleaned-image.html.hint":
    "a published drawing holds no HTML: have the program write its texts as SVG texts or as outlines",
  "entry/cleaned-image.script.hint": "a published drawing runs nothing: take it out",
  "entry/cleaned-image.address.hint":
    "a published drawing loads nothing: embed the picture in the file, or refer to a part of it, as in #name",
  "entry/cleaned-image.style.hint":
    "a published drawing loads nothing: embed the font or picture in the file, or take it out",
} as const;
