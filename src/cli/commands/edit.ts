import { command, flag } from "../command.ts";
import { base, offline, poll, portFrom, quiet, root, url } from "../options.ts";
import { runDev } from "./dev.ts";

export const edit = command({
  name: "edit",
  about: {
    en: "open the site in the browser, and edit it on its pages",
    fr: "ouvrir le site dans le navigateur et le modifier sur ses pages",
  },
  options: {
    root,
    port: portFrom(4321),
    open: flag("--no-open", { en: "do not open the browser", fr: "ne pas ouvrir le navigateur" }),
    base,
    url,
    poll,
    offline,
    quiet,
  },
  notes: {
    en: "Only browsers on this machine can edit. Changes go into the files of content/ once all checks have passed.",
    fr: "Seule la personne assise devant cette machine peut modifier le site. Un changement entre dans les fichiers de content/ une fois tous les contrôles passés.",
  },
  example: "site edit",
  run: async (options, tool) => {
    const onlyHere = { host: "127.0.0.1", editor: undefined, drafts: true, strict: false, cache: true };
    return runDev({ ...options, ...onlyHere, editing: "on" }, await tool.loadSpeech());
  },
});
