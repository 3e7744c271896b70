import type { OutputFile } from "./model.ts";
import type { Route } from "./route.ts";

/** Who looks at a site while it is built anew sees it before the other pages are drawn and anything is checked. */
export type Audience = {
  /** The routes that are looked at, the one that is most likely wanted first. */
  waitedFor(): readonly Route[];
  /** `files` are a page as it would go out and all that it may load. */
  show(files: readonly OutputFile[]): void;
  /** A promise where others should have their turn before the next page is drawn. */
  rest(): Promise<void> | undefined;
};
