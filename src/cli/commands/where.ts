import { command, flag, words } from "../command.ts";
import { cache, json, root, valueNames } from "../options.ts";

export const where = command({
  name: "where",
  about: {
    en: "find where words of a page are written, and which pages show them",
    fr: "dire où sont écrits des mots d’une page, et quelles pages les montrent",
  },
  arguments: {
    words: words(
      {
        name: valueNames.words,
        about: { en: "words as readers see them", fr: "mots tels que les lecteurs les voient" },
      },
      "needed-words",
    ),
  },
  options: {
    root,
    drafts: flag("--drafts", {
      en: "look in drafts and entries dated after today as well",
      fr: "chercher aussi dans les brouillons et les contenus dont la date est à venir",
    }),
    cache,
    json,
  },
  notes: {
    en: "Case, the kinds of apostrophes and spaces, and Markdown’s marks do not count.",
    fr: "La casse, la forme des apostrophes et des espaces et les signes de Markdown ne comptent pas.",
  },
  example: 'site where "Premier article"',
  run: async ({ words, ...options }, tool) => {
    const { runWhere } = await import("../run-where.ts");
    return runWhere(words.join(" "), options, await tool.loadSpeech());
  },
});
