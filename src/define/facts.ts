/** By the names that stand for them in texts: letters, digits, hyphens and low lines, a letter first. */
export type NamedFacts = { readonly [name: string]: string | number | undefined };
