import { command as commandInEnglish } from "../../src/words/en/command.ts";
import { command as commandInFrench } from "../../src/words/fr/command.ts";
import { speak } from "../../src/words/tell.ts";

/** What the tool says in English, at once. */
export const english = speak("en", commandInEnglish);

/** The same in French. */
export const french = speak("fr", commandInFrench);

export const { tell } = english;
