import { generatorVersion } from "../system/generator-root.ts";
import type { CommandSpeech } from "../words/speech.ts";
import { addBuildCommand } from "./build-command.ts";
import { addChangesCommand } from "./changes-command.ts";
import { addCheckCommand } from "./check-command.ts";
import { addCompletionCommand } from "./completion-command.ts";
import { addDevCommand } from "./dev-command.ts";
import { addEditCommand } from "./edit-command.ts";
import { addExplainCommand } from "./explain-command.ts";
import { addInitCommand } from "./init-command.ts";
import { addMoveCommand } from "./move-command.ts";
import { addNewCommand } from "./new-command.ts";
import { addPreviewCommand } from "./preview-command.ts";
import { addRemoveCommand } from "./remove-command.ts";
import { addRoutesCommand } from "./routes-command.ts";
import { addSchemaCommand } from "./schema-command.ts";
import { languageOption, SpokenCommand } from "./spoken-command.ts";
import { addWhereCommand } from "./where-command.ts";

/**
 * Creates the command line with all its commands, described in a language. `finish` gets the exit status of the command
 * that runs.
 */
export function createProgram(speech: CommandSpeech, finish: (status: number) => void): SpokenCommand {
  const { help, options, values } = speech.command;
  const program = new SpokenCommand("site", speech)
    .description(help.about)
    .usage(`[options] [${values.command}]`)
    .version(generatorVersion(), "-V, --version", options.version)
    .helpOption("-h, --help", options.help)
    .helpCommand(`help [${values.command}]`, help.command)
    .exitOverride();
  addInitCommand(program, finish, speech);
  addBuildCommand(program, finish, speech);
  addDevCommand(program, finish, speech);
  addEditCommand(program, finish, speech);
  addCheckCommand(program, finish, speech);
  addNewCommand(program, finish, speech);
  addMoveCommand(program, finish, speech);
  addRemoveCommand(program, finish, speech);
  addRoutesCommand(program, finish, speech);
  addWhereCommand(program, finish, speech);
  addChangesCommand(program, finish, speech);
  addExplainCommand(program, finish, speech);
  addSchemaCommand(program, finish, speech);
  addPreviewCommand(program, finish, speech);
  addCompletionCommand(program, finish, speech);
  for (const command of [program, ...program.commands]) command.addOption(languageOption(speech));
  return program;
}
