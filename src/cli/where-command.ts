import type { Command } from "commander";
import type { CommandSpeech } from "../words/speech.ts";
import { commonOptions } from "./common-options.ts";
import type { RawWhereOptions } from "./run-where.ts";

/** Adds `site where`. `finish` gets the exit status. */
export function addWhereCommand(
  program: Command,
  finish: (status: number) => void,
  speech: CommandSpeech,
): void {
  const { where, help, values } = speech.command;
  const common = commonOptions(speech);
  program
    .command("where")
    .description(where.about)
    .argument(`<${values.words}...>`, where.words)
    .addOption(common.root)
    .option("--drafts", where.drafts)
    .addOption(common.cache)
    .addOption(common.json)
    .addHelpText("after", `\n${where.compared}\n\n${help.example({ line: 'site where "Premier article"' })}`)
    .action(async (words: readonly string[], options: RawWhereOptions) => {
      const { runWhere } = await import("./run-where.ts");
      finish(await runWhere(words.join(" "), options, await speech.loadAll()));
    });
}
