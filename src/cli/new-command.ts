import type { Command } from "commander";
import type { Speech } from "../catalogue/speech.ts";
import type { RawNewOptions } from "./run-new.ts";

/** Adds `site new`. `finish` gets the exit status. */
export function addNewCommand(program: Command, finish: (status: number) => void, speech: Speech): void {
  program
    .command("new")
    .description("write a new content file that fits its collection’s schema")
    .argument("[collection]", "what it belongs to; --list names the collections")
    .argument("[title...]", "its title, which also names the file")
    .option("--root <dir>", "folder of the site", ".")
    .option("--set <field=value>", "give a field its value, as in seo.title=… (repeatable)", collect)
    .option("--fill", "put the site’s placeholder where words are missing; site check lists it")
    .option("--list", "list the collections with the fields that an entry must have")
    .addHelpText(
      "after",
      "\nIn a terminal, what is missing is asked for. Elsewhere it is named, with its options.\n\nExample:\n  site new --list",
    )
    .action(async (collection: string | undefined, title: readonly string[], options: RawNewOptions) => {
      const { runNew } = await import("./run-new.ts");
      finish(await runNew(collection, title.join(" "), options, speech));
    });
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
