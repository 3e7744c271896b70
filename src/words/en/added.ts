import { createFormat } from "../format.ts";

const { list, number, plural, weight } = createFormat("en");

/** Files that somebody adds to a site, in English. */
export const added = {
  "add/too-large": ({ bytes, most }: { bytes: number; most: number }) =>
    `this file weighs ${weight(bytes)}, and the limit is ${weight(most)}: scan it again with fewer details, or export it smaller`,
  "add/heic":
    "this photograph is in the format HEIC, which does not open here: export it as JPEG, or set the telephone to “Most Compatible” (Settings › Camera › Formats)",
  "add/unknown":
    "this is neither an image that opens here (JPEG, PNG, WebP, AVIF, GIF, TIFF, SVG) nor a PDF file",
  "add/several-pictures":
    "this file holds several pictures or pages, and only one can be added: export a single one",
  "add/locked": "this PDF file asks for a password: save it without one",
  "add/broken-pdf": "this PDF file does not open: export it again",
  "add/unwritable": ({ folder }: { folder: string }) => `no file can be written to ${folder}`,
  "add/document": ({ pages, bytes }: { pages: number; bytes: number }) =>
    `PDF, ${number(pages)} ${plural(pages, { one: "page", other: "pages" })}, ${weight(bytes)}`,
  "add/active-pdf": ({ parts }: { parts: readonly string[] }) =>
    `This PDF does more than show pages: it has ${list(parts)}. Publish it only if you know why.`,
} as const;
