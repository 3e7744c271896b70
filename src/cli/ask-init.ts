import type { Readable, Writable } from "node:stream";
import type { Starter } from "../begin/starters.ts";
import type { Speech } from "../catalogue/speech.ts";
import { speakPrompts } from "./speak-prompts.ts";

/** The questions of `site init`. Each answer is undefined when the user stops. */
export type AskInit = {
  readonly starter: (choices: readonly Starter[]) => Promise<Starter | undefined>;
  readonly folder: () => Promise<string | undefined>;
};

export function askInitInTerminal(input: Readable, terminal: Writable, { command }: Speech): AskInit {
  const { init: words } = command;
  const output = speakPrompts(terminal, command.new);
  return {
    starter: async (choices) => {
      const { isCancel, select } = await import("@clack/prompts");
      const options = choices.map((value) => ({ value, label: words.starters[value] }));
      const chosen = await select<Starter>({ message: words.which, options, input, output });
      return isCancel(chosen) ? undefined : chosen;
    },
    folder: async () => {
      const { isCancel, text } = await import("@clack/prompts");
      const { where, defaultFolder } = words;
      const common = { message: where, placeholder: defaultFolder, defaultValue: defaultFolder };
      const answer = await text({ ...common, input, output });
      return isCancel(answer) ? undefined : answer;
    },
  };
}
