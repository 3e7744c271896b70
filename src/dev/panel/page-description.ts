/** What the panel shows for a page besides its faults. Plain data, sent to the browser as JSON. */
export type PageDescription = {
  readonly route: string;
  /** The name of its group. */
  readonly template: string;
  readonly publication: Publication;
  readonly sources: readonly SourcePlace[];
  readonly weights: PageWeight;
  readonly neighbours: Neighbours;
  readonly searchResult: { readonly title: string; readonly description: string; readonly url: string };
  /** To what stands in for a service of the site, if anything does. */
  readonly service?: LinkToService | undefined;
};

export type LinkToService = { readonly href: string; readonly text: string };

/** Whether `site build` would publish the page, and search engines may show it. `text` says so. */
export type Publication = {
  readonly status: "published" | "hidden-from-search" | "workbench" | "draft" | "future" | "partly";
  readonly text: string;
};

/** A position in a file of the site. `link` opens it in an editor on the reader’s machine, if there is one. */
export type SourcePlace = {
  readonly what: "content" | "template" | "island";
  /** The name of the entry, component or island at this position. */
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly link: string | undefined;
};

/** The weights that a budget can be set for. */
export const budgetKinds = ["firstPaint", "fonts", "preloadedFonts", "scripts", "page"] as const;
export type BudgetKind = (typeof budgetKinds)[number];

export type PageWeight = {
  /** False while files are still being compressed: the weights are then too small. */
  readonly isKnown: boolean;
  readonly lines: readonly {
    readonly what: BudgetKind;
    readonly unit: "bytes" | "files";
    readonly amount: number;
    readonly budget: number | undefined;
    readonly isOver: boolean;
  }[];
  readonly heaviest: readonly { readonly path: string; readonly bytes: number }[];
};

/** `path` is from the root of `dist/`; `most` is the recommended limit in bytes. */
export type HeavyFile = {
  readonly kind: "image" | "pdf";
  readonly path: string;
  readonly bytes: number;
  readonly most: number;
};

/** Pages by their routes. */
export type Neighbours = {
  /** The page’s own links. */
  readonly to: readonly string[];
  /** Links of the layout, such as the menu and the footer. */
  readonly shared: readonly string[];
  /** Pages with a link of their own to this page. */
  readonly from: readonly string[];
  readonly isLinkedByAll: boolean;
  /** Addresses on other sites. */
  readonly outside: readonly string[];
};
