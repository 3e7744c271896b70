import { Command, type ErrorOptions, Option } from "commander";
import { languages } from "../words/languages.ts";
import { type Message, say } from "../words/message.ts";
import type { CommandSpeech } from "../words/speech.ts";
import { suggestionHint } from "../words/suggest.ts";
import { SpokenHelp } from "./spoken-help.ts";
import { UsageError } from "./usage-error.ts";

/** A command with help and errors in the user’s language. Commander’s own are in English only. */
export class SpokenCommand extends Command {
  constructor(
    name: string | undefined,
    private readonly speech: CommandSpeech,
  ) {
    super(name);
  }

  override createCommand(name?: string): SpokenCommand {
    return new SpokenCommand(name, this.speech);
  }

  override createHelp(): SpokenHelp {
    return new SpokenHelp(this.speech.command);
  }

  /** Throws `UsageError`, made from commander’s error code and the quoted part of its message. */
  override error(message: string, options: ErrorOptions = {}): never {
    const mistake = this.explain(options.code, /'(.*)'/s.exec(message)?.[1] ?? "");
    if (mistake === undefined) return super.error(message, options);
    throw new UsageError(say("see-help", { message: mistake }));
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

/**
 * Read by `chooseLanguage` before commander runs. Declared here so that it is accepted, listed in the help and
 * completed.
 */
export function languageOption({ command: { options, values } }: CommandSpeech): Option {
  const option = new Option(`--language <${values.language}>`, options.language);
  option.argChoices = [...languages];
  return option;
}
