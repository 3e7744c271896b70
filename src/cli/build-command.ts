import { join, resolve } from "node:path";
import type { Command } from "commander";
import type { CommandSpeech } from "../words/speech.ts";
import { commonOptions } from "./common-options.ts";
import type { RawBuildOptions } from "./read-build-options.ts";

/** Adds `site build`. `finish` gets the exit status. */
export function addBuildCommand(
  program: Command,
  finish: (status: number) => void,
  speech: CommandSpeech,
): void {
  const { build, help, options, values } = speech.command;
  const common = commonOptions(speech);
  const line = "site build --out public --url https://www.example.org --strict";
  program
    .command("build")
    .description(build.about)
    .addOption(common.root)
    .option(`--out <${values.folder}>`, options.out, "dist")
    .addOption(common.base)
    .addOption(common.url)
    .option("--drafts", build.drafts)
    .option("--strict", build.strict)
    .addOption(common.cache)
    .addOption(common.json)
    .addOption(common.quiet)
    .option("--verbose", build.verbose)
    .addHelpText("after", `\n${help.example({ line })}`)
    .action(async (options: RawBuildOptions) => {
      // Loaded only here: `--help` does without it, and the second thread starts meanwhile.
      const { lookAhead } = await import("../system/threads/look-ahead.ts");
      const root = resolve(options.root);
      const out = resolve(root, options.out);
      const ahead = options.cache ? await lookAhead(join(root, "content"), out) : undefined;
      const { runBuild } = await import("./run-build.ts");
      finish(await runBuild(options, speech, ahead));
    });
}
