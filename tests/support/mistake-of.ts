import { isMistake } from "../../src/words/message.ts";
import { tell } from "./speech.ts";

/** What an error says, in English. */
export function wordsOf(error: unknown): string {
  return isMistake(error) ? tell(error.text) : (error as Error).message;
}

/** The words of the mistake for which `run` throws; any other error is thrown on. */
export function mistakeOf(run: () => unknown): string | undefined {
  try {
    run();
  } catch (error) {
    if (isMistake(error)) return wordsOf(error);
    throw error;
  }
  return undefined;
}
