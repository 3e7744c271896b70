import type { CommandShape, OptionShape } from "./describe-commands.ts";

/** A completion script for zsh, to be read at its start or put into a folder of `fpath` as `_site`. */
export function writeZsh(commands: readonly CommandShape[]): string {
  const list = commands.map(
    ({ name, description }) => `    ${quote(`${name}:${escapeColons(description)}`)}`,
  );
  const cases = commands.map(
    ({ name, options, argument }) =>
      `    ${name}) _arguments ${[...options.map(describeOption), ...describeArgument(argument)].join(" ")} ;;`,
  );
  return `#compdef site
# Completion for zsh. In ~/.zshrc, after compinit: eval "$(site completion zsh)"
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

function describeOption({ name, description, takes, choices }: OptionShape): string {
  const explained = `${name}[${description.replace(/[[\]\\]/g, "\\$&")}]`;
  switch (takes) {
    case "nothing":
      return quote(explained);
    case "folder":
      return quote(`${explained}:folder:_files -/`);
    case "value":
      return quote(`${explained}:value:${choices.length > 0 ? `(${choices.join(" ")})` : ""}`);
  }
}

function describeArgument(argument: CommandShape["argument"]): readonly string[] {
  if (argument === undefined) return [];
  if (argument !== "collections") return [quote(`1:argument:(${argument.join(" ")})`)];
  return ['"1:collection:($($program collections 2>/dev/null))"'];
}

function escapeColons(text: string): string {
  return text.replaceAll(":", "\\:");
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
