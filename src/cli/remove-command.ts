import type { Command } from "commander";
import type { CommandSpeech } from "../words/speech.ts";
import { commonOptions } from "./common-options.ts";
import type { RawRemoveOptions } from "./run-remove.ts";

/** Adds `site remove`. `finish` gets the exit status. */
export function addRemoveCommand(
  program: Command,
  finish: (status: number) => void,
  speech: CommandSpeech,
): void {
  const { remove: words, plan, help, values } = speech.command;
  const common = commonOptions(speech);
  program
    .command("remove")
    .description(words.about)
    .argument(`<${values.entry}>`, plan.entry)
    .addOption(common.root)
    .option(`--redirect-to <${values.entry}>`, words.redirectTo)
    .option("--unlink", words.unlink)
    .option("--translations", words.translations)
    .option("--dry-run", plan.dryRun)
    .addOption(common.json)
    .addHelpText(
      "after",
      `\n${words.explained}\n\n${help.example({ line: "site remove second --redirect-to premier --dry-run" })}`,
    )
    .action(async (name: string, options: RawRemoveOptions) => {
      const { runRemove } = await import("./run-remove.ts");
      finish(await runRemove(name, options, await speech.loadAll()));
    });
}
