import { command, flag } from "../command.ts";
import { base, cache, json, quiet, root, url } from "../options.ts";

export const check = command({
  name: "check",
  about: {
    en: "check the content and the pages closely, and write nothing",
    fr: "contrôler de près les contenus et les pages, sans rien écrire",
  },
  options: {
    root,
    base,
    url,
    drafts: flag("--drafts", {
      en: "check drafts and entries dated after today as well",
      fr: "contrôler aussi les brouillons et les contenus dont la date est à venir",
    }),
    external: flag("--external", {
      en: "ask other sites whether the addresses that pages link to still answer",
      fr: "demander aux autres sites si les adresses liées répondent encore",
    }),
    watch: flag("--watch", {
      en: "check again after every save, until Ctrl-C",
      fr: "contrôler de nouveau à chaque enregistrement, jusqu’à Ctrl-C",
    }),
    strict: flag("--strict", {
      en: "fail on a warning; answers of other sites never fail it",
      fr: "échouer au moindre avertissement, sauf sur la réponse d’un autre site",
    }),
    cache,
    json,
    quiet,
  },
  example: "site check --strict",
  run: async (options, tool) => {
    const { runCheck } = await import("../run-check.ts");
    return runCheck(options, await tool.loadSpeech());
  },
});
