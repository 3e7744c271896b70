import type { Command } from "commander";
import type { CommandSpeech } from "../words/speech.ts";
import { commonOptions } from "./common-options.ts";
import type { RawMoveOptions } from "./run-move.ts";

/** Adds `site move`. `finish` gets the exit status. */
export function addMoveCommand(
  program: Command,
  finish: (status: number) => void,
  speech: CommandSpeech,
): void {
  const { move: words, plan, help, values } = speech.command;
  const common = commonOptions(speech);
  program
    .command("move")
    .description(words.about)
    .argument(`<${values.entry}>`, plan.entry)
    .argument(`<${values.newName}>`, words.to)
    .addOption(common.root)
    .option("--dry-run", plan.dryRun)
    .option("--no-redirect", words.redirect)
    .addOption(common.json)
    .addHelpText(
      "after",
      `\n${words.explained}\n\n${help.example({ line: "site move premier un --dry-run" })}`,
    )
    .action(async (from: string, to: string, options: RawMoveOptions) => {
      const { runMove } = await import("./run-move.ts");
      finish(await runMove(from, to, options, await speech.loadAll()));
    });
}
