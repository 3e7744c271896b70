import type { Message } from "../words/message.ts";
import type { ProblemCode } from "../words/problem.ts";
import type { HtmlFacts } from "./body.ts";
import type { LongResult } from "./files.ts";
import type { PageLinks } from "./page-links.ts";
import type { Page } from "./pages.ts";
import type { Route } from "./route.ts";

/** A page as its template draws it: pieces of markup, and compiled HTML whose links and headings are already known. */
export type PageMarkup = readonly MarkupPiece[];

export function joinMarkup(markup: PageMarkup): string {
  return markup.map(({ html }) => html).join("");
}

export type MarkupPiece = { readonly html: string; readonly facts?: HtmlFacts | undefined };

/** A drawn page, and the facts read from it. `html` and `bytes` are read from memory or disk at each access. */
export type RenderedPage = {
  readonly page: Page;
  readonly html: string;
  readonly facts: PageFacts;
} & Pick<LongResult<PageFacts>, "bytes" | "digest" | "sizeBytes">;

/** Facts read from a page’s final HTML, so that checks and maps need not parse it again. */
export type PageFacts = {
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** Ids of headings come first: most others serve scripts and styles. */
  readonly ids: readonly string[];
  readonly links: PageLinks;
  /** URLs of scripts, styles, images and fonts. */
  readonly assets: readonly string[];
  /** Faults that can be found without looking at other pages. */
  readonly faults: readonly PageFault[];
  /** Everything that a browser loads for the page by itself; see `createLoadReader`. May repeat. */
  readonly loads: readonly PageLoad[];
  readonly hasIsland: boolean;
  readonly policy: PolicyNeeds;
};

/** A fault in the HTML of a page, such as a missing title or a repeated id. */
export type PageFault = {
  readonly code: ProblemCode;
  readonly message: Message;
  readonly hint: Message;
};

/** What a page needs its content security policy to allow. */
export type PolicyNeeds = {
  /** Sources by directive, as in `img-src`: origins, schemes and hashes, as the policy writes them. Each once. */
  readonly sources: Readonly<Record<string, readonly string[]>>;
  readonly islands: readonly string[];
  /** Attributes with a style or a script in them, which a strict policy refuses. Each once. */
  readonly refused: readonly string[];
};

/** Something that a browser loads for a page. Only a `blocking-style` delays the first paint. */
export type PageLoad = {
  readonly kind: "blocking-style" | "style" | "preloaded-font" | "script" | "image";
  readonly url: string;
};

/** The words of a finished page, for files made from all pages, such as a search index. */
export type PageText = {
  readonly route: Route;
  /** The name of the group in `pages` of the site’s definition. */
  readonly template: string;
  /** The title on the browser tab. */
  readonly title: string;
  readonly description: string;
  /** Sections, each from one heading to the next. The heading of the first is the title of the page. */
  readonly sections: readonly TextSection[];
};

/** `anchor` is the id of the heading, or the nearest one before it. */
export type TextSection = {
  readonly anchor: string | undefined;
  readonly heading: string;
  /** A line for each paragraph, cell or item. */
  readonly text: string;
};
