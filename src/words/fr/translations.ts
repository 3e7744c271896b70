import type { Translated } from "../catalogue.ts";
import type { translations as english } from "../en/translations.ts";

/** Several languages, in French. */
export const translations: Translated<typeof english> = {
  "language/file-name": ({ code }) =>
    `le nom se termine par « ${code} », mais le site n’énumère pas cette langue`,
  "language/file-name.hint": ({ known }) =>
    `les langues sont ${known.join(", ")} : « languages » de templates/site.ts les énumère`,
  "language/file-name.first": ({ code }) =>
    `« ${code} » est la première langue, que ses fichiers ne nomment pas`,
  "language/file-name.rename": ({ file }) => `renommez-le en ${file}`,
  "language/file-name.shared": ({ name }) =>
    `les contenus de « ${name} » sont les mêmes dans toutes les langues`,
  "language/file-name.shared.hint":
    "supprimez le fichier, ou retirez « shared » de la collection dans templates/site.ts",
  "language/missing-translation": ({ id, languages }) =>
    `« ${id} » n’est pas traduit : ${languages.join(", ")}`,
  "language/missing-translation.hint": ({ files }) =>
    `écrivez ${files.join(", ")}, ou donnez « shared: true » à la collection si aucune traduction n’est voulue`,
  "language/older-translation": ({ language, changed, translated, file }) =>
    `${language} : traduit le ${translated}, mais ${file} a changé le ${changed}`,
  "language/older-translation.hint": ({ field, day }) =>
    `traduisez ce qui a changé, puis écrivez ${field}: ${day}`,
};
