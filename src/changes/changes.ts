/** What visitors will see change from one built site to the next, as data. Part of the report of `site changes --json`. */
export type SiteChanges = {
  /** Every page that changes and no other, by route. */
  readonly pages: readonly ChangedPage[];
  /** Changes that several pages share, such as those of a footer. */
  readonly shared: readonly SharedChange[];
  readonly redirects: readonly ChangedRedirect[];
  /** Styles, scripts and images that have kept their name and have another content. */
  readonly assets: readonly ChangedAsset[];
  /** What else is published, such as feeds. */
  readonly files: readonly ChangedFile[];
  /** How many pages there are afterwards. */
  readonly pageCount: number;
};

export type ChangedPage = {
  readonly route: string;
  /** What visitors call it: its name in the navigation, else its heading. */
  readonly name: string;
  readonly state: "added" | "removed" | "moved" | "changed";
  /** The former route of a page that has moved. */
  readonly from?: string;
  /** Those of this page alone. Empty when all of its changes are shared, and for a page that comes or goes. */
  readonly changes: readonly Change[];
};

export type SharedChange = { readonly change: Change; readonly routes: readonly string[] };

export type ChangedRedirect = { readonly from: string; readonly to?: string; readonly before?: string };

export type ChangedAsset = {
  readonly kind: "style" | "script" | "font" | "image" | "card" | "other";
  /** Without its fingerprint. */
  readonly name: string;
  /** The pages that load it. */
  readonly routes: readonly string[];
};

export type ChangedFile = {
  readonly path: string;
  readonly kind: "feed" | "sitemap" | "host" | "file";
  readonly state: "added" | "removed" | "changed";
};

/** Where on a page something stands. */
export type Place = {
  readonly part: Part;
  readonly block: BlockKind;
  /** The first cell of the row of a table. */
  readonly row?: string | undefined;
  /** Where the same words change too. */
  readonly also?: readonly BlockKind[];
};

/** `header` and `footer` are what stands before and behind `main`. */
export type Part = "head" | "header" | "main" | "footer";

/** `label` is read out, not seen; `data` is what scripts and search engines read. */
export type BlockKind =
  | "title"
  | "description"
  | "heading"
  | "text"
  | "item"
  | "row"
  | "image"
  | "label"
  | "data";

export type Change =
  /** `before` is empty for added words, `after` for removed ones. */
  | (Place & {
      readonly kind: "words";
      readonly before: string;
      readonly after: string;
      /** A few words before and behind them. */
      readonly lead: string;
      readonly trail: string;
      readonly about?: "phone" | "email";
    })
  | (Place & { readonly kind: "block-added" | "block-removed" | "block-moved"; readonly text: string })
  | (Place & {
      readonly kind: "section-added" | "section-removed";
      /** Its heading. */
      readonly text: string;
      readonly blocks: number;
    })
  | (Place & {
      readonly kind: "link";
      readonly text: string;
      readonly before: string;
      readonly after: string;
    })
  /** Another image. `before` and `after` are the names of the files. */
  | (Place & {
      readonly kind: "image";
      readonly text: string;
      readonly before: string;
      readonly after: string;
    })
  /** The alternative text of an image. */
  | (Place & { readonly kind: "alternative"; readonly before: string; readonly after: string })
  /** No word, link or image differs: the order of attributes, classes, spaces. */
  | { readonly kind: "markup"; readonly part: Part };
