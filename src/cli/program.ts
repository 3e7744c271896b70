import { generatorVersion } from "../store/generator-root.ts";
import type { Language } from "../words/languages.ts";
import { loadSpeech } from "../words/speech.ts";
import { addCommand, type DeclaredCommand, type Tool, toOption } from "./command.ts";
import { build } from "./commands/build.ts";
import { changes } from "./commands/changes.ts";
import { check } from "./commands/check.ts";
import { collections, completion } from "./commands/completion.ts";
import { dev } from "./commands/dev.ts";
import { edit } from "./commands/edit.ts";
import { explain } from "./commands/explain.ts";
import { init } from "./commands/init.ts";
import { move } from "./commands/move.ts";
import { newEntry } from "./commands/new.ts";
import { preview } from "./commands/preview.ts";
import { remove } from "./commands/remove.ts";
import { routes } from "./commands/routes.ts";
import { schema } from "./commands/schema.ts";
import { where } from "./commands/where.ts";
import { language as languageOption, valueNames } from "./options.ts";
import { SpokenCommand } from "./spoken-command.ts";

/** All commands, in the order of the help. */
export const commands: readonly DeclaredCommand[] = [
  init,
  build,
  dev,
  edit,
  check,
  newEntry,
  move,
  remove,
  routes,
  where,
  changes,
  explain,
  schema,
  preview,
  completion,
  collections,
];

/** The words of the program itself. */
export const programWords = {
  about: {
    en: "Builds a static site from Markdown, YAML and React templates.",
    fr: "Construit un site statique à partir de Markdown, de YAML et de modèles React.",
  },
  help: { en: "print this help", fr: "afficher cette aide" },
  helpCommand: { en: "print the help of a command", fr: "afficher l’aide d’une commande" },
  version: { en: "print the version", fr: "afficher la version" },
};

/**
 * Creates the command line with all its commands, described in a language. `finish` gets the exit status of the command
 * that runs.
 */
export function createProgram(language: Language, finish: (status: number) => void): SpokenCommand {
  const tool: Tool = { language, loadSpeech: () => loadSpeech(language), commands };
  const word = valueNames.command[language];
  const program = new SpokenCommand("site", language)
    .description(programWords.about[language])
    .usage(`[options] [${word}]`)
    .version(generatorVersion(), "-V, --version", programWords.version[language])
    .helpOption("-h, --help", programWords.help[language])
    .helpCommand(`help [${word}]`, programWords.helpCommand[language])
    .exitOverride();
  for (const one of commands) addCommand(program, one, tool, finish);
  for (const one of [program, ...program.commands]) one.addOption(toOption(languageOption, language));
  return program;
}
