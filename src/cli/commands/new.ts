import { say } from "../../words/message.ts";
import { command, flag, option, optional, repeatable, words } from "../command.ts";
import { root, valueNames, wouldWrite } from "../options.ts";
import { UsageError } from "../print.ts";

/** Named as the command is, but for a word that JavaScript keeps for itself. */
export const newEntry = command({
  name: "new",
  about: {
    en: "write a new content file that fits its collection’s schema",
    fr: "écrire un nouveau contenu conforme au schéma de sa collection",
  },
  arguments: {
    collection: optional({
      name: valueNames.collection,
      about: {
        en: "what it belongs to; --list names the collections",
        fr: "la collection où il se range ; --list les présente",
      },
      completes: "collections",
    }),
    title: words(
      {
        name: valueNames.title,
        about: {
          en: "its title, which also names the file",
          fr: "son titre, qui donne aussi le nom du fichier",
        },
      },
      "optional-words",
    ),
  },
  options: {
    root,
    set: repeatable({
      flag: "--set",
      takes: valueNames.field,
      about: {
        en: "give a field its value, as in seo.title=… (repeatable)",
        fr: "donner sa valeur à un champ, comme seo.title=… (répétable)",
      },
    }),
    fill: flag("--fill", {
      en: "put the site’s placeholder where words are missing; site check lists it",
      fr: "mettre le texte d’attente du site là où il manque des mots ; site check en dresse la liste",
    }),
    list: flag("--list", {
      en: "list the collections with the fields that an entry must have",
      fr: "présenter les collections et les champs obligatoires de leurs contenus",
    }),
    from: option({
      flag: "--from",
      takes: valueNames.entry,
      about: {
        en: "begin with a copy of this entry, as a draft where its collection has drafts",
        fr: "partir d’une copie de ce contenu, en brouillon si sa collection en a",
      },
    }),
    translate: option({
      flag: "--translate",
      takes: valueNames.entry,
      about: {
        en: "begin the translation of this entry beside it, with its words still to be written",
        fr: "commencer, à côté de ce contenu, sa traduction, dont les mots restent à écrire",
      },
    }),
    to: option({
      flag: "--to",
      takes: valueNames.language,
      about: {
        en: "language of the translation; may be left out where the entry lacks only one",
        fr: "la langue de la traduction ; inutile s’il n’en manque qu’une",
      },
    }),
    dryRun: wouldWrite,
  },
  notes: {
    en: "In a terminal, missing values are asked for. Elsewhere they are listed, with their options.",
    fr: "Dans un terminal, ce qui manque est demandé. Ailleurs, ce qui manque est énuméré avec ses options.",
  },
  example: "site new --list",
  run: async ({ collection, title, from, translate, ...options }, tool) => {
    if (from !== undefined && translate !== undefined) throw new UsageError(say("usage.one-start"));
    if (options.to !== undefined && translate === undefined) throw new UsageError(say("usage.to-what"));
    const { runCopy, runNew, runTranslate } = await import("../run-new.ts");
    const speech = await tool.loadSpeech();
    const given = collection === undefined ? [] : [collection, ...title];
    if (from !== undefined) return runCopy(from, given, options, speech);
    if (translate !== undefined) return runTranslate(translate, given, options, speech);
    return runNew(collection, title.join(" "), options, speech);
  },
});
