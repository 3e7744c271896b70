import { Argument, type Command, Option } from "commander";
import type { InEach, Language } from "../words/languages.ts";
import { say } from "../words/message.ts";
import type { Speech } from "../words/speech.ts";
import { UsageError } from "./print.ts";
import { helpWords } from "./spoken-command.ts";

/** What commander has found: a text, whether an option is set, or the texts of one that may be repeated. */
type Written = string | boolean | readonly string[] | undefined;

/** An option, in the one form in which it exists: help, completion and the value that a command gets are made of it. */
export type DeclaredOption<Value = unknown> = {
  /** With its dashes, as in `--no-cache`. */
  readonly flag: `--${string}`;
  readonly about: InEach<string>;
  /** The name of its value in the help. Undefined for an option that takes none. */
  readonly takes?: InEach<string> | undefined;
  readonly choices?: readonly string[];
  readonly isRepeatable?: boolean;
  readonly default?: string | true;
  /** What `--no-…` says, for an option that can be taken back. */
  readonly takenBack?: InEach<string>;
  /** Returns the value. Throws `UsageError` when what is written is none. */
  readonly read: (written: Written) => Value;
};

/** An option that is set or not. One that begins with `--no-` is set unless it is given. */
export function flag(name: DeclaredOption["flag"], about: InEach<string>): DeclaredOption<boolean> {
  const usual = name.startsWith("--no-");
  return { flag: name, about, read: (written) => (typeof written === "boolean" ? written : usual) };
}

/** An option that may be given, taken back, or left open. */
export function yesOrNo(
  name: DeclaredOption["flag"],
  about: InEach<string>,
  takenBack: InEach<string>,
): DeclaredOption<boolean | undefined> {
  return {
    flag: name,
    about,
    takenBack,
    read: (written) => (typeof written === "boolean" ? written : undefined),
  };
}

type Plain = Pick<DeclaredOption, "flag" | "about" | "takes"> & { readonly default?: string };
/** `read` throws `UsageError`. Without it, the value is what is written. */
type Valued<Value> = Plain & { readonly read: (written: string) => Value };
type Usual = { readonly default: string };

/** An option with a value, which is undefined when it is not given and has no default. */
export function option<Value>(declared: Valued<Value> & Usual): DeclaredOption<Value>;
export function option<Value>(declared: Valued<Value>): DeclaredOption<Value | undefined>;
export function option(declared: Plain & Usual): DeclaredOption<string>;
export function option(declared: Plain): DeclaredOption<string | undefined>;
export function option(declared: Plain & Partial<Valued<unknown>>): DeclaredOption {
  const { read = (written) => written } = declared;
  return { ...declared, read: (written) => (typeof written === "string" ? read(written) : undefined) };
}

/** An option whose value is one of some words. */
export function choice<const Value extends string>(
  declared: Plain & Usual & { readonly choices: readonly Value[] },
): DeclaredOption<Value>;
export function choice<const Value extends string>(
  declared: Plain & { readonly choices: readonly Value[] },
): DeclaredOption<Value | undefined>;
export function choice<Value extends string>(
  declared: Plain & { readonly choices: readonly Value[] },
): DeclaredOption<Value | undefined> {
  const { flag: name, choices } = declared;
  return {
    ...declared,
    read: (written) => (typeof written === "string" ? readChoice(name, choices, written) : undefined),
  };
}

/** An option that may be given several times. */
export function repeatable(declared: Pick<DeclaredOption, "flag" | "about" | "takes">) {
  return {
    ...declared,
    isRepeatable: true,
    read: (written) => (Array.isArray(written) ? (written as readonly string[]) : []),
  } satisfies DeclaredOption<readonly string[]>;
}

/** A word of the command line that is no option. */
export type DeclaredArgument<Value = unknown> = {
  /** As the help shows it. */
  readonly name: InEach<string>;
  readonly about: InEach<string>;
  readonly kind: "needed" | "optional" | "needed-words" | "optional-words";
  readonly choices?: readonly string[];
  /** What a shell offers for it: names of the site, or codes of problems. */
  readonly completes?: "collections" | "entries" | "codes";
  readonly read: (written: Written, language: Language) => Value;
};

type Naming = Pick<DeclaredArgument, "name" | "about" | "completes">;

export function needed(naming: Naming): DeclaredArgument<string> {
  return { ...naming, kind: "needed", read: (written) => String(written) };
}

export function neededChoice<const Value extends string>(
  naming: Naming & { readonly choices: readonly Value[] },
): DeclaredArgument<Value> {
  const { name, choices } = naming;
  const read = (written: Written, language: Language) =>
    readChoice(`<${name[language]}>`, choices, String(written));
  return { ...naming, kind: "needed", read };
}

export function optional(naming: Naming): DeclaredArgument<string | undefined> {
  return {
    ...naming,
    kind: "optional",
    read: (written) => (typeof written === "string" ? written : undefined),
  };
}

/** All further words. */
export function words(naming: Naming, kind: "needed-words" | "optional-words") {
  const read = (written: Written) => (Array.isArray(written) ? (written as readonly string[]) : []);
  return { ...naming, kind, read } satisfies DeclaredArgument<readonly string[]>;
}

