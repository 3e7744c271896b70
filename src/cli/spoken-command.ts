import { Command, type ErrorOptions, Option } from "commander";
import { languages } from "../catalogue/languages.ts";
import { type Message, say } from "../catalogue/message.ts";
import type { Speech } from "../catalogue/speech.ts";
import { suggestionHint } from "../problems/suggest.ts";
import { SpokenHelp } from "./spoken-help.ts";
import { UsageError } from "./usage-error.ts";

/** A command whose help and mistakes are told in the words of a language. Commander itself speaks English only. */
export class SpokenCommand extends Command {
  constructor(
    name: string | undefined,
    private readonly speech: Speech,
  ) {
    super(name);
  }

  override createCommand(name?: string): SpokenCommand {
    return new SpokenCommand(name, this.speech);
  }

  override createHelp(): SpokenHelp {
    return new SpokenHelp(this.speech.command);
  }

  /** Throws `UsageError`. Commander tells its code, and what is wrong between quotes. */
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

/** Read by `chooseLanguage` before; here so that the command line takes it, and help and completion tell of it. */
export function languageOption({ command: { options, values } }: Speech): Option {
  const option = new Option(`--language <${values.language}>`, options.language);
  option.argChoices = [...languages];
  return option;
}
