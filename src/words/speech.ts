import type { Language } from "./languages.ts";
import type { CommandWords, Speech } from "./tell.ts";

export type { Speech } from "./tell.ts";

const commandWords: { readonly [One in Language]: () => Promise<CommandWords> } = {
  en: async () => (await import("./en/command.ts")).command,
  fr: async () => (await import("./fr/command.ts")).command,
};

export async function loadSpeech(language: Language): Promise<Speech> {
  const [{ speak }, command] = await Promise.all([import("./tell.ts"), commandWords[language]()]);
  return speak(language, command);
}

/** The words that a command needs before it runs. The rest is loaded on demand, because each start waits for it. */
export type CommandSpeech = Pick<Speech, "language" | "command"> & {
  readonly loadAll: () => Promise<Speech>;
};

export async function loadCommandSpeech(language: Language): Promise<CommandSpeech> {
  return { language, command: await commandWords[language](), loadAll: () => loadSpeech(language) };
}
