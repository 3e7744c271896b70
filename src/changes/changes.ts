/** The changes that visitors see from one built site to the next. Part of the report of `site changes --json`. */
export type SiteChanges = {
  /** The pages that change, sorted by route. */
  readonly pages: readonly ChangedPage[];
  /** Changes that several pages share, such as those of a footer. */
  readonly shared: readonly SharedChange[];
  readonly redirects: readonly ChangedRedirect[];
  /** Styles, scripts and images with the same name and other content. */
  readonly assets: readonly ChangedAsset[];
  /** Other published files, such as feeds. */
  readonly files: readonly ChangedFile[];
  /** The number of pages after the changes. */
  readonly pageCount: number;
};

export type ChangedPage = {
  readonly route: string;
  /** Its name in the navigation, else its heading. */
  readonly name: string;
  readonly state: "added" | "removed" | "moved" | "changed";
  /** The former route of a page that has moved. */
  readonly from?: string;
  /** The changes of this page alone. Empty when all of them are shared, and for an added or removed page. */
  readonly changes: readonly Change[];
};

export type SharedChange = { readonly change: Change; readonly routes: readonly string[] };

export type ChangedRedirect = { readonly from: string; readonly to?: string; readonly before?: string };

export type ChangedAsset = {
  readonly kind: "style" | "script" | "font" | "image" | "card" | "other";
  /** Its file name without the fingerprint. */
  readonly name: string;
  /** The pages that load it. */
  readonly routes: readonly string[];
};

export type ChangedFile = {
  readonly path: string;
  readonly kind: "feed" | "sitemap" | "host" | "file";
  readonly state: "added" | "removed" | "changed";
};

/** The place of a change on its page. */
export type ChangePlace = {
  readonly part: PageRegion;
  readonly block: BlockKind;
  /** The text of the first cell, in a row of a table. */
  readonly row?: string | undefined;
  /** Other blocks of the page in which the same words change. */
  readonly also?: readonly BlockKind[];
};

/** `header` and `footer` are everything before and after `main`. */
export type PageRegion = "head" | "header" | "main" | "footer";

/** `label` is for screen readers; `data` is for scripts and search engines. */
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
  | (ChangePlace & {
      readonly kind: "words";
      readonly before: string;
      readonly after: string;
      /** A few words before and after them. */
      readonly lead: string;
      readonly trail: string;
      readonly about?: "phone" | "email";
    })
  | (ChangePlace & { readonly kind: "block-added" | "block-removed" | "block-moved"; readonly text: string })
  | (ChangePlace & {
      readonly kind: "section-added" | "section-removed";
      /** Its heading. */
      readonly text: string;
      readonly blocks: number;
    })
  | (ChangePlace & {
      readonly kind: "link";
      readonly text: string;
      readonly before: string;
      readonly after: string;
    })
  /** Another image. `before` and `after` are file names. */
  | (ChangePlace & {
      readonly kind: "image";
      readonly text: string;
      readonly before: string;
      readonly after: string;
    })
  /** The alternative text of an image. */
  | (ChangePlace & { readonly kind: "alternative"; readonly before: string; readonly after: string })
  /** No word, link or image differs, only attributes, classes or spaces. */
  | { readonly kind: "markup"; readonly part: PageRegion };