/** What commands share while they run. */
export type Tool = {
  readonly language: Language;
  /** The command line names the language. */
  readonly isLanguageNamed: boolean;
  /** All messages. Loaded on demand, because each start would wait for them. */
  readonly loadSpeech: () => Promise<Speech>;
  readonly commands: readonly DeclaredCommand[];
};

type Declared = {
  readonly [name: string]: { readonly read: (written: never, language: Language) => unknown };
};
type Given<Some extends Declared> = {
  readonly [Name in keyof Some]: ReturnType<Some[Name]["read"]>;
};

type Declaration<Arguments extends Declared, Options extends Declared> = {
  readonly name: string;
  readonly about: InEach<string>;
  /** Not in the help. */
  readonly isHidden?: true;
  /** In the order in which they are written. */
  readonly arguments?: Arguments;
  readonly options: Options;
  /** Printed below the options. */
  readonly notes?: InEach<string>;
  readonly example?: string;
  /** Returns the exit status. What it needs is imported only here: the help does without it. */
  readonly run: (given: Given<Arguments> & Given<Options>, tool: Tool) => Promise<number>;
};

export type DeclaredCommand = {
  readonly name: string;
  readonly about: InEach<string>;
  readonly isHidden: boolean;
  readonly arguments: readonly DeclaredArgument[];
  readonly options: readonly DeclaredOption[];
  readonly notes: InEach<string> | undefined;
  readonly example: string | undefined;
  /** `args` and `options` are what commander has found, in the order of the declaration. Throws `UsageError`. */
  readonly run: (args: readonly Written[], options: readonly Written[], tool: Tool) => Promise<number>;
};

/** Declares a command. */
export function command<
  Options extends Readonly<Record<string, DeclaredOption>>,
  Arguments extends Readonly<Record<string, DeclaredArgument>> = Readonly<Record<never, DeclaredArgument>>,
>(declaration: Declaration<Arguments, Options>): DeclaredCommand {
  const { arguments: named = {} as Arguments, options, isHidden = false, notes, example } = declaration;
  return {
    ...declaration,
    isHidden,
    notes,
    example,
    arguments: Object.values(named),
    options: Object.values(options),
    run: async (args, found, tool) => {
      const given = [
        ...Object.entries(named).map(([name, { read }], at) => [name, read(args[at], tool.language)]),
        ...Object.entries(options).map(([name, { read }], at) => [name, read(found[at])]),
      ];
      return declaration.run(Object.fromEntries(given) as Given<Arguments> & Given<Options>, tool);
    },
  };
}

/** Adds a command to the program. `finish` gets its exit status. */
export function addCommand(
  program: Command,
  declared: DeclaredCommand,
  tool: Omit<Tool, "isLanguageNamed">,
  finish: (status: number) => void,
): void {
  const { language } = tool;
  const added = program
    .command(declared.name, { hidden: declared.isHidden })
    .description(declared.about[language]);
  for (const one of declared.arguments) added.addArgument(toArgument(one, language));
  const options = declared.options.map((one) => toOption(one, language));
  for (const [at, one] of options.entries()) {
    added.addOption(one);
    const takenBack = declared.options[at]?.takenBack;
    if (takenBack !== undefined) added.option(`--no-${one.long?.slice(2)}`, takenBack[language]);
  }
  const { notes, example } = declared;
  const below = [
    ...(notes === undefined ? [] : [notes[language]]),
    ...(example === undefined ? [] : [helpWords.example[language]({ line: example })]),
  ];
  if (below.length > 0) added.addHelpText("after", `\n${below.join("\n\n")}`);
  added.action(async () => {
    const found = added.opts<Readonly<Record<string, Written>>>();
    const written = options.map((one) => found[one.attributeName()]);
    const isLanguageNamed = added.optsWithGlobals().language !== undefined;
    const own = { ...tool, isLanguageNamed };
    finish(await declared.run(added.processedArgs as readonly Written[], written, own));
  });
}

export function toOption(declared: DeclaredOption, language: Language): Option {
  const { flag: name, takes, about, choices, isRepeatable = false } = declared;
  const made = new Option(takes === undefined ? name : `${name} <${takes[language]}>`, about[language]);
  // Without commander’s own check of choices, whose message is in English only.
  if (choices !== undefined) made.argChoices = [...choices];
  if (declared.default !== undefined) made.default(declared.default);
  if (isRepeatable) made.argParser((written: string, before: readonly string[] = []) => [...before, written]);
  return made;
}

function toArgument({ name, about, kind, choices }: DeclaredArgument, language: Language): Argument {
  const named = kind.endsWith("words") ? `${name[language]}...` : name[language];
  const made = new Argument(kind.startsWith("needed") ? `<${named}>` : `[${named}]`, about[language]);
  if (choices !== undefined) made.argChoices = [...choices];
  return made;
}

function readChoice<Value extends string>(name: string, choices: readonly Value[], written: string): Value {
  const chosen = choices.find((one) => one === written);
  if (chosen === undefined) throw new UsageError(say("usage.no-choice", { name, written, choices }));
  return chosen;
}
