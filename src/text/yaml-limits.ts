/**
 * Far more than a page needs, yet short enough not to block a build: a text of this length is read in about two
 * seconds, whatever it contains.
 */
export const maxCharacters = 500_000;

/** The reader and all later stages recurse into nested lists and objects: each level needs room on the stack. */
export const maxDepth = 200;

/** The most errors that are reported for a text. Most further ones follow from the first. */
export const maxMistakes = 20;

/**
 * The most errors of the library that are looked at: one mistake may cause hundreds, and later ones show nothing new.
 */
export const maxErrors = 1000;

/** The most aliases of one value. More are an attack (“billion laughs”) or a mistake. */
export const maxAliases = 100;

/** The most aliases of all values together: the time of the reader grows with their number. */
export const maxAliasesOfFile = 1000;

/** The most values after all aliases are expanded: later stages walk all of them. */
export const maxRepeated = 100_000;
