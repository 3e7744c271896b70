/** The few words that the generator itself adds to a page, in the site’s language. */
export type Words = {
  /** Follows the text of links that open a new tab. */
  readonly opensNewTab: string;
  /** Heading of the footnotes. */
  readonly footnotes: string;
  /** Below the message of an island that failed: what a visitor can do. */
  readonly islandFailed?: string;
  /** Label of the link from footnote `n` to its place in the text. */
  readonly backToText: string;
  /** What the page at an old address says above the link to the new one. */
  readonly pageMoved?: string;
};

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
