import type { Speech } from "../../words/speech.ts";
import { type CommandShape, listing, type OptionShape } from "./describe-commands.ts";

/** A completion script for bash 3.2 and later. */
export function writeBash(
  commands: readonly CommandShape[],
  { completion }: Pick<Speech["command"], "completion">,
): string {
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
  case "\${COMP_WORDS[1]} $previous" in
${describeValues(commands).join("")}  esac
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

/** The lines that complete the values of options. An option may take other values in another command. */
function describeValues(commands: readonly CommandShape[]): readonly string[] {
  const uses = commands.flatMap(({ name: command, options }) =>
    options.map((option) => ({ command, name: option.name, offer: offerValues(option) })),
  );
  const lines = uses.map(({ command, name, offer }) => {
    const isCommon = uses.every((other) => other.name !== name || other.offer === offer);
    return offer === undefined ? "" : `    ${isCommon ? "*" : command}" ${name}") ${offer}; return ;;\n`;
  });
  return [...new Set(lines)];
}

function offerValues({ takes, choices }: OptionShape): string | undefined {
  switch (takes) {
    case "nothing":
      return undefined;
    case "folder":
      return "_site_folders";
    case "value":
      return `COMPREPLY=($(compgen -W "${choices.join(" ")}" -- "$current"))`;
  }
}

/** `site collections` runs only to complete an argument, because it has to load the site. */
function wordsOf(argument: CommandShape["argument"]): string {
  if (typeof argument !== "string") return `"${(argument ?? []).join(" ")}"`;
  return `; [ "$COMP_CWORD" -eq 2 ] && words="$("\${COMP_WORDS[0]}" ${listing[argument]} 2>/dev/null)"`;
}
