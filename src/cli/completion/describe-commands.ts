import type { Command } from "commander";
import { codes } from "../../words/catalogue.ts";
import type { Speech } from "../../words/speech.ts";

/** What a shell needs to know about a command. */
export type CommandShape = {
  readonly name: string;
  readonly description: string;
  readonly options: readonly OptionShape[];
  /** The choices for the first argument: fixed words, or the list that the hidden `site collections` prints. */
  readonly argument: readonly string[] | Listed | undefined;
};

/** Names of the site’s collections, or of the entries in them. */
export type Listed = "collections" | "entries";

/** The command that lists them. */
export const listing = { collections: "collections", entries: "collections --entries" } as const;

export type OptionShape = {
  /** With its dashes. */
  readonly name: string;
  readonly description: string;
  readonly takes: "nothing" | "folder" | "value";
  /** The choices for the option’s value. Empty when any value may follow. */
  readonly choices: readonly string[];
};

type Values = Pick<Speech["command"]["values"], "folder" | "collection" | "entry">;

/**
 * Reads commands and options from the program, so that completion offers exactly what it accepts. `values` are the
 * placeholders of values in the program’s language, which show the kind of a value.
 */
export function describeCommands(program: Command, values: Values): readonly CommandShape[] {
  return program
    .createHelp()
    .visibleCommands(program)
    .filter((command) => command.name() !== "help")
    .map((command) => ({
      name: command.name(),
      description: command.description(),
      options: command.options
        .filter(({ hidden, long }) => !hidden && long !== undefined)
        .map(({ long = "", flags, description, argChoices = [] }) => ({
          name: long,
          description,
          takes: flags.endsWith(`<${values.folder}>`) ? "folder" : /[<[]/.test(flags) ? "value" : "nothing",
          choices: argChoices,
        })),
      argument: argumentOf(command, values),
    }));
}

function argumentOf(
  { registeredArguments: [first] }: Command,
  { collection, entry }: Values,
): CommandShape["argument"] {
  if (first?.argChoices !== undefined) return first.argChoices;
  if (first?.name() === "code") return codes;
  if (first?.name() === entry) return "entries";
  return first?.name() === collection ? "collections" : undefined;
}
