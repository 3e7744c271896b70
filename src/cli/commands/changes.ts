import { command, flag, option } from "../command.ts";
import { base, cache, json, root, url, valueNames } from "../options.ts";

export const changes = command({
  name: "changes",
  about: {
    en: "say in sentences what visitors will see change, page by page",
    fr: "dire en phrases ce que les visiteurs verront changer, page par page",
  },
  options: {
    root,
    since: option({
      flag: "--since",
      takes: valueNames.commit,
      about: {
        en: "version to compare with, as Git names it; by default the published one: the point where this branch left that of the server, or else the last commit",
        fr: "version de comparaison, comme Git la nomme ; par défaut ce qui est publié : là où cette branche a quitté celle du serveur, sinon le dernier commit",
      },
    }),
    against: option({
      flag: "--against",
      takes: valueNames.folder,
      about: {
        en: "built folder to compare with, relative to the site’s folder",
        fr: "dossier construit avec lequel comparer, à partir de celui du site",
      },
    }),
    base,
    url,
    drafts: flag("--drafts", {
      en: "compare drafts and entries dated after today as well",
      fr: "comparer aussi les brouillons et les contenus dont la date est à venir",
    }),
    markdown: flag("--markdown", {
      en: "print Markdown for a pull request; with --url, names lead to the pages",
      fr: "écrire du Markdown pour une demande de fusion ; avec --url, les noms mènent aux pages",
    }),
    cache,
    json,
  },
  notes: {
    en: "Compares built pages, not files. Builds both versions in memory and publishes nothing.",
    fr: "Compare les pages construites, pas les fichiers. Construit les deux versions en mémoire et ne publie rien.",
  },
  example: "site changes --since HEAD",
  run: async (options, tool) => {
    const { runChanges } = await import("../run-changes.ts");
    return runChanges(options, await tool.loadSpeech());
  },
});
