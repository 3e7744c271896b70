import type { Command } from "commander";
import type { Speech } from "../catalogue/speech.ts";
import type { RawRoutesOptions } from "./run-routes.ts";

/** Adds `site routes`. `finish` gets the exit status. */
export function addRoutesCommand(program: Command, finish: (status: number) => void, speech: Speech): void {
  program
    .command("routes")
    .description("list every route with its state, template, weight and source")
    .option("--root <dir>", "folder of the site", ".")
    .option("--base <path>", "sub-path under which the site is deployed", "/")
    .option("--url <origin>", "origin of the published site, instead of the one in content/site.yaml")
    .option("--no-cache", "compute everything anew")
    .option("--json", "print the list as JSON")
    .addHelpText(
      "after",
      "\nWeights are in KB of 1,000 bytes after brotli.\n\nExample:\n  site routes --json",
    )
    .action(async (options: RawRoutesOptions) => {
      const { runRoutes } = await import("./run-routes.ts");
      finish(await runRoutes(options, speech));
    });
}
