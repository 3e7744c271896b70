import type { Problem } from "../words/problem.ts";
import type { Translation } from "./language.ts";
import type { Route } from "./route.ts";

/** How the page `/a/b` is written: as a/b/index.html, as a/b.html, or as both. */
export type PageOutput = "both" | "directory" | "file";

/** A page to draw, with a valid and unique route. Its props can be identified; see `describeProps`. */
export type Page = {
  readonly route: Route;
  /** The name of the group in `pages` of the site’s definition. */
  readonly template: string;
  readonly props: unknown;
  /** The files of `content/` that it is made from; the one with the route comes first. */
  readonly sources: readonly string[];
  /** The file of the entry that its plan names. */
  readonly entry?: string | undefined;
  /** The id of that entry. */
  readonly entryId?: string | undefined;
  /** The calendar date (`2025-09-01`) of the last change that matters to readers, for the sitemap. */
  readonly updated: string | undefined;
  /**
   * If false, the page is not in the sitemap, `llms.txt` and the input of `derive`. Always false for not-found pages.
   */
  readonly indexed: boolean;
  /** The data of its social card. */
  readonly card?: SharedCard | undefined;
  /** Old routes that lead to the page. */
  readonly aliases?: readonly Alias[] | undefined;
  /** The code of its language. Undefined on a site with one language. */
  readonly language?: string | undefined;
  /** Its versions in all languages, itself included. Undefined on a site with one language. */
  readonly translations?: readonly Translation[] | undefined;
};

/** An old route of a page, and where it is written. */
export type Alias = { readonly from: Route; readonly place: Pick<Problem, "file" | "at"> };

/** The data that the card of a page is drawn from, and its alternative text. */
export type SharedCard<Art = unknown> = { readonly alt: string; readonly art: Art };

/** The card of a page. `path` is from the root of `dist/`, sizes are in px. */
export type CardImage = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** A PNG file to be drawn from SVG. Its digest is known before it is drawn, so pages can point to it early. */
export type Picture = {
  /** From the root of `dist/`. */
  readonly path: string;
  /** The name by which pages ask the manifest for it. */
  readonly plain?: string;
  /** Identifies the SVG and everything below. */
  readonly digest: string;
  readonly svg: () => Promise<string>;
  readonly format: "png" | "ico";
  readonly width: number;
  readonly height: number;
  /** The largest number of colours: drawings have few, and each costs bytes. */
  readonly colours: number;
};

/** A feed to draw: dates are calendar dates, each route is that of a page, and the newest item comes first. */
export type PlannedFeed = {
  /** Its key in `feeds` of the site’s definition. */
  readonly name: string;
  /** The code of its language. Undefined on a site with one language. */
  readonly language?: string | undefined;
  readonly files: { readonly atom: string; readonly json: string; readonly rss?: string };
  readonly title: string;
  readonly description: string;
  readonly route: Route;
  readonly author: string;
  readonly items: readonly PlannedItem[];
};

export type PlannedItem = {
  readonly route: Route;
  readonly title: string;
  readonly summary: string;
  /** Calendar dates. */
  readonly published: string;
  readonly updated: string;
  readonly topics: readonly string[];
  /** The author of the item. Undefined for the author of the feed. */
  readonly author?: string | undefined;
  readonly props: unknown;
};

/** A feed with the content of its items: plain HTML with absolute addresses. */
export type RenderedFeed = Omit<PlannedFeed, "items"> & {
  readonly items: readonly (Omit<PlannedItem, "props"> & { readonly html: string })[];
};
