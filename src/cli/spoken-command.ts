import { type Argument, Command, type ErrorOptions, Help, type Option } from "commander";
import { message } from "../words/in-each-language.ts";
import type { Language } from "../words/languages.ts";
import { type Message, say } from "../words/message.ts";
import { suggestionHint } from "../words/suggest.ts";
import { UsageError } from "./print.ts";

/** The words of the help itself. */
export const helpWords = {
  usage: { en: "Usage:", fr: "Utilisation :" },
  arguments: { en: "Arguments:", fr: "Arguments :" },
  options: { en: "Options:", fr: "Options :" },
  commands: { en: "Commands:", fr: "Commandes :" },
  example: message({
    en: ({ line }: { line: string }) => `Example:\n  ${line}`,
    fr: ({ line }) => `Exemple :\n  ${line}`,
  }),
  choices: message({
    en: ({ choices }: { choices: readonly string[] }) => `choices: ${choices.join(", ")}`,
    fr: ({ choices }) => `au choix : ${choices.join(", ")}`,
  }),
  default: message({
    en: ({ value }: { value: string | number }) => `default: ${value}`,
    fr: ({ value }) => `par défaut : ${value}`,
  }),
};

/** A command with help and errors in the user’s language. Commander’s own are in English only. */
export class SpokenCommand extends Command {
  constructor(
    name: string | undefined,
    private readonly language: Language,
    /** The command line that prints the help. */
    private readonly helpLine: string,
  ) {
    super(name);
  }

  override createCommand(name?: string): SpokenCommand {
    return new SpokenCommand(name, this.language, this.helpLine);
  }

  override createHelp(): SpokenHelp {
    return new SpokenHelp(this.language);
  }

  /** Throws `UsageError`, made from commander’s error code and the quoted part of its message. */
  override error(message: string, options: ErrorOptions = {}): never {
    const mistake = this.explain(options.code, /'(.*)'/s.exec(message)?.[1] ?? "");
    if (mistake === undefined) return super.error(message, options);
    throw new UsageError(say("see-help", { message: mistake, help: this.helpLine }));
  }

  private explain(code: string | undefined, quoted: string): Message | undefined {
    switch (code) {
      case "commander.unknownCommand": {
        const known = this.createHelp()
          .visibleCommands(this)
          .map((command) => command.name());
        const hint = suggestionHint(quoted, known, say("noun.commands"));
        return say("usage.no-command", { name: quoted, hint });
      }
      case "commander.unknownOption": {
        const known = this.createHelp()
          .visibleOptions(this)
          .flatMap(({ long }) => long ?? []);
        return say("usage.no-option", {
          name: quoted,
          hint: suggestionHint(quoted, known, say("noun.options")),
        });
      }
      case "commander.optionMissingArgument":
        return say("usage.no-value", { option: quoted });
      case "commander.missingArgument":
        return say("usage.no-argument", { name: quoted });
      case "commander.excessArguments":
        return say("usage.more-arguments", { command: this.name(), most: this.registeredArguments.length });
      default:
        return undefined;
    }
  }
}

/** Commander’s help in the user’s language. */
class SpokenHelp extends Help {
  constructor(private readonly language: Language) {
    super();
  }

  /** `title` is one of commander’s own. */
  override styleTitle(title: string): string {
    const { usage, arguments: args, options, commands } = helpWords;
    const titles = [usage, args, options, commands];
    return titles.find(({ en }) => en === title)?.[this.language] ?? title;
  }

  override optionDescription({ description, argChoices, defaultValue }: Option): string {
    const isShown = typeof defaultValue === "string" || typeof defaultValue === "number";
    return this.describe(description, argChoices, isShown ? defaultValue : undefined);
  }

  override argumentDescription({ description, argChoices }: Argument): string {
    return this.describe(description, argChoices);
  }

  /** Commander breaks lines at every kind of space, no-break spaces included. */
  override boxWrap(text: string, width: number): string {
    const held = text.replaceAll("\u00a0", "\ue000").replaceAll("\u202f", "\ue001");
    return super.boxWrap(held, width).replaceAll("\ue000", "\u00a0").replaceAll("\ue001", "\u202f");
  }

  private describe(description: string, choices: readonly string[] = [], value?: string | number): string {
    const parts = [
      description,
      ...(choices.length > 0 ? [`(${helpWords.choices[this.language]({ choices })})`] : []),
      ...(value === undefined ? [] : [`(${helpWords.default[this.language]({ value })})`]),
    ];
    return parts.join(" ");
  }
}
