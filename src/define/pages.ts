import type { ComponentType, ReactNode } from "react";
import type { z } from "zod";
import type { Entry, SharedCard, SiteLanguage } from "../model/model.ts";
import type { Collections, Content } from "./collections.ts";

/** A page that a group plans. `props` are all that its template gets. */
export type PagePlan<Props, Card = never> = {
  /**
   * Checked, never repaired. `/404` is the page that hosts show for missing pages. On a site with several languages,
   * all but the first publish it below their path: `/contact` as `/en/contact`.
   */
  readonly route: string;
  readonly props: Props;
  /** The entry that the route comes from, for messages. Give it wherever there is one. */
  readonly entry?: Entry;
  /** The calendar date of the last change that matters to readers. */
  readonly updated?: string | undefined;
  /**
   * False keeps the page out of the sitemap, `llms.txt` and the input of `derive`. Its `Head` needs `indexed={false}`
   * to say the same to search engines.
   */
  readonly indexed?: boolean;
  /** The picture of the page, drawn by `cards` of the site’s definition. */
  readonly card?: SharedCard<Card> | undefined;
  /** Old routes of the page, as visitors know them. Each leads to it, as a redirect of the settings does. */
  readonly aliases?: readonly string[] | undefined;
};

/** A template and the pages that it draws. */
export type PageGroup<C extends Collections, Settings, Props, Card = never, Code extends string = string> = {
  readonly template: ComponentType<Props>;
  /** Runs once for each language, with the content in that language. */
  readonly plan: (
    content: Content<C>,
    settings: Settings,
    language: SiteLanguage<Code>,
  ) => readonly PagePlan<Props, Card>[];
  /**
   * True for pages that only the site’s authors see, such as a page of all components. `site dev` draws them, `site
   * build` does not. Their routes start with `/_`.
   */
  readonly workbench?: boolean;
  /** True for pages that are drawn after all others. There, `asset(path)` also finds the files that `derive` makes. */
  readonly late?: boolean;
};

/** What Markdown writes as `:::name{key="value"}`. `children` is the compiled Markdown inside. */
export type Directive<Schema extends z.ZodType = z.ZodType> = {
  /** The schema of what stands between its braces. */
  readonly attributes: Schema;
  /** `none`: written `::name{…}` on a line of its own. `blocks`: `:::name{…}`, blocks, `:::`. */
  readonly body: "none" | "blocks";
  /** Draws it on pages. */
  readonly component: DirectiveComponent<Schema>;
  /** Draws it in feeds, which show neither styles nor drawings. By default the component draws it. */
  readonly plain?: DirectiveComponent<Schema>;
};

/** A component that gets the checked attributes, and the compiled Markdown inside as `children`. */
type DirectiveComponent<Schema extends z.ZodType> = ComponentType<{
  readonly attributes: z.output<Schema>;
  readonly children: ReactNode;
}>;

/**
 * Declares a directive. The schema’s output becomes the `attributes` of its component.
 *
 * @example
 * ```tsx
 * const note = directive({
 *   attributes: z.strictObject({ tone: z.enum(["warm", "cold"]).default("warm") }),
 *   body: "blocks",
 *   component: ({ attributes, children }) => <aside className={attributes.tone}>{children}</aside>,
 *   plain: ({ children }) => <blockquote>{children}</blockquote>,
 * });
 * ```
 */
export function directive<Schema extends z.ZodType>(options: Directive<Schema>): Directive<Schema> {
  return options;
}

/** A page as an item of a feed. Texts are plain; `props` are for the feed’s template. */
export type FeedItem<Props> = {
  /** The route of the page, whose address is the item’s id. */
  readonly route: string;
  readonly title: string;
  readonly summary: string;
  /** Calendar dates, or the `utc` of instants. */
  readonly published: string;
  readonly updated?: string | undefined;
  readonly topics?: readonly string[];
  /** The author of the item. Without one, the author of the feed. */
  readonly author?: string | undefined;
  readonly props: Props;
};

/** A feed’s own data, and its items in any order: they are published newest first. */
export type FeedPlan<Props> = {
  readonly title: string;
  readonly description: string;
  /** The route of the page that lists the same items. */
  readonly route: string;
  readonly author: string;
  readonly items: readonly FeedItem<Props>[];
};

/**
 * The paths of the files of a feed from the root of the site: `atom.xml`, `feed.json`, and for readers that know
 * nothing else `rss.xml`. On a site with several languages, all but the first have theirs below the path of the
 * language: `en/atom.xml`.
 */
export type FeedFiles = { readonly atom: string; readonly json: string; readonly rss?: string };

/**
 * A feed with full texts, published as Atom (RFC 4287) and as JSON Feed 1.1, and as RSS 2.0 if `files` names a path for
 * it. Or a group of feeds, such as one for each tag, whose plan names the files of each.
 */
export type Feed<C extends Collections, Settings, Props, Code extends string = string> = {
  /** Draws the content of one item. Elements that feed readers cannot show are removed. */
  readonly template: ComponentType<Props>;
} & (
  | {
      /** The paths of its files. */
      readonly files: FeedFiles;
      readonly plan: (
        content: Content<C>,
        settings: Settings,
        language: SiteLanguage<Code>,
      ) => FeedPlan<Props>;
    }
  | {
      readonly files?: undefined;
      readonly plan: (
        content: Content<C>,
        settings: Settings,
        language: SiteLanguage<Code>,
      ) => readonly (FeedPlan<Props> & {
        /** The paths of its files. */
        readonly files: FeedFiles;
      })[];
    }
);

/** The content of `llms.txt`: https://llmstxt.org. Descriptions are those of the pages. */
export type SiteSummary<Group extends string = string> = {
  readonly title: string;
  readonly summary: string;
  /** What is worth knowing before any page is read, such as prices and delays: one line each. */
  readonly facts?: readonly string[];
  /** The common ending of page titles, such as the name of the site, which is left out here. */
  readonly titleEnd?: string;
  /** Groups of pages that get a heading each. Pages of other groups follow as optional. */
  readonly sections: readonly { readonly title: string; readonly groups: readonly Group[] }[];
};
