import type { ComponentType, ReactNode } from "react";
import type { z } from "zod";
import type { Lettering } from "./lettering.ts";
import type { Entry, PageText, SharedCard } from "./model.ts";
import type { GeneratorSettings } from "./settings.ts";

/** A set of content files under one schema. `Data` is what the schema gives. */
export type Collection<Schema extends z.ZodType = z.ZodType> = {
  readonly kind: "folder" | "file" | "single";
  /** Below `content/`. */
  readonly path: string;
  readonly format: "markdown" | "yaml";
  readonly schema: Schema;
  /** The field that states the minutes a reader needs; the build compares it with the words of the body. */
  readonly readTimeField?: string | undefined;
  /**
   * The path of a list, as in `overview.updates`, whose items have a `date`: those of a later day than that of the build
   * are held back until then, as entries are.
   */
  readonly datedList?: string | undefined;
};

/** Every file of a folder of `content/` is an entry, its name the id. */
export function folderCollection<
  Schema extends z.ZodType,
  const Format extends "markdown" | "yaml",
>(options: {
  readonly folder: string;
  readonly format: Format;
  readonly schema: Schema;
  readonly readTimeField?: string;
  readonly datedList?: string;
}): Collection<Schema> & { readonly kind: "folder" } {
  const { folder, ...rest } = options;
  return { kind: "folder", path: folder, ...rest };
}

/** One YAML file of `content/` holds all entries: a mapping from id to entry, in the order in which they are shown. */
export function fileCollection<Schema extends z.ZodType>(options: {
  readonly file: string;
  readonly schema: Schema;
}): Collection<Schema> & { readonly kind: "file" } {
  return { kind: "file", path: options.file, format: "yaml", schema: options.schema };
}

/** One file of `content/` is one entry: the words of one page. Markdown where the name ends in `.md`. */
export function singleEntry<Schema extends z.ZodType>(options: {
  readonly file: string;
  readonly schema: Schema;
  readonly datedList?: string;
}): Collection<Schema> & { readonly kind: "single" } {
  const { file, ...rest } = options;
  return { kind: "single", path: file, format: file.endsWith(".md") ? "markdown" : "yaml", ...rest };
}

/** Names another entry. The build proves that it exists before any template sees it. */
export type Reference<Name extends string = string> = { readonly collection: Name; readonly id: string };

/** The entries of a collection, by id in code-unit order, or in the order of their file. */
export type Entries<Data> = {
  readonly all: readonly Entry<Data>[];
  /** Throws when there is none: references of entries are proved, so only a template’s own mistake gets there. */
  get(reference: Reference): Entry<Data>;
};

/** The collections of a site, by the name under which `plan` and `assets` get them. */
export type Collections = { readonly [name: string]: Collection };

/** What `plan` and `assets` get: every collection under its name, entries of drafts and future dates gone. */
export type Content<C extends Collections> = {
  readonly [Name in keyof C]: C[Name]["kind"] extends "single"
    ? Entry<z.output<C[Name]["schema"]>>
    : Entries<z.output<C[Name]["schema"]>>;
};

/** A page that a group wants: `props` are what its template gets, and nothing else reaches it. */
export type PagePlan<Props, Card = never> = {
  /** Checked, never repaired. `/404` is the page that hosts show for missing ones. */
  readonly route: string;
  readonly props: Props;
  /** The entry that gave the route, for messages. Give it wherever there is one. */
  readonly entry?: Entry;
  /** Calendar date of the last change that readers care about. */
  readonly updated?: string | undefined;
  /** False keeps the page out of the sitemap. */
  readonly indexed?: boolean;
  /** The picture of the page, drawn by `cards` of the site’s definition. */
  readonly card?: SharedCard<Card> | undefined;
};

/** A template, and the pages that it draws. */
export type PageGroup<C extends Collections, Settings, Props, Card = never> = {
  readonly template: ComponentType<Props>;
  readonly plan: (content: Content<C>, settings: Settings) => readonly PagePlan<Props, Card>[];
  /** True for pages that only those who write the site see, such as one of all components: `site dev` draws them, `site build` never. Their routes start with `/_`. */
  readonly workbench?: boolean;
  /** True for pages that are drawn after all others: `asset(path)` also gives them the address of what `derive` makes of those. */
  readonly late?: boolean;
};

