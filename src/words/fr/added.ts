import type { Translated } from "../catalogue.ts";
import type { added as english } from "../en/added.ts";
import { createFormat } from "../format.ts";

const { list, number, plural, weight } = createFormat("fr");

export const added: Translated<typeof english> = {
  "add/too-large": ({ bytes, most }) =>
    `ce fichier pèse ${weight(bytes)}, pour ${weight(most)} au plus : numérisez-le moins finement, ou exportez-le en plus petit`,
  "add/heic":
    "cette photo est au format HEIC, qui ne se lit pas ici : exportez-la en JPEG, ou réglez le téléphone sur « Le plus compatible » (Réglages › Appareil photo › Formats)",
  "add/unknown":
    "ce fichier n’est ni une image lisible ici (JPEG, PNG, WebP, AVIF, GIF, TIFF, SVG) ni un PDF",
  "add/several-pictures":
    "ce fichier contient plusieurs images ou pages, et une seule peut être ajoutée : exportez-en une",
  "add/locked": "ce PDF demande un mot de passe : enregistrez-le sans",
  "add/broken-pdf": "ce PDF ne s’ouvre pas : exportez-le de nouveau",
  "add/unwritable": ({ folder }) => `aucun fichier ne peut être écrit dans ${folder}`,
  "add/active-pdf": ({ parts }) =>
    `Ce PDF ne fait pas que montrer des pages : il contient ${list(parts)}. Ne le publiez que si vous savez pourquoi.`,
  "add/document": ({ pages, bytes }) =>
    `PDF, ${number(pages)} ${plural(pages, { one: "page", other: "pages" })}, ${weight(bytes)}`,
};
