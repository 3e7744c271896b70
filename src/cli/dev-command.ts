import type { Command } from "commander";
import type { CommandSpeech } from "../words/speech.ts";
import { commonOptions } from "./common-options.ts";
import type { RawDevOptions } from "./read-dev-options.ts";

/** Adds `site dev`. `finish` gets the exit status once the server has ended. */
export function addDevCommand(
  program: Command,
  finish: (status: number) => void,
  speech: CommandSpeech,
): void {
  const { dev, help, values } = speech.command;
  const common = commonOptions(speech);
  program
    .command("dev")
    .description(dev.about)
    .addOption(common.root)
    .addOption(common.port.default(4321))
    .addOption(common.host)
    .addOption(common.open)
    .option(`--editor <${values.name}>`, dev.editor, "vscode")
    .addOption(common.base)
    .addOption(common.url)
    .option("--drafts", dev.drafts, true)
    .option("--no-drafts", dev.noDrafts)
    .option("--strict", dev.strict)
    .option("--poll", dev.poll)
    .option("--no-cache", dev.cache)
    .addOption(common.quiet)
    .addHelpText("after", `\n${dev.mail}\n\n${help.example({ line: "site dev --port 8080 --open" })}`)
    .action(async (options: RawDevOptions) => {
      // Loaded only here: `--help` does without it.
      const { runDev } = await import("./run-dev.ts");
      finish(await runDev(options, await speech.loadAll()));
    });
}
