import type { Command } from "commander";
import { say } from "../words/message.ts";
import type { CommandSpeech } from "../words/speech.ts";
import { commonOptions } from "./common-options.ts";
import type { RawTranslateOptions } from "./run-translate.ts";
import { UsageError } from "./usage-error.ts";

/** `from` names the entry to copy, `translate` the one to translate. */
type Options = RawTranslateOptions & { readonly from?: string; readonly translate?: string };

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
    .option(`--translate <${values.entry}>`, words.translate)
    .option(`--to <${values.language}>`, words.to)
    .option("--dry-run", words.dryRun)
    .addHelpText("after", `\n${words.asking}\n\n${help.example({ line: "site new --list" })}`)
    .action(async (collection: string | undefined, title: readonly string[], options: Options) => {
      const { from, translate, to } = options;
      if (from !== undefined && translate !== undefined) throw new UsageError(say("usage.one-start"));
      if (to !== undefined && translate === undefined) throw new UsageError(say("usage.to-what"));
      const given = collection === undefined ? [] : [collection, ...title];
      if (from !== undefined) {
        const { runCopy } = await import("./run-copy.ts");
        return finish(await runCopy(from, given, options, await speech.loadAll()));
      }
      if (translate !== undefined) {
        const { runTranslate } = await import("./run-translate.ts");
        return finish(await runTranslate(translate, given, options, await speech.loadAll()));
      }
      const { runNew } = await import("./run-new.ts");
      finish(await runNew(collection, title.join(" "), options, await speech.loadAll()));
    });
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
