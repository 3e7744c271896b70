import { createFormat } from "../format.ts";

const { plural } = createFormat("en");

/** Several languages, in English. */
export const translations = {
  "language/file-name": ({ code }: { code: string }) =>
    `the name ends in “${code}”, but the site lists no such language`,
  "language/file-name.hint": ({ known }: { known: readonly string[] }) =>
    `the languages are ${known.join(", ")}: “languages” of templates/site.ts lists them`,
  "language/file-name.first": ({ code }: { code: string }) =>
    `“${code}” is the first language, whose files do not name it`,
  "language/file-name.rename": ({ file }: { file: string }) => `rename it to ${file}`,
  "language/file-name.shared": ({ name }: { name: string }) =>
    `the entries of “${name}” are the same in all languages`,
  "language/file-name.shared.hint":
    "remove the file, or take “shared” off the collection in templates/site.ts",
  "language/missing-translation": ({ id, languages }: { id: string; languages: readonly string[] }) =>
    `“${id}” is not translated: ${languages.join(", ")}`,
  "language/missing-translation.hint": ({ files }: { files: readonly string[] }) =>
    `write ${files.join(", ")}, or give the collection “shared: true” if ${plural(files.length, { one: "it is", other: "they are" })} not wanted`,
  "language/older-translation": ({
    language,
    changed,
    translated,
    file,
  }: {
    language: string;
    changed: string;
    translated: string;
    file: string;
  }) => `${language}: translated on ${translated}, but ${file} changed on ${changed}`,
  "language/older-translation.hint": ({ field, day }: { field: string; day: string }) =>
    `translate what has changed, then write ${field}: ${day}`,
} as const;
