import type { ComponentType } from "react";
import type { Collections, Content } from "./collections.ts";

/** What a feed says of one page. Texts are plain; `props` are what the feed’s template gets. */
export type FeedItem<Props> = {
  /** The route of the page, whose address is the item’s id. */
  readonly route: string;
  readonly title: string;
  readonly summary: string;
  /** Calendar dates. */
  readonly published: string;
  readonly updated?: string | undefined;
  readonly topics?: readonly string[];
  /** The person who wrote it. The author of the feed where none is given. */
  readonly author?: string | undefined;
  readonly props: Props;
};

/** What a feed says of itself, and its items in any order: readers get the newest first. */
export type FeedPlan<Props> = {
  readonly title: string;
  readonly description: string;
  /** The route of the page that lists the same. */
  readonly route: string;
  readonly author: string;
  readonly items: readonly FeedItem<Props>[];
};

/** A feed with full texts, published twice: as Atom (RFC 4287) and as JSON Feed 1.1. */
export type Feed<C extends Collections, Settings, Props> = {
  /** Where the two are published, from the root of the site: `atom.xml`, `feed.json`. */
  readonly files: { readonly atom: string; readonly json: string };
  /** Draws the content of one item. What feed readers cannot show is taken out of it. */
  readonly template: ComponentType<Props>;
  readonly plan: (content: Content<C>, settings: Settings) => FeedPlan<Props>;
};

/** What `llms.txt` says of the site: https://llmstxt.org. The descriptions are those of the pages. */
export type SiteSummary<Group extends string = string> = {
  readonly title: string;
  readonly summary: string;
  /** What ends the titles of pages, such as the name of the site, and is left out here. */
  readonly titleEnd?: string;
  /** The pages of these groups, under a heading each. Those of all others follow as optional. */
  readonly sections: readonly { readonly title: string; readonly groups: readonly Group[] }[];
};
