import type { OutputFile } from "./files.ts";
import type { CompiledText, TextJob, TextSettings } from "./helper.ts";
import type { Page } from "./pages.ts";
import type { RenderedPage } from "./rendered.ts";

/**
 * Decides the order of work that a build may do in any order. Each order publishes the same files and reports the same
 * problems. Work that a schedule leaves out of `compile` and `prepare` is done in `draw`.
 */
export type Schedule = {
  /** Before pages are planned. */
  compile(work: TextWork): Promise<void>;
  /** Before pages are drawn, while bundlers are still at work. */
  prepare(work: Preparation): Promise<void>;
  /** Draws pages and returns them in their order. Undefined when `work.mayGoOn` stopped it. */
  draw(work: PageWork): Promise<readonly RenderedPage[] | undefined>;
};

/** Does the remaining steps of some work, and yields to other work between them. */
export type Work = (letOthers: LetOthers) => Promise<void>;

/**
 * Called after each step. If it returns undefined, the work continues at once, since thousands of promises would take
 * longer than the steps.
 */
export type LetOthers = () => Promise<void> | undefined;

/** The texts of a site. */
type TextWork = {
  readonly texts: readonly PendingText[];
  /** The settings of the Markdown compiler. */
  readonly settings: TextSettings;
  /** Compiles the remaining texts and reports the problems of each. */
  readonly compileAll: Work;
  /** Called after each text that is compiled outside `compileAll`. */
  progress(done: number, total: number): void;
};

/** A text that is compiled in this thread or in another. */
export type PendingText = {
  /** True when its result is already remembered or computed. */
  isKnown(): boolean;
  /** Compiles it here, unless it is known. A promise if it has to wait for plug-ins. */
  compile(): Promise<void> | undefined;
  /** The data for compiling it in another thread. */
  toJob(): TextJob;
  /** Takes the result of another thread. */
  take(compiled: CompiledText): void;
};

/** The work before pages are drawn. */
type Preparation = {
  readonly pages: readonly Page[];
  readonly makeDrawings: Work;
  /** Plans the cards of these pages, each once. */
  planCards(pages: readonly Page[]): Promise<void>;
  /** Begins to draw the pictures planned so far, in other threads. */
  beginPictures(): void;
};

/** The pages of a site, and the work that must be done before the last one is drawn. */
export type PageWork = {
  readonly pages: readonly Page[];
  /** Texts and drawings. A page that needs one of them early computes it itself. */
  readonly before: readonly Work[];
  /** The card of a page is planned before the page is drawn. */
  planCards(pages: readonly Page[]): Promise<void>;
  /** Undefined when the page cannot be drawn. */
  draw(page: Page): RenderedPage | undefined;
  /** The page as it would be published, with everything that it may load. */
  layOut(page: RenderedPage): readonly OutputFile[];
  /** False when the build is known to be refused: none of its pages may be shown. */
  isSound(): boolean;
  /** False when drawing should stop: a text has an error, or the build was aborted. */
  mayGoOn(): boolean;
};
