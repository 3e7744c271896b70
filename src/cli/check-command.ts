import type { Command } from "commander";
import type { CommandSpeech } from "../words/speech.ts";
import { commonOptions } from "./common-options.ts";
import type { RawCheckOptions } from "./run-check.ts";

/** Adds `site check`. `finish` gets the exit status. */
export function addCheckCommand(
  program: Command,
  finish: (status: number) => void,
  speech: CommandSpeech,
): void {
  const { check, help } = speech.command;
  const common = commonOptions(speech);
  program
    .command("check")
    .description(check.about)
    .addOption(common.root)
    .addOption(common.base)
    .addOption(common.url)
    .option("--drafts", check.drafts)
    .option("--external", check.external)
    .option("--watch", check.watch)
    .option("--strict", check.strict)
    .addOption(common.cache)
    .addOption(common.json)
    .addOption(common.quiet)
    .addHelpText("after", `\n${help.example({ line: "site check --strict" })}`)
    .action(async (options: RawCheckOptions) => {
      // Loaded only here: `--help` does without it.
      const { runCheck } = await import("./run-check.ts");
      finish(await runCheck(options, await speech.loadAll()));
    });
}