/** What Markdown writes as `:::name{key="value"}`. `children` is the compiled Markdown between the fences. */
export type Directive<Schema extends z.ZodType = z.ZodType> = {
  readonly attributes: Schema;
  /** `none`: written `::name{…}` on a line of its own. `blocks`: `:::name{…}`, blocks, `:::`. */
  readonly body: "none" | "blocks";
  readonly component: DirectiveComponent<Schema>;
  /** Draws it in feeds, whose readers know no styles and no drawings. The component where it is not given. */
  readonly plain?: DirectiveComponent<Schema>;
};

type DirectiveComponent<Schema extends z.ZodType> = ComponentType<{
  readonly attributes: z.output<Schema>;
  readonly children: ReactNode;
}>;

/** Declares a directive; its component’s `attributes` are what the schema gives. */
export function directive<Schema extends z.ZodType>(options: Directive<Schema>): Directive<Schema> {
  return options;
}

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

/** A text file made from the content, published under a fingerprinted name: `asset(path)` gives its address. */
export type GeneratedAsset = { readonly path: string; readonly text: string };

/** How the pictures of pages are drawn that networks show where somebody shares a link. */
export type CardArt<Card> = {
  /** TrueType files below `templates/`, by the names under which `draw` asks for them. */
  readonly fonts: { readonly [name: string]: string };
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** Gives a whole SVG, its texts as outlines: another machine has other fonts. The same card gives the same SVG. */
  readonly draw: (card: Card, lettering: Lettering) => string;
};

/** The site as an icon: in the tabs of browsers, and among the programs of those who install it. */
export type WebApp = {
  readonly name: string;
  readonly shortName: string;
  readonly display: "browser" | "minimal-ui" | "standalone";
  readonly themeColour: string;
  readonly backgroundColour: string;
  /** A square SVG, from which all icons are made. It may have other colours for dark themes; the others keep the light ones. */
  readonly icon: string;
  /**
   * The `viewBox` of the same SVG for systems that cut icons into shapes of their own: what counts stands in the circle
   * of 80 % in its middle, and the ground of the icon goes to its edges.
   */
  readonly wideView: string;
};

/** The few words that the generator itself adds to a page, in the site’s language. */
export type Words = {
  /** Follows the text of links that open a new tab. */
  readonly opensNewTab: string;
  /** Heading of the footnotes. */
  readonly footnotes: string;
  /** Below the message of an island that failed: what a visitor can do. */
  readonly islandFailed?: string;
  /** Label of the link from footnote `n` to its place in the text. */
  readonly backToText: string;
  /** What the page at an old address says above the link to the new one. */
  readonly pageMoved?: string;
};

/**
 * The variables of the environment that a build may read, and the field of the settings that each one gives, as in
 * `{ MAIL_KEY: "mail.key" }`. A variable wins over `content/site.yaml`; one that is empty counts as not set. One that
 * must never be set says why under `refused`. One with a value for `dev` has it wherever `site dev` draws, whatever the
 * file and the environment say: what is tried there reaches nobody.
 */
export type Environment = {
  readonly [variable: string]:
    | string
    | { readonly setting: string; readonly dev: string }
    | { readonly refused: string };
};

/**
 * Stands in settings for the origin under which `site dev` is visited, which puts its own in this place in every page
 * that it serves. Its mail catcher answers there as EmailJS does.
 */
export const devOrigin = "http://site-dev.invalid";

/** What a site has to say about its own content or settings; becomes a warning. */
export type Finding = {
  readonly message: string;
  readonly hint?: string;
  /** The field of `content/site.yaml` that it is about, as in `mail.key`. */
  readonly setting?: string;
};

/** From an island to origins such as `https://api.example.org`. */
export type Connections = { readonly [island: string]: readonly string[] };
/** How a word of the trade is spelt on this site. `site check` finds the other spellings in the content. */
export type Term = {
  readonly write: string;
  /** Spellings that are mistakes here, to the letter, as whole words. */
  readonly insteadOf?: readonly string[];
  /** True where the same letters in another case or with other accents are a mistake too. */
  readonly caseAndAccents?: boolean;
  /** Phrases within which any spelling is right, such as a name that others gave. */
  readonly except?: readonly string[];
};

