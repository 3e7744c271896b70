import type { Command } from "commander";
import type { Speech } from "../catalogue/speech.ts";
import type { RawSchemaOptions } from "./run-schema.ts";

/** Adds `site schema`. `finish` gets the exit status. */
export function addSchemaCommand(program: Command, finish: (status: number) => void, speech: Speech): void {
  program
    .command("schema")
    .description("write JSON Schemas of the settings and of every collection, for editors")
    .option("--root <dir>", "folder of the site", ".")
    .option("--out <dir>", "folder to write, from the site’s own", "schemas")
    .addHelpText("after", "\nExample:\n  site schema --out .site/schemas")
    .action(async (options: RawSchemaOptions) => {
      const { runSchema } = await import("./run-schema.ts");
      finish(await runSchema(options, speech));
    });
}
