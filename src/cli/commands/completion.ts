import { listEntryIds } from "../../editor/model/new-entry/append-entry.ts";
import { codes } from "../../words/catalogue.ts";
import { message } from "../../words/in-each-language.ts";
import type { Language } from "../../words/languages.ts";
import type { Speech } from "../../words/speech.ts";
import {
  command,
  type DeclaredCommand,
  type DeclaredOption,
  flag,
  neededChoice,
  type Tool,
} from "../command.ts";
import { loadSite } from "../open-site.ts";
import { language as languageOption, root, valueNames } from "../options.ts";

export const completion = command({
  name: "completion",
  about: {
    en: "print a script that completes commands, options and collections in a shell",
    fr: "écrire un script qui complète commandes, options et collections dans un shell",
  },
  arguments: {
    shell: neededChoice({
      name: valueNames.shell,
      about: { en: "the shell", fr: "le shell" },
      choices: ["bash", "zsh", "fish"],
    }),
  },
  options: {},
  example: 'eval "$(site completion bash)"',
  run: async ({ shell }, tool) => {
    return runCompletion(shell, tool);
  },
});

/** The scripts of `site completion` call it. */
export const collections = command({
  name: "collections",
  isHidden: true,
  about: {
    en: "print the names of the collections that take new entries",
    fr: "écrire le nom des collections qui acceptent de nouveaux contenus",
  },
  options: {
    root,
    entries: flag("--entries", {
      en: "print the names of their entries instead",
      fr: "écrire plutôt le nom de leurs contenus",
    }),
  },
  run: async (options, tool) => {
    return runCollections(options, await tool.loadSpeech());
  },
});

// Below this line: what is loaded when the command runs.

/** What the scripts say about themselves. */
export const completionWords = {
  bash: message({
    en: ({ line }: { line: string }) => `Completion for bash. In ~/.bashrc: ${line}`,
    fr: ({ line }) => `Complétion pour bash. Dans ~/.bashrc : ${line}`,
  }),
  zsh: message({
    en: ({ line }: { line: string }) => `Completion for zsh. In ~/.zshrc, after compinit: ${line}`,
    fr: ({ line }) => `Complétion pour zsh. Dans ~/.zshrc, après compinit : ${line}`,
  }),
  fish: message({
    en: ({ line }: { line: string }) => `Completion for fish: ${line}`,
    fr: ({ line }) => `Complétion pour fish : ${line}`,
  }),
};

/** Runs `site completion` and returns its exit status. Writes the script to stdout. */
export function runCompletion(shell: Shell, { commands, language }: Tool): number {
  process.stdout.write(writeCompletion(shell, commands, language));
  return 0;
}

/** A completion script for a shell. It offers exactly what the commands accept. */
export function writeCompletion(
  shell: Shell,
  commands: readonly DeclaredCommand[],
  language: Language,
): string {
  const shapes = commands.filter(({ isHidden }) => !isHidden).map((one) => describeCommand(one, language));
  return writers[shell](shapes, language);
}

const writers = { bash: writeBash, zsh: writeZsh, fish: writeFish };
type Shell = keyof typeof writers;

/** What a shell needs to know about a command. */
type CommandShape = {
  readonly name: string;
  readonly description: string;
  readonly options: readonly OptionShape[];
  /** The choices for the first argument: fixed words, or the list that the hidden `site collections` prints. */
  readonly argument: readonly string[] | Listed | undefined;
};

/** Names of the site’s collections, or of the entries in them. */
type Listed = "collections" | "entries";

/** The command that lists them. */
const listing = { collections: "collections", entries: "collections --entries" } as const;

type OptionShape = {
  /** With its dashes. */
  readonly name: string;
  readonly description: string;
  readonly takes: "nothing" | "folder" | "value";
  /** The choices for the option’s value. Empty when any value may follow. */
  readonly choices: readonly string[];
};

function describeCommand(
  { name, about, options, arguments: [first] }: DeclaredCommand,
  language: Language,
): CommandShape {
  return {
    name,
    description: about[language],
    options: [...options, languageOption].flatMap((one) => describeOption(one, language)),
    argument: first?.choices ?? (first?.completes === "codes" ? codes : first?.completes),
  };
}

function describeOption(
  { flag: name, about, takes, choices = [], takenBack }: DeclaredOption,
  language: Language,
): readonly OptionShape[] {
  const kind = takes === undefined ? "nothing" : takes === valueNames.folder ? "folder" : "value";
  const back = takenBack && { name: `--no-${name.slice(2)}`, description: takenBack[language] };
  return [
    { name, description: about[language], takes: kind, choices },
    ...(back === undefined ? [] : [{ ...back, takes: "nothing" as const, choices: [] }]),
  ];
}

