import type { Route } from "./route.ts";

/** A page to be drawn: its route is valid and nobody else’s. All it holds can be named; see `describeProps`. */
export type Page = {
  readonly route: Route;
  /** Name of the group in `pages` of the site’s definition. */
  readonly template: string;
  readonly props: unknown;
  /** The files of `content/` it is made from, the one that gave the route first. */
  readonly sources: readonly string[];
  /** Calendar date (`2025-09-01`) of the last change that readers care about, for the sitemap. */
  readonly updated: string | undefined;
  /** False keeps the page out of the maps, of `llms.txt` and of what `derive` gets. */
  readonly indexed: boolean;
  /** What its picture is to show. */
  readonly card?: SharedCard | undefined;
};

/** What the picture of a page is drawn from, as plain data, and its words for those who do not see it. */
export type SharedCard<Art = unknown> = { readonly alt: string; readonly art: Art };

/** The picture of a page. `path` is from the root of `dist/`, sizes are in px. */
export type CardImage = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/**
 * A file of pixels to be made from SVG. What it shows is known before it is made: pages can point to it, and whoever
 * makes it may take his time.
 */
export type Picture = {
  /** From the root of `dist/`. */
  readonly path: string;
  /** Its name in the manifest, where pages ask for it. */
  readonly plain?: string;
  /** Names the SVG and everything below. */
  readonly digest: string;
  readonly svg: () => Promise<string>;
  readonly format: "png" | "ico";
  readonly width: number;
  readonly height: number;
  /** How many colours the file may have: drawings have few, and each costs bytes. */
  readonly colours: number;
};

/** A feed to be drawn: its dates are calendar dates, every route is that of a page, and the newest item comes first. */
export type PlannedFeed = {
  /** Its key in `feeds` of the site’s definition. */
  readonly name: string;
  readonly files: { readonly atom: string; readonly json: string };
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
  /** The author of the feed where it is undefined. */
  readonly author?: string | undefined;
  readonly props: unknown;
};

/** A feed whose items have their content: plain HTML with absolute addresses. */
export type RenderedFeed = Omit<PlannedFeed, "items"> & {
  readonly items: readonly (Omit<PlannedItem, "props"> & { readonly html: string })[];
};
