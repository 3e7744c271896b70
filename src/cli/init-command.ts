import { type Command, Option } from "commander";
import { starters } from "../begin/starters.ts";
import type { CommandSpeech } from "../words/speech.ts";
import { readChoice } from "./common-options.ts";
import type { RawInitOptions } from "./run-init.ts";

/** Adds `site init`. `finish` gets the exit status. */
export function addInitCommand(
  program: Command,
  finish: (status: number) => void,
  speech: CommandSpeech,
): void {
  const { init: words, new: entry, help, values } = speech.command;
  program
    .command("init")
    .description(words.about)
    .argument(`[${values.folder}]`, words.folder)
    .addOption(
      new Option(`--starter <${values.name}>`, words.starter)
        .choices(starters)
        .argParser(readChoice("--starter", starters)),
    )
    .option(`--from <${values.folder}>`, words.from)
    .option("--dry-run", entry.dryRun)
    .addHelpText(
      "after",
      `\n${words.explained}\n\n${help.example({ line: "site init my-site --starter blog" })}`,
    )
    .action(async (folder: string | undefined, options: RawInitOptions) => {
      const { runInit } = await import("./run-init.ts");
      finish(await runInit(folder, options, await speech.loadAll()));
    });
}
