/** Facts by name. A name is a letter followed by letters, digits, hyphens and underscores. */
export type NamedFacts = { readonly [name: string]: string | number | undefined };
