import type { Readable, Writable } from "node:stream";
import type { Field } from "../define/schema/list-fields.ts";
import type { Speech } from "../words/speech.ts";
import { askOneInTerminal } from "./ask-one.ts";
import { speakPrompts } from "./speak-prompts.ts";

export type Question = {
  readonly field: Field;
  /** The name of the field in the user’s language. */
  readonly name: string;
  /** The choices. Undefined when any value may be given. */
  readonly choices: readonly string[] | undefined;
  /** The value that an empty answer stands for. Undefined when an answer is required. */
  readonly placeholder: string | undefined;
  /** Returns what is wrong with an answer, or undefined. */
  readonly refuse: (written: string) => string | undefined;
};

/** Asks for one value. Returns undefined when the user stops the questions. */
export type Ask = (question: Question) => Promise<string | undefined>;

/** Asks in a terminal, with a list of choices or a line to type. */
export function askInTerminal(input: Readable, terminal: Writable, speech: Speech): Ask {
  const { command } = speech;
  const askOne = askOneInTerminal(input, terminal, speech);
  const output = speakPrompts(terminal, command.new);
  return async ({ field, name, choices, placeholder, refuse }) => {
    const message = field.note === undefined ? name : command.new.question({ field: name, note: field.note });
    if (choices !== undefined && choices.length > 0)
      return askOne(
        message,
        choices.map((value) => ({ value, label: value })),
      );
    const { isCancel, text } = await import("@clack/prompts");
    const answer = await text({
      message,
      input,
      output,
      ...(placeholder !== undefined && { placeholder, defaultValue: placeholder }),
      validate: (written = "") => (written === "" && placeholder !== undefined ? undefined : refuse(written)),
    });
    return isCancel(answer) ? undefined : answer;
  };
}
