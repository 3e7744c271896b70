import type { Language } from "./languages.ts";
import type { Speech } from "./tell.ts";

export type { Speech } from "./tell.ts";

/** Loads the messages, which the help of the command needs none of. */
export async function loadSpeech(language: Language): Promise<Speech> {
  const { speak } = await import("./tell.ts");
  return speak(language);
}
