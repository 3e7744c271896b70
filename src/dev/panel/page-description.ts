import type { Severity } from "../../problems/problem.ts";

/** How much there is to mend on a page, and words for it. */
export type Faults = { readonly count: number; readonly label: string };

/** What the panel shows of a page. Plain data: it travels to the browser as JSON. */
export type PageDescription = {
  readonly route: string;
  /** The name of its group. */
  readonly template: string;
  readonly publication: Publication;
  readonly sources: readonly SourcePlace[];
  readonly weights: PageWeight;
  readonly problems: readonly PageProblem[];
  /** How many problems concern other pages. */
  readonly problemsElsewhere: number;
  /** Images and PDF files that readers on the move wait for. */
  readonly heavy: readonly HeavyFile[];
  /** The entries of the whole site that `site build` leaves out, those with a date first. */
  readonly unpublished: readonly Unpublished[];
  readonly neighbours: Neighbours;
  readonly searchResult: { readonly title: string; readonly description: string; readonly url: string };
  /** How many messages the mail catcher holds. */
  readonly mails: number;
};

/** Whether `site build` would publish the page, and search engines show it. */
export type Publication =
  | { readonly status: "published" | "hidden-from-search" | "workbench" }
  | { readonly status: "draft"; readonly file: string }
  | { readonly status: "future"; readonly file: string; readonly due: string }
  | { readonly status: "partly"; readonly file: string; readonly due: string; readonly part: string };

/** A place in a file of the site. `link` opens it in the editor, where there is one on the reader’s machine. */
export type SourcePlace = {
  readonly what: "content" | "template" | "island";
  /** The entry, component or island that stands there. */
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly link: string | undefined;
};

/** What a budget can be set for. */
export const budgetKinds = ["firstPaint", "fonts", "preloadedFonts", "scripts", "page"] as const;
export type BudgetKind = (typeof budgetKinds)[number];

export type PageWeight = {
  /** False while files are being compressed: the weights are too small. */
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

/** `path` is from the root of `dist/`; `most` is what would be well. In bytes. */
export type HeavyFile = {
  readonly kind: "image" | "pdf";
  readonly path: string;
  readonly bytes: number;
  readonly most: number;
};

export type Unpublished = {
  readonly file: string;
  /** Its page, where it has one. */
  readonly route: string | undefined;
  /** The calendar date on which it is published; undefined for a draft. */
  readonly due: string | undefined;
  /** What alone is left out of it, as in `updates[1]`. */
  readonly part: string | undefined;
};

export type PageProblem = {
  readonly severity: Severity;
  readonly message: string;
  readonly hint: string | undefined;
  /** With its line and column where they are known. */
  readonly place: string;
  readonly link: string | undefined;
};

/** Pages by their routes. */
export type Neighbours = {
  /** What this page links to by itself. */
  readonly to: readonly string[];
  /** What it links to as every page does: by the menu, the footer. */
  readonly shared: readonly string[];
  /** What links to this page by itself. */
  readonly from: readonly string[];
  readonly isLinkedByAll: boolean;
  /** Addresses of other sites. */
  readonly outside: readonly string[];
};
