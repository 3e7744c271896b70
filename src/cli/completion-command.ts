import { Argument, type Command } from "commander";
import type { CommandSpeech } from "../words/speech.ts";
import { commonOptions, readChoice } from "./common-options.ts";
import { type Shell, shells } from "./completion/shells.ts";

/**
 * Adds `site completion`, and the hidden `site collections` that its scripts call. Added last, because it lists all
 * commands.
 */
export function addCompletionCommand(
  program: Command,
  finish: (status: number) => void,
  speech: CommandSpeech,
): void {
  const { completion, help, values } = speech.command;
  program
    .command("completion")
    .description(completion.about)
    .addArgument(
      new Argument(`<${values.shell}>`, completion.shell)
        .choices(shells)
        .argParser(readChoice(`<${values.shell}>`, shells)),
    )
    .addHelpText("after", `\n${help.example({ line: 'eval "$(site completion bash)"' })}`)
    .action(async (shell: Shell) => {
      const { runCompletion } = await import("./run-completion.ts");
      finish(runCompletion(program, shell, speech.command));
    });
  program
    .command("collections", { hidden: true })
    .description(completion.collections)
    .addOption(commonOptions(speech).root)
    .option("--entries", completion.entries)
    .action(async ({ root, entries = false }: { readonly root: string; readonly entries?: boolean }) => {
      const { runCollections } = await import("./run-collections.ts");
      finish(await runCollections(root, entries, await speech.loadAll()));
    });
}
