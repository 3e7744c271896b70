import type { Command } from "commander";
import type { CommandSpeech } from "../catalogue/speech.ts";
import { commonOptions } from "./common-options.ts";
import type { RawNewOptions } from "./run-new.ts";

/** `from` names the entry to copy. */
type Options = RawNewOptions & { readonly from?: string };

/** Adds `site new`. `finish` gets the exit status. */
export function addNewCommand(
  program: Command,
  finish: (status: number) => void,
  speech: CommandSpeech,
): void {
  const { new: words, help, values } = speech.command;
  const common = commonOptions(speech);
  program
    .command("new")
    .description(words.about)
    .argument(`[${values.collection}]`, words.collection)
    .argument(`[${values.title}...]`, words.title)
    .addOption(common.root)
    .option(`--set <${values.field}>`, words.set, collect)
    .option("--fill", words.fill)
    .option("--list", words.list)
    .option(`--from <${values.entry}>`, words.from)
    .option("--dry-run", words.dryRun)
    .addHelpText("after", `\n${words.asking}\n\n${help.example({ line: "site new --list" })}`)
    .action(async (collection: string | undefined, title: readonly string[], options: Options) => {
      if (options.from !== undefined) {
        const { runCopy } = await import("./run-copy.ts");
        // The copied entry says which collection it is.
        finish(
          await runCopy(options.from, [collection, ...title].join(" "), options, await speech.loadAll()),
        );
        return;
      }
      const { runNew } = await import("./run-new.ts");
      finish(await runNew(collection, title.join(" "), options, await speech.loadAll()));
    });
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
