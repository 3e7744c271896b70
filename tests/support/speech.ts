import { speak } from "../../src/words/tell.ts";

/** What the tool says in English, at once. */
export const english = speak("en");

/** The same in French. */
export const french = speak("fr");

export const { tell } = english;
