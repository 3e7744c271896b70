import type { CardImage, Manifest, Page, PageMarkup, PlannedFeed, PlannedItem } from "../model/model.ts";
import type { Text } from "../words/message.ts";
import type { Problem } from "../words/problem.ts";
import type { SiteDefinition } from "./define.ts";

/** What every page of a build is drawn with, besides its own props. */
export type RenderSettings = {
  readonly origin: string;
  readonly base: string;
  readonly manifest: Manifest;
  /** The routes of all pages and the paths of feeds. Undefined on a site with one language. */
  readonly routes?: ReadonlySet<string> | undefined;
};

/** The same for one page, with its social card. */
export type PageSettings = RenderSettings & { readonly card?: CardImage | undefined };

/** An item of a feed, and the code of the language of its feed. */
export type FeedItemToDraw = Pick<PlannedItem, "route" | "props"> & Pick<PlannedFeed, "language">;

/** What the bundle of a site’s templates exports. */
export type Renderer = {
  readonly site: SiteDefinition;
  /** Draws a whole document. Yields nothing when the template draws nothing. Rethrows errors of the template. */
  renderPage(page: Page, settings: PageSettings): PageMarkup;
  /** Draws the content of one feed item with the feed’s template. Rethrows errors of the template. */
  renderItem(feed: string, item: FeedItemToDraw, settings: RenderSettings): string;
};

/** Identify the code of single parts of the definition: a part with the same digest behaves the same. */
export type PartDigests = Readonly<Record<"cards" | "drawings" | "texts", string>>;

/** Gives all parts the digest of the whole, when it is not known which code each part uses. */
export function digestsOfAll(digest: string): PartDigests {
  return { cards: digest, drawings: digest, texts: digest };
}

/**
 * Modules from which style sheets are imported, directly or indirectly, each with those of its imports that are style
 * sheets or lead to them, in order; "" gives the first modules. The names are those of esbuild: a style sheet is
 * `style:` and its path from the site’s folder.
 */
export type StyleImports = { readonly [module: string]: readonly string[] };

/** What templates read besides their content while a site is built; see `createReadNotes`. */
export type OutsideReads = {
  begin(): void;
  /** Runs what may read as it likes, since its result is kept and looked at anew by rules of its own. */
  pause<T>(run: () => Promise<T>): Promise<T>;
  /** Runs what is noted although it is called within `pause`. */
  resume<T>(run: () => T): T;
  /** Sets what `today` tells. */
  setCalendar(now: Date, timeZone: string): void;
  /** False when something was read that is not part of the digests: what was made since then must not be kept. */
  areKnown(): boolean;
  problems(): readonly Problem[];
  /** Keeps what was read for the digests of the next build. */
  end(): void;
};

/** A site’s templates, ready to draw. */
export type LoadedTemplates = Renderer & {
  /** Identifies the code: it changes with the templates, with React, with the generator and with what it reads. */
  readonly digest: string;
  /** The same for single parts of the definition. */
  readonly digests: PartDigests;
  /** The style sheets that they import. Undefined for none. */
  readonly styleImports?: StyleImports | undefined;
  /** Undefined for templates that no bundler has loaded. */
  readonly reads?: OutsideReads;
  /** Turns an error thrown by templates into a problem at its line of the source, not of the bundle. */
  readonly explainThrow: (error: unknown, doing: Text) => Problem;
};
