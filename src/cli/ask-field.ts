import type { Readable, Writable } from "node:stream";
import type { Speech } from "../catalogue/speech.ts";
import type { Field } from "../define/schema/list-fields.ts";
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

/** With more choices than this, a list that filters while typing replaces the plain list. */
const shortList = 8;

/** Asks in a terminal, with a list of choices or a line to type. */
export function askInTerminal(input: Readable, terminal: Writable, { command }: Speech): Ask {
  const output = speakPrompts(terminal, command.new);
  return async ({ field, name, choices, placeholder, refuse }) => {
    const { autocomplete, isCancel, select, text } = await import("@clack/prompts");
    const message = field.note === undefined ? name : command.new.question({ field: name, note: field.note });
    const common = { message, input, output };
    if (choices !== undefined && choices.length > 0) {
      const options = choices.map((value) => ({ value, label: value }));
      const pick = choices.length > shortList ? autocomplete : select;
      const chosen = await pick({ ...common, options, maxItems: shortList });
      return isCancel(chosen) ? undefined : chosen;
    }
    const answer = await text({
      ...common,
      ...(placeholder !== undefined && { placeholder, defaultValue: placeholder }),
      validate: (written = "") => (written === "" && placeholder !== undefined ? undefined : refuse(written)),
    });
    return isCancel(answer) ? undefined : answer;
  };
}
