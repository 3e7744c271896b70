import type { Command } from "commander";
import type { CommandSpeech } from "../words/speech.ts";
import { commonOptions } from "./common-options.ts";
import type { RawRoutesOptions } from "./run-routes.ts";

/** Adds `site routes`. `finish` gets the exit status. */
export function addRoutesCommand(
  program: Command,
  finish: (status: number) => void,
  speech: CommandSpeech,
): void {
  const { routes, help } = speech.command;
  const common = commonOptions(speech);
  program
    .command("routes")
    .description(routes.about)
    .addOption(common.root)
    .addOption(common.base)
    .addOption(common.url)
    .addOption(common.cache)
    .option("--json", routes.json)
    .addHelpText("after", `\n${routes.weights}\n\n${help.example({ line: "site routes --json" })}`)
    .action(async (options: RawRoutesOptions) => {
      const { runRoutes } = await import("./run-routes.ts");
      finish(await runRoutes(options, await speech.loadAll()));
    });
}
