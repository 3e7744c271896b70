import type { Command } from "commander";
import type { CommandSpeech } from "../words/speech.ts";
import type { RawChangesOptions } from "./changes/run-changes.ts";
import { commonOptions } from "./common-options.ts";

/** Adds `site changes`. `finish` gets the exit status. */
export function addChangesCommand(
  program: Command,
  finish: (status: number) => void,
  speech: CommandSpeech,
): void {
  const { changes, help, values } = speech.command;
  const common = commonOptions(speech);
  program
    .command("changes")
    .description(changes.about)
    .addOption(common.root)
    .option(`--since <${values.commit}>`, changes.since)
    .option(`--against <${values.folder}>`, changes.against)
    .addOption(common.base)
    .addOption(common.url)
    .option("--drafts", changes.drafts)
    .option("--markdown", changes.markdown)
    .addOption(common.cache)
    .addOption(common.json)
    .addHelpText("after", `\n${changes.compared}\n\n${help.example({ line: "site changes --since HEAD" })}`)
    .action(async (options: RawChangesOptions) => {
      const { runChanges } = await import("./changes/run-changes.ts");
      finish(await runChanges(options, await speech.loadAll()));
    });
}
