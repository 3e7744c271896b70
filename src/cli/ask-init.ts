import type { Readable, Writable } from "node:stream";
import { type Starter, type StarterLanguage, starterLanguages } from "../begin/starters.ts";
import { languageNames } from "../words/languages.ts";
import type { Speech } from "../words/speech.ts";
import { speakPrompts } from "./speak-prompts.ts";

/** The questions of `site init`. Each answer is undefined when the user stops. */
export type AskInit = {
  readonly starter: (choices: readonly Starter[]) => Promise<Starter | undefined>;
  /** `usual` is the first choice. */
  readonly language: (usual: StarterLanguage) => Promise<StarterLanguage | undefined>;
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
    language: async (usual) => {
      const { isCancel, select } = await import("@clack/prompts");
      const options = starterLanguages.map((value) => ({ value, label: languageNames[value] }));
      const asked = { message: words.whichLanguage, initialValue: usual, options, input, output };
      const chosen = await select<StarterLanguage>(asked);
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