/** The one door between a site’s templates and the generator. Made by `defineSite`. */
export type SiteDefinition = {
  /** A language tag. French typography is set where it starts with `fr`. */
  readonly language: string;
  readonly words: Words;
  readonly settings: z.ZodType<GeneratorSettings>;
  readonly environment: Environment;
  readonly collections: Collections;
  readonly directives: { readonly [name: string]: Directive };
  // biome-ignore lint/suspicious/noExplicitAny: props differ from group to group; defineSite checks each group
  readonly pages: { readonly [name: string]: PageGroup<any, any, any, any> };
  // biome-ignore lint/suspicious/noExplicitAny: props differ from feed to feed; defineSite checks each feed
  readonly feeds: { readonly [name: string]: Feed<any, any, any> };
  // biome-ignore lint/suspicious/noExplicitAny: the content type is the site’s own, checked by defineSite
  readonly summary: ((content: any, settings: any) => SiteSummary) | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: the content type is the site’s own, checked by defineSite
  readonly assets: (content: any, settings: any) => readonly GeneratedAsset[];
  // biome-ignore lint/suspicious/noExplicitAny: cards are the site’s own, checked by defineSite
  readonly cards: CardArt<any> | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: the settings are the site’s own, checked by defineSite
  readonly app: ((settings: any) => WebApp) | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: the content type is the site’s own, checked by defineSite
  readonly derive: ((pages: readonly PageText[], content: any) => readonly GeneratedAsset[]) | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: the content type is the site’s own, checked by defineSite
  readonly review: (content: any, settings: any) => readonly Finding[];
  // biome-ignore lint/suspicious/noExplicitAny: the content type is the site’s own, checked by defineSite
  readonly connections: (settings: any) => Connections;
  /** A value of just these words is still to be given; see `site check`. */
  readonly placeholder: string | undefined;
  /** The collection of which every entry is a `Term`. */
  readonly terms: string | undefined;
  /** Paths below `templates/`. */
  readonly styles: readonly string[];
  readonly enhancers: readonly string[];
  readonly islands: { readonly [name: string]: string };
  /** Font files below `templates/`, for `preload`. */
  readonly fonts: readonly string[];
};

type Definition<S extends z.ZodType<GeneratorSettings>, C extends Collections, P, F, Card> = {
  readonly language: string;
  readonly words: Words;
  readonly settings: S;
  readonly environment?: Environment;
  readonly collections: C;
  readonly directives?: { readonly [name: string]: Directive };
  readonly pages: { readonly [Group in keyof P]: PageGroup<C, z.output<S>, P[Group], Card> };
  readonly feeds?: { readonly [Name in keyof F]: Feed<C, z.output<S>, F[Name]> };
  /** Asks for an `llms.txt`. */
  readonly summary?: (
    content: Content<C>,
    settings: z.output<S>,
  ) => SiteSummary<Extract<NoInfer<keyof P>, string>>;
  readonly assets?: (content: Content<C>, settings: z.output<S>) => readonly GeneratedAsset[];
  readonly cards?: CardArt<Card>;
  readonly app?: (settings: z.output<S>) => WebApp;
  /**
   * Makes files of what the pages say, such as the index of a search. It gets the pages that search engines may keep, in
   * the order of their routes, without those that are `late`.
   */
  readonly derive?: (pages: readonly PageText[], content: Content<C>) => readonly GeneratedAsset[];
  /** Looks at the content and the settings as a whole, and says what an author should know. */
  readonly review?: (content: Content<C>, settings: z.output<S>) => readonly Finding[];
  /** The origins that islands send to or fetch from: the policy of their pages lets them, and nothing else. */
  readonly connections?: (settings: z.output<S>) => Connections;
  /** What stands where a value is still to be given, such as `to be filled in`: `site check` lists every one. */
  readonly placeholder?: string;
  /** The collection of which every entry says how a word of the trade is spelt: `site check` finds the others. */
  readonly terms?: { [Name in keyof C]: z.output<C[Name]["schema"]> extends Term ? Name : never }[keyof C];
  readonly styles?: readonly string[];
  readonly enhancers?: readonly string[];
  readonly islands?: { readonly [name: string]: string };
  readonly fonts?: readonly string[];
};

/**
 * Declares a site. Types run from schema to component: a template that reads a field which its schema lacks
 * does not compile.
 */
export function defineSite<
  S extends z.ZodType<GeneratorSettings>,
  C extends Collections,
  P,
  F,
  Card = unknown,
>(definition: Definition<S, C, P, F, Card>): SiteDefinition {
  return {
    directives: {},
    environment: {},
    feeds: {},
    summary: undefined,
    assets: () => [],
    cards: undefined,
    app: undefined,
    derive: undefined,
    review: () => [],
    connections: () => ({}),
    placeholder: undefined,
    terms: undefined,
    styles: [],
    enhancers: [],
    islands: {},
    fonts: [],
    ...(definition as Omit<Definition<S, C, P, F, Card>, "pages" | "feeds"> & Pick<SiteDefinition, "pages">),
  } as SiteDefinition;
}
