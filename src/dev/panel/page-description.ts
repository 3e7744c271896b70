import type { Severity } from "../../problems/problem.ts";

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

export type PageWeight = {
  /** False while files are being compressed: the weights are too small. */
  readonly isKnown: boolean;
  readonly lines: readonly {
    readonly what: string;
    readonly unit: "bytes" | "files";
    readonly amount: number;
    readonly budget: number | undefined;
    readonly isOver: boolean;
  }[];
  readonly heaviest: readonly { readonly path: string; readonly bytes: number }[];
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
