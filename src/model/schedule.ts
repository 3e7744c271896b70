import type { OutputFile } from "./files.ts";
import type { CompiledText, TextJob, TextSettings } from "./helper.ts";
import type { Page } from "./pages.ts";
import type { RenderedPage } from "./rendered.ts";

/**
 * In which order a build does the work that may be done in any. Whatever the order is, the same files are published and the
 * same problems reported. What a schedule does not do in `compile` and `prepare` it does in `draw`.
 */
export type Schedule = {
  /** Before pages are planned. */
  compile(work: TextWork): Promise<void>;
  /** Before pages are drawn, while bundlers are still at work. */
  prepare(work: Preparation): Promise<void>;
  /** Draws pages, and gives them in their order. Undefined where `work.mayGoOn` ended it. */
  draw(work: PageWork): Promise<readonly RenderedPage[] | undefined>;
};

/** Work in small steps: does those that are left, and lets others have their turn in between. */
export type Work = (letOthers: LetOthers) => Promise<void>;

/** Asked after each step. Undefined goes on at once: thousands of steps take less time than as many promises. */
export type LetOthers = () => Promise<void> | undefined;

/** The texts of a site. */
export type TextWork = {
  readonly texts: readonly PendingText[];
  /** What they are compiled with. */
  readonly settings: TextSettings;
  /** Compiles those that are left, and reports what is wrong with each. */
  readonly compileAll: Work;
  /** Told after each text that is compiled apart from `compileAll`. */
  progress(done: number, total: number): void;
};

/** A text that is compiled here or elsewhere. */
export type PendingText = {
  /** False where it has to be compiled yet. */
  isKnown(): boolean;
  /** Does so now, where it is not known. */
  compile(): void;
  /** What is needed to compile it elsewhere. */
  toJob(): TextJob;
  /** Takes what it came to elsewhere. */
  take(compiled: CompiledText): void;
};

/** What pages show. */
export type Preparation = {
  readonly pages: readonly Page[];
  readonly makeDrawings: Work;
  /** Plans the cards of these pages, each once. */
  planCards(pages: readonly Page[]): Promise<void>;
  /** Begins to draw the pictures that are planned so far, in other threads. */
  beginPictures(): void;
};

/** The pages of a site, and what is left to be done before the last of them is drawn. */
export type PageWork = {
  readonly pages: readonly Page[];
  /** Texts and drawings. A page that shows one of them has it made by itself. */
  readonly before: readonly Work[];
  /** The card of a page is planned before the page is drawn. */
  planCards(pages: readonly Page[]): Promise<void>;
  /** Undefined where the page cannot be drawn. */
  draw(page: Page): RenderedPage | undefined;
  /** The page as it would be published, with all that it may load. */
  layOut(page: RenderedPage): readonly OutputFile[];
  /** False once the build is known to be refused: nothing of it is shown. */
  isSound(): boolean;
  /** False once no further page need be drawn: a text has an error, or nobody waits for the build any more. */
  mayGoOn(): boolean;
};
