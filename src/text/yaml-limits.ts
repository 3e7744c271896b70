/**
 * Far more than a page needs, and little enough that no file keeps a build busy: a text of this length is read in about two
 * seconds, whatever it holds.
 */
export const maxCharacters = 500_000;

/** Reading goes into lists and groups one within another, and so does all that comes after it: each needs room on the stack. */
export const maxDepth = 200;

/** More mistakes of one text than these nobody reads, and most of them come from the first. */
export const maxMistakes = 20;

/** One mistake may be hundreds of errors of the reader. Behind this many nothing new is found. */
export const maxErrors = 1000;

/** More aliases of one value than this are an attack (“billion laughs”) or a mistake, never a page. */
export const maxAliases = 100;

/** The same of all values together: what the reader does for each grows with their number. */
export const maxAliasesOfFile = 1000;

/** What the aliases of a file stand for, written out: later stages go through all of it. */
export const maxRepeated = 100_000;
