import type { ComponentType } from "react";
import type { SiteLanguage } from "../model/model.ts";
import type { Collections, Content } from "./collections.ts";

/** A page as an item of a feed. Texts are plain; `props` are for the feed’s template. */
export type FeedItem<Props> = {
  /** The route of the page, whose address is the item’s id. */
  readonly route: string;
  readonly title: string;
  readonly summary: string;
  /** Calendar dates. */
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
 * The paths of the two files of a feed from the root of the site: `atom.xml`, `feed.json`. On a site with several
 * languages, all but the first have theirs below the path of the language: `en/atom.xml`.
 */
export type FeedFiles = { readonly atom: string; readonly json: string };

/**
 * A feed with full texts, published twice: as Atom (RFC 4287) and as JSON Feed 1.1. Or a group of feeds, such as one
 * for each tag, whose plan names the files of each.
 */
export type Feed<C extends Collections, Settings, Props, Code extends string = string> = {
  /** Draws the content of one item. Elements that feed readers cannot show are removed. */
  readonly template: ComponentType<Props>;
} & (
  | {
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
      ) => readonly (FeedPlan<Props> & { readonly files: FeedFiles })[];
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
