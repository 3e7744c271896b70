import type { Command } from "commander";
import type { CommandSpeech } from "../words/speech.ts";
import { commonOptions } from "./common-options.ts";
import type { RawDevOptions } from "./read-dev-options.ts";

/** Adds `site edit`. `finish` gets the exit status once the server has ended. */
export function addEditCommand(
  program: Command,
  finish: (status: number) => void,
  speech: CommandSpeech,
): void {
  const { dev, edit, help } = speech.command;
  const common = commonOptions(speech);
  program
    .command("edit")
    .description(edit.about)
    .addOption(common.root)
    .addOption(common.port.default(4321))
    .option("--no-open", edit.noOpen)
    .addOption(common.base)
    .addOption(common.url)
    .option("--poll", dev.poll)
    .addOption(common.quiet)
    .addHelpText("after", `\n${edit.where}\n\n${help.example({ line: "site edit" })}`)
    .action(async (options: Omit<RawDevOptions, "host" | "editor" | "drafts" | "cache">) => {
      const { runDev } = await import("./run-dev.ts");
      const onlyHere = { host: "127.0.0.1", editor: "none", drafts: true, cache: true };
      finish(await runDev({ ...options, ...onlyHere }, await speech.loadAll(), "on"));
    });
}
