import { type Command, Option } from "commander";
import { previewedNames } from "../hosts/hosts.ts";
import type { CommandSpeech } from "../words/speech.ts";
import { commonOptions, readChoice } from "./common-options.ts";
import type { RawPreviewOptions } from "./read-preview-options.ts";

/** Adds `site preview`. `finish` gets the exit status once the server has ended. */
export function addPreviewCommand(
  program: Command,
  finish: (status: number) => void,
  speech: CommandSpeech,
): void {
  const { preview, help, values } = speech.command;
  const common = commonOptions(speech);
  program
    .command("preview")
    .description(preview.about)
    .addOption(common.root)
    .option(`--out <${values.folder}>`, preview.out, "dist")
    .option(`--base <${values.path}>`, preview.base, "/")
    .addOption(
      new Option(`--as <${values.host}>`, preview.as)
        .choices(previewedNames)
        .argParser(readChoice("--as", previewedNames))
        .default("plain"),
    )
    .addOption(common.port.default(4322))
    .addOption(common.host)
    .addOption(common.open)
    .addHelpText("after", `\n${help.example({ line: "site build && site preview --as netlify --open" })}`)
    .action(async (options: RawPreviewOptions) => {
      const { runPreview } = await import("./run-preview.ts");
      finish(await runPreview(options, await speech.loadAll()));
    });
}
