import type { Command } from "commander";
import type { CommandSpeech } from "../words/speech.ts";
import { commonOptions } from "./common-options.ts";
import type { RawSchemaOptions } from "./run-schema.ts";

/** Adds `site schema`. `finish` gets the exit status. */
export function addSchemaCommand(
  program: Command,
  finish: (status: number) => void,
  speech: CommandSpeech,
): void {
  const { schema, help, options, values } = speech.command;
  program
    .command("schema")
    .description(schema.about)
    .addOption(commonOptions(speech).root)
    .option(`--out <${values.folder}>`, options.out, ".site/schemas")
    .addHelpText("after", `\n${help.example({ line: "site schema --out schemas" })}`)
    .action(async (options: RawSchemaOptions) => {
      const { runSchema } = await import("./run-schema.ts");
      finish(await runSchema(options, await speech.loadAll()));
    });
}
