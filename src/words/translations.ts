import { createFormat } from "./format.ts";
import { message, type Problems } from "./in-each-language.ts";

const en = createFormat("en");

/** Sites in several languages. */
export const translationProblems = {
  "language/file-name": {
    severity: "error",
    mendedBy: "developer",
    title: {
      en: "The language in the name of a file is not one of the site",
      fr: "La langue dans le nom d’un fichier n’est pas une langue du site",
    },
    meaning: {
      en: "Before its ending, the name of a file says which language it is in, as in rain.en.md. The first language of the site is not named, and the others are those that “languages” of templates/site.ts lists. This file is left out until it has another name or its language is listed.",
      fr: "Avant son extension, le nom d’un fichier dit dans quelle langue il est écrit, comme dans rain.en.md. La première langue du site n’est pas nommée, et les autres sont celles qu’énumère « languages » dans templates/site.ts. Ce fichier est laissé de côté tant qu’il n’a pas un autre nom ou que sa langue n’est pas énumérée.",
    },
    example: {
      command: "build",
      wrong: {
        en: "The site lists French and English. Someone writes bardage.de.md, in German.",
        fr: "Le site énumère le français et l’anglais. Quelqu’un écrit bardage.de.md, en allemand.",
      },
      mended: {
        en: "“languages” lists German as well, with its words.",
        fr: "« languages » énumère aussi l’allemand, avec ses mots.",
      },
      report: {
        file: "content/conseils/bardage.de.md",
        message: {
          key: "language/file-name",
          data: {
            code: "de",
          },
        },
        hint: {
          key: "language/file-name.hint",
          data: {
            known: ["fr", "en"],
          },
        },
      },
    },
    messages: {
      "language/file-name": message({
        en: ({ code }: { code: string }) => `the name ends in “${code}”, but the site lists no such language`,
        fr: ({ code }) => `le nom se termine par « ${code} », mais le site n’énumère pas cette langue`,
      }),
      "language/file-name.hint": message({
        en: ({ known }: { known: readonly string[] }) =>
          `the languages are ${known.join(", ")}: “languages” of templates/site.ts lists them`,
        fr: ({ known }) =>
          `les langues sont ${known.join(", ")} : « languages » de templates/site.ts les énumère`,
      }),
      "language/file-name.first": message({
        en: ({ code }: { code: string }) => `“${code}” is the first language, whose files do not name it`,
        fr: ({ code }) => `« ${code} » est la première langue, que ses fichiers ne nomment pas`,
      }),
      "language/file-name.rename": message({
        en: ({ file }: { file: string }) => `rename it to ${file}`,
        fr: ({ file }) => `renommez-le en ${file}`,
      }),
      "language/file-name.shared": message({
        en: ({ name }: { name: string }) => `the entries of “${name}” are the same in all languages`,
        fr: ({ name }) => `les contenus de « ${name} » sont les mêmes dans toutes les langues`,
      }),
      "language/file-name.shared.hint": {
        en: "remove the file, or take “shared” off the collection in templates/site.ts",
        fr: "supprimez le fichier, ou retirez « shared » de la collection dans templates/site.ts",
      },
    },
  },
  "language/missing-translation": {
    severity: "warning",
    isRule: true,
    title: { en: "A language lacks an entry", fr: "Un contenu manque dans une langue" },
    meaning: {
      en: "The entry is there in the first language, and not in another one that the site lists. Readers of that language do not find it in lists; where another page refers to it, or the page is made of this file, they read it in the first language. Translate it in a file beside it, or mark its collection as shared by all languages.",
      fr: "Le contenu existe dans la première langue, mais pas dans une autre que le site énumère. Les lecteurs de cette langue ne le trouvent pas dans les listes ; là où une autre page le cite, ou si la page est faite de ce fichier, ils le lisent dans la première langue. Traduisez-le dans un fichier voisin, ou déclarez sa collection commune à toutes les langues.",
    },
    example: {
      command: "check",
      wrong: {
        en: "The site lists French and English, and bardage.md has no bardage.en.md beside it.",
        fr: "Le site énumère le français et l’anglais, et bardage.md n’a pas de bardage.en.md à côté de lui.",
      },
      mended: {
        en: "bardage.en.md holds the text in English.",
        fr: "bardage.en.md contient le texte en anglais.",
      },
      report: {
        file: "content/conseils/bardage.md",
        message: {
          key: "language/missing-translation",
          data: {
            id: "bardage",
            languages: ["English"],
          },
        },
        hint: {
          key: "language/missing-translation.hint",
          data: {
            files: ["content/conseils/bardage.en.md"],
          },
        },
      },
    },
    messages: {
      "language/missing-translation": message({
        en: ({ id, languages }: { id: string; languages: readonly string[] }) =>
          `“${id}” is not translated: ${languages.join(", ")}`,
        fr: ({ id, languages }) => `« ${id} » n’est pas traduit : ${languages.join(", ")}`,
      }),
      "language/missing-translation.hint": message({
        en: ({ files }: { files: readonly string[] }) =>
          `write ${files.join(", ")}, or give the collection “shared: true” if ${en.plural(files.length, { one: "it is", other: "they are" })} not wanted`,
        fr: ({ files }) =>
          `écrivez ${files.join(", ")}, ou donnez « shared: true » à la collection si aucune traduction n’est voulue`,
      }),
      "language/missing-translation.entry.hint": message({
        en: ({ id, files }: { id: string; files: readonly string[] }) =>
          `write “${id}” in ${files.join(", ")} too, or give the collection “shared: true” if no translation is wanted`,
        fr: ({ id, files }) =>
          `écrivez « ${id} » aussi dans ${files.join(", ")}, ou donnez « shared: true » à la collection si aucune traduction n’est voulue`,
      }),
    },
  },
  "language/older-translation": {
    severity: "warning",
    isRule: true,
    title: {
      en: "A translation is older than its original",
      fr: "Une traduction est plus ancienne que son original",
    },
    meaning: {
      en: "The original has changed since it was translated: its “updated”, or else its “date”, is a later day than that of the translation. Readers of the other language may read what no longer holds. Translate what has changed, then give the translation the same day.",
      fr: "L’original a changé depuis sa traduction : son champ « updated », ou à défaut « date », donne un jour plus récent que celui de la traduction. Les lecteurs de l’autre langue lisent peut-être ce qui n’est plus vrai. Traduisez ce qui a changé, puis donnez le même jour à la traduction.",
    },
    example: {
      command: "check",
      wrong: {
        en: "bardage.md changed on 2025-09-01; bardage.en.md still has the date 2025-08-01.",
        fr: "bardage.md a changé le 2025-09-01 ; bardage.en.md date encore du 2025-08-01.",
      },
      mended: {
        en: "The change is translated, and bardage.en.md has “date: 2025-09-01” too.",
        fr: "Le changement est traduit, et bardage.en.md porte lui aussi « date: 2025-09-01 ».",
      },
      report: {
        file: "content/conseils/bardage.en.md",
        at: {
          line: 4,
          column: 7,
          length: 10,
        },
        line: "date: 2025-08-01",
        message: {
          key: "language/older-translation",
          data: {
            language: "English",
            changed: "2025-09-01",
            translated: "2025-08-01",
            file: "content/conseils/bardage.md",
          },
        },
        hint: {
          key: "language/older-translation.hint",
          data: {
            field: "date",
            day: "2025-09-01",
          },
        },
      },
    },
    messages: {
      "language/older-translation": message({
        en: ({
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
        fr: ({ language, changed, translated, file }) =>
          `${language} : traduit le ${translated}, mais ${file} a changé le ${changed}`,
      }),
      "language/older-translation.hint": message({
        en: ({ field, day }: { field: string; day: string }) =>
          `translate what has changed, then write ${field}: ${day}`,
        fr: ({ field, day }) => `traduisez ce qui a changé, puis écrivez ${field}: ${day}`,
      }),
    },
  },
} satisfies Problems;
