import { CommanderError } from "commander";
import { type CommandSpeech, loadCommandSpeech } from "../words/speech.ts";
import { chooseLanguage } from "./choose-language.ts";
import { createProgram } from "./create-program.ts";
import { outliveReaders } from "./outlive-readers.ts";
import { printable } from "./printable.ts";
import { silenceCommands } from "./silence-commands.ts";
import { UsageError } from "./usage-error.ts";

/**
 * Runs the command that `argv` names and returns its exit status: 0 done, 1 the content or the build has errors, 2 the
 * command line is wrong.
 */
export async function main(argv: readonly string[]): Promise<number> {
  const { language, mistake } = chooseLanguage({ argv, env: process.env, machineLocale });
  const speech = await loadCommandSpeech(language);
  const outputs = [process.stdout, process.stderr];
  outliveReaders(outputs, (error) => endWithout(error, speech));
  if (process.env.GITHUB_ACTIONS === "true") silenceCommands(outputs);
  if (mistake !== undefined) return refuse(new UsageError(mistake), speech);
  let status = 0;
  const program = createProgram(speech, (outcome) => {
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
    if (error instanceof UsageError) return refuse(error, speech);
    // Loaded only when there is something to print.
    const { reportRefusal } = await import("./report-refusal.ts");
    reportRefusal(error, process.stderr, await speech.loadAll());
    return 1;
  }
}

/** This part of `Intl` loads faster than the others, which give the same locale. */
function machineLocale(): string {
  return new Intl.PluralRules().resolvedOptions().locale;
}

async function refuse({ text }: UsageError, { command, loadAll }: CommandSpeech): Promise<number> {
  const { tell } = await loadAll();
  process.stderr.write(`${printable(command.error({ message: tell(text) }))}\n`);
  return 2;
}

/** Ends the command when its output cannot be written, as on a full disk. */
function endWithout({ message }: Error, { command }: CommandSpeech): void {
  process.stderr.write(`${command.error({ message: command.unwritable({ reason: message }) })}\n`);
  process.exit(1);
}
