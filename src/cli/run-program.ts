import type { EventEmitter } from "node:events";
import { CommanderError } from "commander";
import { generatorVersion } from "../store/generator-root.ts";
import type { Language } from "../words/languages.ts";
import { loadSpeech } from "../words/speech.ts";
import { chooseLanguage } from "./choose-language.ts";
import { addCommand, type DeclaredCommand, toOption } from "./command.ts";
import { silenceCommands } from "./github-runner.ts";
import { language as languageOption, valueNames } from "./options.ts";
import { printable, printWords, UsageError } from "./print.ts";
import { SpokenCommand } from "./spoken-command.ts";

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

type ProgramParts = {
  readonly name: string;
  /** The command line that prints the help, for mistakes. */
  readonly help: string;
  readonly commands: readonly DeclaredCommand[];
};

/**
 * Creates a command line with commands, described in a language. `finish` gets the exit status of the command that
 * runs.
 */
export function assembleProgram(
  { name, help, commands }: ProgramParts,
  language: Language,
  finish: (status: number) => void,
): SpokenCommand {
  const tool = { language, loadSpeech: () => loadSpeech(language), commands };
  const word = valueNames.command[language];
  const program = new SpokenCommand(name, language, help)
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

/**
 * Runs the command that `argv` names and returns its exit status: 0 done, 1 the content or the build has errors, 2 the
 * command line is wrong.
 */
export async function runProgram(
  argv: readonly string[],
  createProgram: (language: Language, finish: (status: number) => void) => SpokenCommand,
): Promise<number> {
  const { language, mistake } = chooseLanguage({ argv, env: process.env, machineLocale });
  const outputs = [process.stdout, process.stderr];
  outliveReaders(outputs, (error) => endWithout(error, language));
  if (process.env.GITHUB_ACTIONS === "true") silenceCommands(outputs);
  if (mistake !== undefined) return refuse(new UsageError(mistake), language);
  let status = 0;
  const program = createProgram(language, (outcome) => {
    status = outcome;
  });
  try {
    const { operands, unknown } = program.parseOptions([...argv]);
    if (operands.length + unknown.length === 0) {
      program.outputHelp();
      return 0;
    }
    await program.parseAsync(argv, { from: "user" });
    return status;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof UsageError) return refuse(error, language);
    // Loaded only when there is something to print.
    const { reportRefusal } = await import("./refusals.ts");
    reportRefusal(error, process.stderr, await loadSpeech(language));
    return 1;
  }
}

/** This part of `Intl` loads faster than the others, which give the same locale. */
function machineLocale(): string {
  return new Intl.PluralRules().resolvedOptions().locale;
}

async function refuse({ text }: UsageError, language: Language): Promise<number> {
  const { tell } = await loadSpeech(language);
  process.stderr.write(`${printable(printWords.error[language]({ message: tell(text) }))}\n`);
  return 2;
}

/** Ends the command when its output cannot be written, as on a full disk. */
function endWithout({ message: reason }: Error, language: Language): void {
  const message = printWords.unwritable[language]({ reason });
  process.stderr.write(`${printWords.error[language]({ message })}\n`);
  process.exit(1);
}

/**
 * Keeps working when the program that reads `outputs` ends first, as `head -1` does; later output is discarded. `fail`
 * gets any other error.
 */
export function outliveReaders(
  outputs: readonly EventEmitter[],
  fail: (error: NodeJS.ErrnoException) => void = rethrow,
): void {
  for (const output of outputs)
    output.on("error", (error: NodeJS.ErrnoException) => {
      // Windows reports EOF where other systems report EPIPE.
      if (error.code !== "EPIPE" && error.code !== "EOF") fail(error);
    });
}

function rethrow(error: Error): void {
  throw error;
}
