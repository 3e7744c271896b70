/** The few words that the generator itself adds to pages, in the site’s language. */
export type Words = {
  /** Follows the text of links that open a new tab. */
  readonly opensNewTab: string;
  /** Heading of the footnotes. */
  readonly footnotes: string;
  /** Below the message of an island that failed: what a visitor can do. */
  readonly islandFailed?: string;
  /** Label of the link from footnote `n` back to the text. */
  readonly backToText: string;
  /** On the page at an old address, above the link to the new one. */
  readonly pageMoved?: string;
};
