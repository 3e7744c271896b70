import { editors } from "../../dev/panel/link-to-place.ts";
import { say } from "../../words/message.ts";
import { command, flag, option } from "../command.ts";
import { base, host, open, poll, portFrom, quiet, root, url, valueNames } from "../options.ts";
import { UsageError } from "../print.ts";

/** The link that opens a file in an editor, if one is to be opened. */
export const editor = option({
  flag: "--editor",
  takes: valueNames.name,
  about: {
    en: "what the panel opens files with: vscode, zed, idea…, a link or none",
    fr: "ce qui ouvre les fichiers depuis le panneau : vscode, zed, idea…, un lien ou none",
  },
  default: "vscode",
  read: readEditor,
});

export const dev = command({
  name: "dev",
  about: {
    en: "build in memory, serve, and show every save at once",
    fr: "construire en mémoire, servir le site et montrer aussitôt chaque enregistrement",
  },
  options: {
    root,
    port: portFrom(4321),
    host,
    open,
    editor,
    base,
    url,
    drafts: {
      ...flag("--drafts", {
        en: "show drafts and entries dated after today, marked as such",
        fr: "montrer, signalés comme tels, les brouillons et les contenus dont la date est à venir",
      }),
      default: true,
      takenBack: { en: "show what site build would publish", fr: "montrer ce que site build publierait" },
    },
    strict: flag("--strict", {
      en: "let a warning count as an error",
      fr: "traiter un avertissement comme une erreur",
    }),
    poll,
    cache: flag("--no-cache", {
      en: "recompute everything at the start",
      fr: "tout recalculer au démarrage",
    }),
    quiet,
  },
  notes: {
    en: "Messages from forms come to /__mail and go nowhere else.",
    fr: "Les envois des formulaires arrivent à /__mail et ne vont nulle part ailleurs.",
  },
  example: "site dev --port 8080 --open",
  run: async (options, tool) => {
    const { runDev } = await import("../run-dev.ts");
    return runDev({ ...options, editing: "offered" }, await tool.loadSpeech());
  },
});

function readEditor(written: string): string | undefined {
  if (written === "none") return undefined;
  const link = Object.hasOwn(editors, written) ? editors[written] : written;
  // Refuses javascript: and similar links, which run a script instead of opening a file.
  if (link !== undefined && /^(?!javascript:)[a-z][a-z0-9+.-]*:.*\{path\}/i.test(link)) return link;
  const names = Object.keys(editors);
  throw new UsageError(say("usage.no-editor", { written, names }));
}
