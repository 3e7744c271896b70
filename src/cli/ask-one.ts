import type { Readable, Writable } from "node:stream";
import type { Speech } from "../words/speech.ts";
import { speakPrompts } from "./speak-prompts.ts";

/** Asks for one of several values. Returns undefined when the user stops. */
export type AskOne = (
  message: string,
  choices: readonly { readonly value: string; readonly label: string }[],
) => Promise<string | undefined>;

/** With more choices than this, a list that filters while typing replaces the plain list. */
const shortList = 8;

export function askOneInTerminal(input: Readable, terminal: Writable, { command }: Speech): AskOne {
  const output = speakPrompts(terminal, command.new);
  return async (message, choices) => {
    const { autocomplete, isCancel, select } = await import("@clack/prompts");
    const pick = choices.length > shortList ? autocomplete : select;
    const chosen = await pick({ message, options: [...choices], maxItems: shortList, input, output });
    return isCancel(chosen) ? undefined : chosen;
  };
}
