/** A feed ready to be written in either format: addresses are absolute, dates are points in time. */
export type DatedFeed = {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly author: { readonly name: string; readonly url: string };
  /** The page that lists the same items. */
  readonly page: string;
  readonly updated: string;
  readonly addresses: { readonly atom: string; readonly json: string };
  readonly items: readonly DatedItem[];
};

export type DatedItem = {
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  readonly published: string;
  readonly updated: string;
  readonly topics: readonly string[];
  readonly author?: string | undefined;
  readonly html: string;
};
