import type { Speech } from "../../words/speech.ts";
import { type CommandShape, listing, type OptionShape } from "./describe-commands.ts";

/** A completion script for zsh: source it, or save it as `_site` in a folder of `fpath`. */
export function writeZsh(
  commands: readonly CommandShape[],
  { completion, values }: Pick<Speech["command"], "completion" | "values">,
): string {
  const list = commands.map(
    ({ name, description }) => `    ${quote(`${name}:${escapeColons(description)}`)}`,
  );
  const cases = commands.map(
    ({ name, options, argument }) =>
      `    ${name}) _arguments ${[...options.map((option) => describeOption(option, values)), ...describeArgument(argument, values)].join(" ")} ;;`,
  );
  return `#compdef site
# ${completion.zsh({ line: 'eval "$(site completion zsh)"' })}
_site() {
  local -a commands
  commands=(
${list.join("\n")}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local program=$words[1] command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${cases.join("\n")}
  esac
}
compdef _site site
`;
}

type Values = Speech["command"]["values"];

function describeOption({ name, description, takes, choices }: OptionShape, values: Values): string {
  const explained = `${name}[${description.replace(/[[\]\\]/g, "\\$&")}]`;
  switch (takes) {
    case "nothing":
      return quote(explained);
    case "folder":
      return quote(`${explained}:${values.folder}:_files -/`);
    case "value":
      return quote(`${explained}:${values.value}:${choices.length > 0 ? `(${choices.join(" ")})` : ""}`);
  }
}

function describeArgument(argument: CommandShape["argument"], values: Values): readonly string[] {
  if (argument === undefined) return [];
  if (typeof argument !== "string") return [quote(`1:${values.value}:(${argument.join(" ")})`)];
  const name = argument === "entries" ? values.entry : values.collection;
  return [`"1:${name}:($($program ${listing[argument]} 2>/dev/null))"`];
}

function escapeColons(text: string): string {
  return text.replaceAll(":", "\\:");
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
