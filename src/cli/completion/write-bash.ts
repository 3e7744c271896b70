import type { Speech } from "../../catalogue/speech.ts";
import { type CommandShape, listing, type OptionShape } from "./describe-commands.ts";

/** A completion script for bash 3.2 and later. */
export function writeBash(
  commands: readonly CommandShape[],
  { completion }: Pick<Speech["command"], "completion">,
): string {
  const byName = new Map(commands.flatMap(({ options }) => options.map((option) => [option.name, option])));
  const options = [...byName.values()];
  const cases = commands.map(
    ({ name, options, argument }) =>
      `    ${name}) options="${options.map((option) => option.name).join(" ")}"; words=${wordsOf(argument)} ;;`,
  );
  // `compopt` has bash write the slash, and a backslash before a space. Version 3.2 does not know it.
  return `# ${completion.bash({ line: 'eval "$(site completion bash)"' })}
_site_folders() {
  local IFS=$'\\n'
  compopt -o filenames 2>/dev/null
  COMPREPLY=($(compgen -d -- "$current"))
}
_site() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" options= words=
  COMPREPLY=()
  case "$previous" in
${options.map(describeValue).join("")}  esac
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(" ")} --help --language --version" -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases.join("\n")}
    *) return ;;
  esac
  case "$current" in
    -*) COMPREPLY=($(compgen -W "$options --help" -- "$current")) ;;
    *) [ "$COMP_CWORD" -eq 2 ] && COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
  esac
}
complete -F _site site
`;
}

/** The line that completes the value of an option. */
function describeValue({ name, takes, choices }: OptionShape): string {
  switch (takes) {
    case "nothing":
      return "";
    case "folder":
      return `    ${name}) _site_folders; return ;;\n`;
    case "value":
      return `    ${name}) COMPREPLY=($(compgen -W "${choices.join(" ")}" -- "$current")); return ;;\n`;
  }
}

/** `site collections` runs only where an argument stands, because it has to load the site. */
function wordsOf(argument: CommandShape["argument"]): string {
  if (typeof argument !== "string") return `"${(argument ?? []).join(" ")}"`;
  return `; [ "$COMP_CWORD" -eq 2 ] && words="$("\${COMP_WORDS[0]}" ${listing[argument]} 2>/dev/null)"`;
}
