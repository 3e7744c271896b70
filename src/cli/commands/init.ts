import { starters } from "../../begin/starters.ts";
import { choice, command, option, optional } from "../command.ts";
import { valueNames, wouldWrite } from "../options.ts";

export const init = command({
  name: "init",
  about: {
    en: "begin a site from a starter: a blog, the site of a firm, or documentation",
    fr: "commencer un site : un blog, le site d’une entreprise ou une documentation",
  },
  arguments: {
    folder: optional({
      name: valueNames.folder,
      about: {
        en: "folder of the new site, which must be empty (default: the current one)",
        fr: "dossier du nouveau site, qui doit être vide (par défaut : le dossier courant)",
      },
    }),
  },
  options: {
    starter: choice({
      flag: "--starter",
      takes: valueNames.name,
      about: { en: "the starter to begin with", fr: "le site de départ" },
      choices: starters,
    }),
    from: option({
      flag: "--from",
      takes: valueNames.folder,
      about: {
        en: "import the texts of a site of Hugo, Jekyll, Eleventy or Astro, which is not changed",
        fr: "reprendre les textes d’un site Hugo, Jekyll, Eleventy ou Astro, qui reste tel quel",
      },
    }),
    dryRun: wouldWrite,
  },
  notes: {
    en: "In a terminal, missing answers are asked for. The site is in the language of the tool: --language fr begins one in French. With --from, it is in the language that the old site names, if there is a starter in it. The files are copied without a network: npm install fetches the packages afterwards.",
    fr: "Dans un terminal, ce qui manque est demandé. Le site est dans la langue de l’outil ; avec --language en, il est en anglais. Avec --from, il est dans la langue qu’indique l’ancien site, si un site de départ l’a. Les fichiers sont copiés sans réseau : npm install va ensuite chercher les paquets.",
  },
  example: "site init my-site --starter blog",
  run: async (given, tool) => {
    const { runInit } = await import("../run-init.ts");
    return runInit(given, await tool.loadSpeech());
  },
});
