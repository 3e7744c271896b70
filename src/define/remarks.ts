/** A site’s remark about its own content or settings; becomes a warning. */
export type Finding = {
  readonly message: string;
  readonly hint?: string;
  /** The field of `content/site.yaml` that it is about, as in `mail.key`. */
  readonly setting?: string;
};

/** How a word of the trade is spelt on this site. `site check` finds other spellings in the content. */
export type Term = {
  readonly write: string;
  /** Wrong spellings, to the letter, as whole words. */
  readonly insteadOf?: readonly string[];
  /** True when the same letters in another case or with other accents are also wrong. */
  readonly caseAndAccents?: boolean;
  /** Phrases within which any spelling is allowed, such as the name of another firm. */
  readonly except?: readonly string[];
};

/** The origins that an island connects to, such as `https://api.example.org`. */
export type Connections = { readonly [island: string]: readonly string[] };
