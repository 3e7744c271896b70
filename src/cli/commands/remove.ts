import { command, flag, option } from "../command.ts";
import { entry, json, root, valueNames, wouldChange } from "../options.ts";

export const remove = command({
  name: "remove",
  about: {
    en: "remove an entry, and list the links to it",
    fr: "supprimer un contenu, et dire ce qui y mène",
  },
  arguments: { entry },
  options: {
    root,
    redirectTo: option({
      flag: "--redirect-to",
      takes: valueNames.entry,
      about: {
        en: "a page, or another entry, to which its address and all links then lead",
        fr: "une page, ou un autre contenu, où mèneront son adresse et tous les liens",
      },
    }),
    unlink: flag("--unlink", {
      en: "remove links but keep their words; references are removed",
      fr: "retirer les liens en laissant leurs mots ; les noms disparaissent",
    }),
    translations: flag("--translations", {
      en: "remove its translations with it; without this option, they stay",
      fr: "supprimer aussi ses traductions, qui restent sans cette option",
    }),
    dryRun: wouldChange,
    json,
  },
  notes: {
    en: "If links lead to the entry and no option says how to treat them, a terminal asks; elsewhere they are listed, and nothing is removed. Removed files are kept below .site/.",
    fr: "Si quelque chose mène au contenu et qu’aucune option ne dit ce que cela devient, un terminal le demande ; ailleurs, la liste s’affiche et rien n’est supprimé. Ce qui est supprimé reste gardé dans .site/.",
  },
  example: "site remove second --redirect-to premier --dry-run",
  run: async (given, tool) => {
    const { runRemove } = await import("../run-remove.ts");
    return runRemove(given, await tool.loadSpeech());
  },
});