/** A completion script for bash 3.2 and later. */
function writeBash(commands: readonly CommandShape[], language: Language): string {
  const cases = commands.map(
    ({ name, options, argument }) =>
      `    ${name}) options="${options.map((option) => option.name).join(" ")}"; words=${wordsOf(argument)} ;;`,
  );
  // `compopt` has bash write the slash, and a backslash before a space. Version 3.2 does not know it.
  return `# ${completionWords.bash[language]({ line: 'eval "$(site completion bash)"' })}
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

/** A completion script for fish. */
function writeFish(commands: readonly CommandShape[], language: Language): string {
  const lines = commands.flatMap(({ name, description, options, argument }) => [
    `complete -c site -n __fish_use_subcommand -a ${name} -d ${quoteForFish(description)}`,
    ...options.map((option) => `complete -c site -n ${seen(name)} ${describeForFish(option)}`),
    ...describeWordForFish(name, argument),
  ]);
  const line = "site completion fish > ~/.config/fish/completions/site.fish";
  return `# ${completionWords.fish[language]({ line })}
complete -c site -f
${lines.join("\n")}
`;
}

function describeForFish({ name, description, takes, choices }: OptionShape): string {
  const said = `-l ${name.slice(2)} -d ${quoteForFish(description)}`;
  switch (takes) {
    case "nothing":
      return said;
    case "folder":
      return `${said} -x -a '(__fish_complete_directories)'`;
    case "value":
      return choices.length > 0 ? `${said} -x -a ${quoteForFish(choices.join(" "))}` : `${said} -x`;
  }
}

function describeWordForFish(name: string, argument: CommandShape["argument"]): readonly string[] {
  if (argument === undefined) return [];
  const words =
    typeof argument === "string"
      ? `'(site ${listing[argument]} 2>/dev/null)'`
      : quoteForFish(argument.join(" "));
  return [
    `complete -c site -n ${quoteForFish(`__fish_seen_subcommand_from ${name}; and test (count (commandline -opc)) -eq 2`)} -a ${words}`,
  ];
}

function seen(name: string): string {
  return quoteForFish(`__fish_seen_subcommand_from ${name}`);
}

function quoteForFish(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}

/** A completion script for zsh: source it, or save it as `_site` in a folder of `fpath`. */
function writeZsh(commands: readonly CommandShape[], language: Language): string {
  const list = commands.map(
    ({ name, description }) => `    ${quoteForZsh(`${name}:${escapeColons(description)}`)}`,
  );
  const cases = commands.map(
    ({ name, options, argument }) =>
      `    ${name}) _arguments ${[...options.map((option) => describeForZsh(option, language)), ...describeWordForZsh(argument, language)].join(" ")} ;;`,
  );
  return `#compdef site
# ${completionWords.zsh[language]({ line: 'eval "$(site completion zsh)"' })}
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

function describeForZsh({ name, description, takes, choices }: OptionShape, language: Language): string {
  const explained = `${name}[${description.replace(/[[\]\\]/g, "\\$&")}]`;
  switch (takes) {
    case "nothing":
      return quoteForZsh(explained);
    case "folder":
      return quoteForZsh(`${explained}:${valueNames.folder[language]}:_files -/`);
    case "value":
      return quoteForZsh(
        `${explained}:${valueNames.value[language]}:${choices.length > 0 ? `(${choices.join(" ")})` : ""}`,
      );
  }
}

function describeWordForZsh(argument: CommandShape["argument"], language: Language): readonly string[] {
  if (argument === undefined) return [];
  if (typeof argument !== "string")
    return [quoteForZsh(`1:${valueNames.value[language]}:(${argument.join(" ")})`)];
  const name = argument === "entries" ? valueNames.entry[language] : valueNames.collection[language];
  return [`"1:${name}:($($program ${listing[argument]} 2>/dev/null))"`];
}

function escapeColons(text: string): string {
  return text.replaceAll(":", "\\:");
}

function quoteForZsh(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/**
 * Runs `site collections` for completion scripts and returns its exit status. Writes a name per line to stdout: of each
 * collection, or of each of its entries, as in `articles/premier`.
 */
export async function runCollections(
  { root, entries }: { readonly root: string; readonly entries: boolean },
  speech: Speech,
): Promise<number> {
  const loaded = await loadSite(root, speech);
  if (loaded === undefined) return 1;
  const many = Object.entries(loaded.templates.site.collections).filter(([, { kind }]) => kind !== "single");
  const content = entries ? loaded.disk.readContent() : [];
  const names = many.flatMap(([name, collection]) =>
    entries ? listEntryIds(collection, content).map((id) => `${name}/${id}`) : [name],
  );
  loaded.disk.close();
  process.stdout.write(names.map((name) => `${name}\n`).join(""));
  return 0;
}
