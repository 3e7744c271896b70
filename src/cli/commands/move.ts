import { command, flag, needed } from "../command.ts";
import { entry, json, root, valueNames, wouldChange } from "../options.ts";

export const move = command({
  name: "move",
  about: {
    en: "give an entry another name or address, and correct all links to it",
    fr: "donner à un contenu un autre nom ou une autre adresse, avec tout ce qui y mène",
  },
  arguments: {
    from: entry,
    to: needed({
      name: valueNames.newName,
      about: {
        en: "its new name, or its new address where it begins with /",
        fr: "son nouveau nom, ou sa nouvelle adresse si elle commence par /",
      },
    }),
  },
  options: {
    root,
    dryRun: wouldChange,
    redirect: flag("--no-redirect", {
      en: "add no redirect from the old address",
      fr: "ne pas ajouter de redirection depuis l’ancienne adresse",
    }),
    json,
  },
  notes: {
    en: "Links and references follow, in Markdown and in YAML, and a redirect leads from the old address to the new one. The site is built in memory first: where that brings an error, nothing is written.",
    fr: "Les liens et les noms suivent, dans le Markdown comme dans le YAML, et une redirection mène de l’ancienne adresse à la nouvelle. Le site est d’abord construit en mémoire : si une erreur apparaît, rien n’est écrit.",
  },
  example: "site move premier un --dry-run",
  run: async (given, tool) => {
    const { runMove } = await import("../run-move.ts");
    return runMove(given, await tool.loadSpeech());
  },
});
