import type { Command } from "commander";
import type { Speech } from "../catalogue/speech.ts";
import type { RawCheckOptions } from "./run-check.ts";

/** Adds `site check`. `finish` gets the exit status. */
export function addCheckCommand(program: Command, finish: (status: number) => void, speech: Speech): void {
  program
    .command("check")
    .description("check the content and the pages closely, and write nothing")
    .option("--root <dir>", "folder of the site", ".")
    .option("--base <path>", "sub-path under which the site is deployed", "/")
    .option("--url <origin>", "origin of the published site, instead of the one in content/site.yaml")
    .option("--drafts", "check drafts and entries dated after today as well")
    .option("--external", "ask other sites whether the addresses that pages link to still answer")
    .option("--watch", "check again after every save, until Ctrl-C")
    .option("--strict", "fail on a warning; what other sites answer never fails")
    .option("--no-cache", "compute everything anew")
    .option("--json", "print one machine-readable report on standard output")
    .option("--quiet", "print problems only")
    .addHelpText("after", "\nExample:\n  site check --strict")
    .action(async (options: RawCheckOptions) => {
      // The help needs none of what a check loads.
      const { runCheck } = await import("./run-check.ts");
      finish(await runCheck(options, speech));
    });
}
