import type { Speech } from "../../words/speech.ts";
import { type CommandShape, listing, type OptionShape } from "./describe-commands.ts";

/** A completion script for fish. */
export function writeFish(
  commands: readonly CommandShape[],
  { completion }: Pick<Speech["command"], "completion">,
): string {
  const lines = commands.flatMap(({ name, description, options, argument }) => [
    `complete -c site -n __fish_use_subcommand -a ${name} -d ${quote(description)}`,
    ...options.map((option) => `complete -c site -n ${seen(name)} ${describeOption(option)}`),
    ...describeArgument(name, argument),
  ]);
  const line = "site completion fish > ~/.config/fish/completions/site.fish";
  return `# ${completion.fish({ line })}
complete -c site -f
${lines.join("\n")}
`;
}

function describeOption({ name, description, takes, choices }: OptionShape): string {
  const said = `-l ${name.slice(2)} -d ${quote(description)}`;
  switch (takes) {
    case "nothing":
      return said;
    case "folder":
      return `${said} -x -a '(__fish_complete_directories)'`;
    case "value":
      return choices.length > 0 ? `${said} -x -a ${quote(choices.join(" "))}` : `${said} -x`;
  }
}

function describeArgument(name: string, argument: CommandShape["argument"]): readonly string[] {
  if (argument === undefined) return [];
  const words =
    typeof argument === "string" ? `'(site ${listing[argument]} 2>/dev/null)'` : quote(argument.join(" "));
  return [
    `complete -c site -n ${quote(`__fish_seen_subcommand_from ${name}; and test (count (commandline -opc)) -eq 2`)} -a ${words}`,
  ];
}

function seen(name: string): string {
  return quote(`__fish_seen_subcommand_from ${name}`);
}

function quote(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
