import { Command, CommanderError } from "commander";
import { loadSpeech } from "../catalogue/speech.ts";
import { generatorVersion } from "../system/generator-root.ts";
import { addBuildCommand } from "./build-command.ts";
import { addCheckCommand } from "./check-command.ts";
import { addCompletionCommand } from "./completion-command.ts";
import { addDevCommand } from "./dev-command.ts";
import { addNewCommand } from "./new-command.ts";
import { outliveReaders } from "./outlive-readers.ts";
import { addPreviewCommand } from "./preview-command.ts";
import { printable } from "./printable.ts";
import { addRoutesCommand } from "./routes-command.ts";
import { addSchemaCommand } from "./schema-command.ts";
import { silenceCommands } from "./silence-commands.ts";
import { UsageError } from "./usage-error.ts";

/**
 * Runs the command that `argv` asks for. Gives its exit status: 0 done, 1 the content or the build has errors, 2 the
 * command line is wrong.
 */
export async function main(argv: readonly string[]): Promise<number> {
  const outputs = [process.stdout, process.stderr];
  outliveReaders(outputs, endWithout);
  if (process.env.GITHUB_ACTIONS === "true") silenceCommands(outputs);
  const speech = await loadSpeech("en");
  const program = new Command("site")
    .description("Builds a static site from Markdown, YAML and React templates.")
    .version(generatorVersion(), "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .showHelpAfterError("(site --help lists the commands and their options)")
    .exitOverride();
  let status = 0;
  const finish = (outcome: number) => {
    status = outcome;
  };
  addBuildCommand(program, finish, speech);
  addDevCommand(program, finish, speech);
  addCheckCommand(program, finish, speech);
  addNewCommand(program, finish, speech);
  addRoutesCommand(program, finish, speech);
  addSchemaCommand(program, finish, speech);
  addPreviewCommand(program, finish, speech);
  addCompletionCommand(program, finish, speech);
  if (argv.length === 0) {
    program.outputHelp();
    return 0;
  }
  try {
    await program.parseAsync(argv, { from: "user" });
    return status;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof UsageError) {
      process.stderr.write(`error: ${printable(speech.tell(error.text))}\n`);
      return 2;
    }
    // What it takes to tell is loaded where there is something to tell.
    const { reportRefusal } = await import("./report-refusal.ts");
    reportRefusal(error, process.stderr, speech);
    return 1;
  }
}

/** Ends the command where its output cannot be written, as on a full disk. */
function endWithout(error: Error): void {
  process.stderr.write(`error: the output cannot be written: ${error.message}\n`);
  process.exit(1);
}
