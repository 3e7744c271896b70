import type { Message } from "../catalogue/message.ts";
import type { ProblemCode } from "../problems/problem.ts";
import type { HtmlFacts } from "./body.ts";
import type { LongResult } from "./files.ts";
import type { PageLinks } from "./page-links.ts";
import type { Page } from "./pages.ts";
import type { Route } from "./route.ts";

/** A page as its template draws it: markup, and between it HTML that was made before, with what is known of that. */
export type PageMarkup = readonly MarkupPiece[];

export function joinMarkup(markup: PageMarkup): string {
  return markup.map(({ html }) => html).join("");
}

export type MarkupPiece = { readonly html: string; readonly facts?: HtmlFacts | undefined };

/** A page as drawn, and what was read off it. `html` and `bytes` are fetched each time that they are read. */
export type RenderedPage = {
  readonly page: Page;
  readonly html: string;
  readonly facts: PageFacts;
} & Pick<LongResult<PageFacts>, "bytes" | "digest" | "sizeBytes">;

/** What was read off a page’s final HTML, so that checks and maps need not parse it again. */
export type PageFacts = {
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** Those of headings come first: others are mostly names for scripts and styles. */
  readonly ids: readonly string[];
  readonly links: PageLinks;
  /** URLs of scripts, styles, images and fonts. */
  readonly assets: readonly string[];
  /** What the page lacks whatever stands on others. */
  readonly faults: readonly PageFault[];
  /** What a browser fetches for the page without being asked; see `createLoadReader`. May repeat. */
  readonly loads: readonly PageLoad[];
  readonly hasIsland: boolean;
  readonly policy: PolicyNeeds;
};

/** Something that a page owes its readers and does not have. */
export type PageFault = {
  readonly code: ProblemCode;
  readonly message: Message;
  readonly hint: Message;
};

/** What a page asks of the policy under which it is shown. */
export type PolicyNeeds = {
  /** By directive, as in `img-src`: origins, schemes and hashes, written as the policy writes them. Each once. */
  readonly sources: Readonly<Record<string, readonly string[]>>;
  readonly islands: readonly string[];
  /** What a policy without exceptions refuses: attributes with a style or a script in them. Each once. */
  readonly refused: readonly string[];
};

/** Something that a page makes a browser fetch. Only a `blocking-style` keeps the page from being painted. */
export type PageLoad = {
  readonly kind: "blocking-style" | "style" | "preloaded-font" | "script" | "image";
  readonly url: string;
};

/** What a finished page says, for files that are made of all pages, such as the index of a search. */
export type PageText = {
  readonly route: Route;
  /** Name of the group in `pages` of the site’s definition. */
  readonly template: string;
  /** As browsers show it on the tab. */
  readonly title: string;
  readonly description: string;
  /** From one heading to the next. The first one’s is the title of the page. */
  readonly sections: readonly TextSection[];
};

/** `anchor` is the id that leads there, or close to it. */
export type TextSection = {
  readonly anchor: string | undefined;
  readonly heading: string;
  /** A line for each paragraph, cell or item. */
  readonly text: string;
};
