/** What a site has to say about its own content or settings; becomes a warning. */
export type Finding = {
  readonly message: string;
  readonly hint?: string;
  /** The field of `content/site.yaml` that it is about, as in `mail.key`. */
  readonly setting?: string;
};

/** How a word of the trade is spelt on this site. `site check` finds the other spellings in the content. */
export type Term = {
  readonly write: string;
  /** Spellings that are mistakes here, to the letter, as whole words. */
  readonly insteadOf?: readonly string[];
  /** True where the same letters in another case or with other accents are a mistake too. */
  readonly caseAndAccents?: boolean;
  /** Phrases within which any spelling is right, such as a name that others gave. */
  readonly except?: readonly string[];
};

/** From an island to origins such as `https://api.example.org`. */
export type Connections = { readonly [island: string]: readonly string[] };
