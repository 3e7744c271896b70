import { homedir } from "node:os";
import { openBrowser } from "../../dev/serve/open-browser.ts";
import { publishPath } from "../../editor/addresses.ts";
import { lacksAuthor } from "../../editor/publish/author.ts";
import { inLanguage, message } from "../../words/in-each-language.ts";
import { command, flag } from "../command.ts";
import {
  askProgram,
  describeOutcome,
  installLaunchers,
  type LauncherMachine,
  launcherWords,
  removeLaunchers,
} from "../launchers.ts";
import { base, offline, poll, portFrom, quiet, root, url } from "../options.ts";
import { findRunningEditor } from "../running-editor.ts";
import { runDev } from "./dev.ts";

export const editCommandWords = {
  running: message({
    en: ({ url }: { url: string }) => `This site is already open: ${url}`,
    fr: ({ url }) => `Ce site est déjà ouvert : ${url}`,
  }),
};

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
    install: flag("--install", {
      en: "make a shortcut in the folder and on the desktop that opens the site with a double click",
      fr: "créer dans le dossier et sur le bureau un raccourci qui ouvre le site d’un double clic",
    }),
    everySystem: flag("--every-system", {
      en: "with --install, also those of other systems, for a shared folder",
      fr: "avec --install, créer aussi ceux des autres systèmes, pour un dossier partagé",
    }),
    uninstall: flag("--uninstall", { en: "remove these shortcuts", fr: "retirer ces raccourcis" }),
  },
  notes: {
    en: "Only browsers on this machine can edit. Changes go into the files of content/ once all checks have passed.",
    fr: "Seule la personne assise devant cette machine peut modifier le site. Un changement entre dans les fichiers de content/ une fois tous les contrôles passés.",
  },
  example: "site edit",
  run: async ({ install, everySystem, uninstall, ...options }, tool) => {
    const { root } = options;
    if (install || uninstall)
      return changeLaunchers({ root, uninstall, everySystem, language: tool.language });
    const running = await findRunningEditor(root);
    if ("url" in running) {
      process.stderr.write(`${editCommandWords.running[tool.language](running)}\n`);
      if (options.open) openBrowser(running.url);
      return 0;
    }
    // Whoever opens the site for the first time says who they are, before they write.
    const firstPath = (await lacksAuthor(root)) ? publishPath : undefined;
    const onlyHere = { host: "127.0.0.1", editor: undefined, drafts: true, strict: false, cache: true };
    return runDev(
      { ...options, ...onlyHere, editing: "on", firstPath, own: running.own },
      await tool.loadSpeech(),
    );
  },
});

// Below this line: what is loaded when the command runs.

function changeLaunchers({
  uninstall,
  ...asked
}: Omit<Parameters<typeof installLaunchers>[0], "machine"> & { readonly uninstall: boolean }): number {
  const { platform, env, execPath } = process;
  const machine: LauncherMachine = {
    system: platform,
    home: homedir(),
    env,
    node: execPath,
    ask: askProgram,
  };
  const outcome = uninstall
    ? removeLaunchers({ ...asked, machine })
    : installLaunchers({ ...asked, machine });
  const words = inLanguage(launcherWords, asked.language);
  const text = describeOutcome(outcome, uninstall ? "removed" : "installed", platform, words);
  process.stdout.write(`${text}\n`);
  return outcome.refused.length > 0 ? 1 : 0;
}
