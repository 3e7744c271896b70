import type { OffCheck } from "../words/checks.ts";
import type { Problem } from "../words/problem.ts";
import type { HeldBack, MissingFact } from "./entries.ts";
import type { PageLoad } from "./rendered.ts";

/** The HTML of a page, or a file that the page loads. `path` is from the root of `dist/`. */
export type PagePart = {
  readonly path: string;
  readonly kind: "html" | "font" | PageLoad["kind"];
  /** After compression. */
  readonly bytes: number;
};

/** What a visitor downloads for a page, in bytes after compression; see `weighPages`. */
export type PageWeights = {
  readonly html: number;
  readonly styles: number;
  readonly fonts: number;
  readonly scripts: number;
  readonly images: number;
  /** HTML and the styles that block rendering. */
  readonly firstPaint: number;
  readonly total: number;
};

/** A page of the finished site, as a row of the report. Sizes in bytes. */
export type PageRecord = {
  readonly route: string;
  readonly template: string;
  readonly sources: readonly string[];
  readonly bytes: number;
  /** The compressed HTML; only when the build was asked to weigh pages. */
  readonly brotli?: number;
  /** The page with everything that it loads; only when the build was asked to weigh pages. */
  readonly weights?: PageWeights & {
    /** False when a page far from its budgets was compressed quickly: the weights are up to a quarter too high. */
    readonly exact: boolean;
  };
};

/** The stages of a build, as reports name them. */
export type Stage =
  | "sources"
  | "read"
  | "parse"
  | "templates"
  | "bundle"
  | "validate"
  | "link"
  | "markdown"
  | "plan"
  | "drawings"
  | "cards"
  | "images"
  | "render"
  | "pictures"
  | "finish"
  | "compress"
  | "check"
  | "audit"
  | "publish";

/** How long a stage took, in milliseconds. */
export type StageTime = { readonly stage: Stage; readonly ms: number };

type Made = {
  readonly problems: readonly Problem[];
  readonly heldBack: readonly HeldBack[];
  /** Entries that are shown only because drafts were asked for. */
  readonly shownDrafts: readonly HeldBack[];
  readonly pages: readonly PageRecord[];
  /** The checks that the site has turned off. Undefined when its declaration was not read. */
  readonly off?: readonly OffCheck[];
  /** How many HTML elements and attributes are left out of texts, by name. Undefined when not all were read. */
  readonly dropped?: Readonly<Record<string, number>>;
  /** The facts that are not given, with what waits for each. Undefined when the site was not drawn. */
  readonly missing?: readonly MissingFact[];
  /** What the site takes from elsewhere. Undefined when its declaration was not read. */
  readonly sources?: readonly SourceRecord[];
};

/** What was taken from a source: what came now, what was kept, or nothing. */
export type SourceRecord = {
  readonly name: string;
  readonly status: "loaded" | "kept" | "refused";
  /** As in `2026-11-29T14:03:00.000Z`. Undefined when refused. */
  readonly loadedAt: string | undefined;
};

/** The result of a build. `refused` leaves the last `dist/` unchanged. */
export type BuildOutcome =
  | ({
      readonly status: "written";
      readonly files: number;
      readonly bytes: number;
      readonly changed: number;
    } & Made)
  | ({ readonly status: "refused" } & Made);
