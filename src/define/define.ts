import type { z } from "zod";
import { pathOfLanguage } from "../model/language.ts";
import type { PageText, SiteLanguage, SiteLanguages, Words } from "../model/model.ts";
import { directionOf } from "../text/direction-of.ts";
import type { Checks } from "../words/checks.ts";
import { Mistake, say } from "../words/message.ts";
import type { AssetGroup, CardArt, GeneratedAsset, WebApp } from "./assets.ts";
import type { Collections, Content } from "./collections.ts";
import type { DevService } from "./dev-service.ts";
import type { Directive, Feed, PageGroup, SiteSummary } from "./pages.ts";
import type { TextPlugins } from "./plugins.ts";
import type { GeneratorSettings } from "./settings.ts";
import type { Sources } from "./sources.ts";
import type { SiteStyles } from "./styles.ts";

export type { SiteLanguage, Words } from "../model/model.ts";
export type { CardArt, DrawnAsset, GeneratedAsset, WebApp } from "./assets.ts";
export {
  type Collection,
  type Collections,
  type Content,
  type ContentIn,
  type Entries,
  fileCollection,
  folderCollection,
  type Reference,
  singleEntry,
} from "./collections.ts";
export type { DevAnswer, DevLanguage, DevService } from "./dev-service.ts";
export {
  type Directive,
  directive,
  type FeedFiles,
  type FeedItem,
  type FeedPlan,
  type PageGroup,
  type PagePlan,
  type SiteSummary,
} from "./pages.ts";
export {
  type AllowedMarkup,
  mathml,
  svg,
  type TextPlugin,
  type TextPlugins,
  withOptions,
} from "./plugins.ts";

/** Everything the generator knows about a site’s templates. Made by `defineSite`. */
export type SiteDefinition = {
  /** A language tag. French typography applies when it starts with `fr`. */
  readonly language: string;
  readonly words: Words;
  /** All languages, the one above first. */
  readonly languages: SiteLanguages;
  readonly settings: z.ZodType<GeneratorSettings>;
  readonly environment: Environment;
  readonly checks: Checks;
  /** True when code is highlighted. */
  readonly highlight: boolean;
  readonly markdown: TextPlugins;
  // biome-ignore lint/suspicious/noExplicitAny: the settings are the site’s own, checked by defineSite
  readonly facts: ((settings: any, language: SiteLanguage) => NamedFacts) | undefined;
  /** The facts that the law wants a site to give. */
  readonly requiredFacts: readonly string[];
  readonly collections: Collections;
  readonly sources: Sources;
  readonly contentRoots: { readonly [name: string]: string };
  readonly directives: { readonly [name: string]: Directive };
  // biome-ignore lint/suspicious/noExplicitAny: props differ from group to group; defineSite checks each group
  readonly pages: { readonly [name: string]: PageGroup<any, any, any, any, any> };
  // biome-ignore lint/suspicious/noExplicitAny: props differ from feed to feed; defineSite checks each feed
  readonly feeds: { readonly [name: string]: Feed<any, any, any, any> };
  // biome-ignore lint/suspicious/noExplicitAny: the content type is the site’s own, checked by defineSite
  readonly summary: ((content: any, settings: any, language: SiteLanguage) => SiteSummary) | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: content and data are the site’s own, checked by defineSite
  readonly assets: AssetGroup<any, any, any, any>;
  // biome-ignore lint/suspicious/noExplicitAny: cards are the site’s own, checked by defineSite
  readonly cards: CardArt<any> | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: the settings are the site’s own, checked by defineSite
  readonly app: ((settings: any) => WebApp) | undefined;
  readonly derive: Derive | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: the content type is the site’s own, checked by defineSite
  readonly review: (content: any, settings: any, language: SiteLanguage) => readonly Finding[];
  // biome-ignore lint/suspicious/noExplicitAny: the content type is the site’s own, checked by defineSite
  readonly connections: (settings: any) => Connections;
  // biome-ignore lint/suspicious/noExplicitAny: the state is the service’s own
  readonly devService: DevService<any> | undefined;
  /** A value that consists of these words is still to be filled in; see `site check`. */
  readonly placeholder: string | undefined;
  /** The collection whose entries are all a `Term`. */
  readonly terms: string | undefined;
  /** Paths below `templates/`. */
  readonly styles: readonly string[];
  /** The module that compiles style sheets, below `templates/`. */
  readonly styleTransform: string | undefined;
  readonly enhancers: readonly string[];
  readonly islands: { readonly [name: string]: string };
  /** Font files below `templates/`, for `preload`. */
  readonly fonts: readonly string[];
};

type Derive = (
  pages: readonly PageText[],
  // biome-ignore lint/suspicious/noExplicitAny: content and settings are the site’s own, checked by defineSite
  content: any,
  // biome-ignore lint/suspicious/noExplicitAny: content and settings are the site’s own, checked by defineSite
  settings: any,
  language: SiteLanguage,
) => readonly GeneratedAsset[];

type Definition<
  S extends z.ZodType<GeneratorSettings>,
  C extends Collections,
  E extends Sources,
  P,
  F,
  Card,
  From,
  Code extends string,
> = {
  /**
   * A language tag such as `en`. On a site with several languages, that of the language whose addresses have no path of
   * their own. French typography applies when it starts with `fr`.
   */
  readonly language: NoInfer<Code>;
  /**
   * For a site with several languages: all of them with their own names, `{ fr: "Français", en: "English" }`. The file
   * `a.en.md` beside `a.md` is the same entry in English. The plans of pages, feeds and so on run for each language.
   */
  readonly languages?: { readonly [Language in Code]: string };
  /** The few words that the generator itself adds to pages. On a site with several languages, by language. */
  readonly words: Words | { readonly [Language in NoInfer<Code>]: Words };
  /** The schema of `content/site.yaml`, made by `siteSettings`. */
  readonly settings: S;
  /** The environment variables that a build may read, and the settings that they set. */
  readonly environment?: Environment;
  /** The severity of problems by code: `off`, `warning` or `error`, everywhere or by folder. */
  readonly checks?: Checks;
  /** Highlights code in texts, with the classes of highlight.js. Off by default. */
  readonly highlight?: boolean;
  /** Plug-ins of unified for texts, and the markup that they may add. */
  readonly markdown?: TextPlugins;
  /**
   * Facts of the site, for use in texts: `{email}` stands for the fact of that name. What names a fact that is undefined
   * or blank is not published until the fact is given. Numbers get the digit groups of the language; a year is given as
   * text.
   */
  readonly facts?: (settings: z.output<S>, language: SiteLanguage<NoInfer<Code>>) => NamedFacts;
  /** The names of the facts that the law wants a site to give: a build without one of them warns. */
  readonly requiredFacts?: readonly string[];
  /** The collections of `content/`, by the names that plans use. */
  readonly collections: C;
  /** What the site takes from elsewhere, by the names that plans use. */
  readonly sources?: E;
  /**
   * Folders outside the site, such as those of a workspace, by names of your own: `{ shared: "../shared-content" }`,
   * from the folder of the site. Symbolic links below `content/` that lead into one are read; all others are left out.
   */
  readonly contentRoots?: { readonly [name: string]: string };
  /** What Markdown may write as `:::name{…}`, by name. */
  readonly directives?: { readonly [name: string]: Directive };
  /** The pages, in groups that share a template. */
  readonly pages: {
    readonly [Group in keyof P]: PageGroup<C & E, z.output<S>, P[Group], Card, NoInfer<Code>>;
  };
  /** The feeds, each published as Atom and as JSON Feed, and as RSS if it asks for it. */
  readonly feeds?: { readonly [Name in keyof F]: Feed<C & E, z.output<S>, F[Name], NoInfer<Code>> };
  /** Asks for an `llms.txt`. */
  readonly summary?: (
    content: Content<C & E>,
    settings: z.output<S>,
    language: SiteLanguage<NoInfer<Code>>,
  ) => SiteSummary<Extract<NoInfer<keyof P>, string>>;
  /** The files that are made from content. */
  readonly assets?: AssetGroup<Content<C & E>, z.output<S>, From, NoInfer<Code>>;
  /** How to draw the pictures that social networks show for pages. */
  readonly cards?: CardArt<Card>;
  /** The icon and the names of the site as an app: all icons and the web manifest are made from them. */
  readonly app?: (settings: z.output<S>) => WebApp;
  /**
   * Makes files from finished pages, such as a search index. Gets the pages that search engines may index, in the order
   * of their routes, without `late` ones. On a site with several languages, each has files of its own.
   */
  readonly derive?: (
    pages: readonly PageText[],
    content: Content<C & E>,
    settings: z.output<S>,
    language: SiteLanguage<NoInfer<Code>>,
  ) => readonly GeneratedAsset[];
  /** Checks the content and the settings as a whole, and returns remarks for the author. */
  readonly review?: (
    content: Content<C & E>,
    settings: z.output<S>,
    language: SiteLanguage<NoInfer<Code>>,
  ) => readonly Finding[];
  /** The origins that islands connect to. The policy of their pages allows these and no others. */
  readonly connections?: (settings: z.output<S>) => Connections;
  /** Stands in for a service that forms send to, under `site dev`. */
  // biome-ignore lint/suspicious/noExplicitAny: the state is the service’s own
  readonly devService?: DevService<any>;
  /** The text in place of a missing value, such as `to be filled in`: `site check` lists every occurrence. */
  readonly placeholder?: string;
  /**
   * The collection of terms: each entry says how a word of the trade is spelt, and `site check` finds other spellings.
   */
  readonly terms?: { [Name in keyof C]: z.output<C[Name]["schema"]> extends Term ? Name : never }[keyof C];
  /** Style sheets, by their paths below `templates/`, and what compiles them. */
  readonly styles?: SiteStyles;
  /** Scripts that improve finished HTML, by their paths below `templates/`. */
  readonly enhancers?: readonly string[];
  /** Components with state: the name of each export, and its file below `templates/`. */
  readonly islands?: { readonly [name: string]: string };
  /** Font files below `templates/` that pages load ahead. */
  readonly fonts?: readonly string[];
};

/**
 * Declares a site. Types run from schema to component: a template that reads a field which its schema lacks does not
 * compile.
 *
 * @throws a `Mistake` when `languages` lacks the first language or the words of a language, or has a code that cannot
 * begin an address, and when a source has the name of a collection or one that no file can have.
 *
 * @example
 * ```tsx
 * export default defineSite({
 *   language: "en",
 *   words: { opensNewTab: "new tab", footnotes: "Notes", backToText: "Back to the text, note" },
 *   settings: siteSettings({}),
 *   collections: { posts: folderCollection({ folder: "posts", format: "markdown", schema: postSchema }) },
 *   pages: {
 *     post: {
 *       template: PostPage,
 *       plan: ({ posts }) => posts.all.map((post) => ({ route: `/${post.id}`, entry: post, props: { post } })),
 *     },
 *   },
 * });
 * ```
 */
export function defineSite<
  S extends z.ZodType<GeneratorSettings>,
  C extends Collections,
  P,
  F,
  Card = unknown,
  From = never,
  const Code extends string = string,
  E extends Sources = Record<never, never>,
>(definition: Definition<S, C, E, P, F, Card, From, Code>): SiteDefinition {
  const languages = listLanguages(definition);
  proveSourceNames(definition.sources ?? {}, definition.collections);
  const { styles = [] } = definition;
  return {
    contentRoots: {},
    sources: {},
    directives: {},
    environment: {},
    checks: {},
    highlight: false,
    markdown: {},
    facts: undefined,
    requiredFacts: [],
    feeds: {},
    summary: undefined,
    assets: { plan: () => [] },
    cards: undefined,
    app: undefined,
    derive: undefined,
    review: () => [],
    connections: () => ({}),
    devService: undefined,
    placeholder: undefined,
    terms: undefined,
    enhancers: [],
    islands: {},
    fonts: [],
    ...(definition as unknown as Partial<SiteDefinition>),
    styles: "files" in styles ? styles.files : styles,
    styleTransform: "files" in styles ? styles.transform : undefined,
    languages,
    words: languages[0].words,
    ...(languages.length > 1 && { collections: translate(definition.collections, languages) }),
  } as SiteDefinition;
}

/** The name of a source is also that of a file, and stands beside those of the collections. */
function proveSourceNames(sources: Sources, collections: Collections): void {
  for (const name of Object.keys(sources)) {
    if (!/^[a-z][a-z0-9_-]*$/i.test(name)) throw new Mistake(say("thrown.source-name", { name }));
    if (Object.hasOwn(collections, name)) throw new Mistake(say("thrown.source-taken", { name }));
  }
}

/** The collections of a site with several languages: each knows the names of files that hold translations. */
function translate(collections: Collections, [, ...others]: SiteLanguages): Collections {
  const languages = others.map(({ code }) => code);
  return Object.fromEntries(
    Object.entries(collections).map(([name, collection]) => [
      name,
      collection.shared ? collection : { ...collection, languages },
    ]),
  );
}

type Declared = {
  readonly language: string;
  readonly languages?: { readonly [code: string]: string } | undefined;
  readonly words: Words | { readonly [code: string]: Words };
};

/** The languages of a site, first the one without a path. A site with one language has a list of one. */
function listLanguages({ language, languages, words }: Declared): SiteLanguages {
  if (languages === undefined) return [toLanguage(language, language, "", words as Words)];
  const first = languages[language];
  if (first === undefined) {
    const known = Object.keys(languages);
    throw new Mistake(say("thrown.no-first-language", { code: language, known }));
  }
  const wordsOf = (code: string): Words => {
    const own = (words as { readonly [code: string]: Words | undefined })[code];
    if (own === undefined) throw new Mistake(say("thrown.no-words", { code }));
    return own;
  };
  const others = Object.entries(languages).filter(([code]) => code !== language);
  for (const [code] of others) if (!tag.test(code)) throw new Mistake(say("thrown.no-tag", { code }));
  return [
    toLanguage(language, first, "", wordsOf(language)),
    ...others.map(([code, name]) => toLanguage(code, name, pathOfLanguage(code), wordsOf(code))),
  ];
}

/**
 * A tag that can begin an address: a language, with or without a script and a region:
 * https://www.rfc-editor.org/info/bcp47
 */
const tag = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i;

function toLanguage(code: string, name: string, path: string, words: Words): SiteLanguage {
  return { code, name, path, direction: directionOf(code), words };
}

/** Facts by name. A name is a letter followed by letters, digits, hyphens and underscores. */
export type NamedFacts = { readonly [name: string]: string | number | undefined };

/**
 * The environment variables that a build may read, each with the field of the settings that it sets, as in `{ MAIL_KEY:
 * "mail.key" }`. A variable takes precedence over `content/site.yaml`; an empty one counts as not set. A variable that
 * must never be set gives the reason under `refused`. A value for `dev` replaces any other under `site dev`, so that
 * nothing tried there reaches a real service.
 */
export type Environment = {
  readonly [variable: string]:
    | string
    | { readonly setting: string; readonly dev: string }
    | { readonly refused: string };
};

/**
 * A placeholder in settings for the origin of `site dev`, which replaces it in every page that it serves. The
 * `devService` of the site answers there.
 *
 * @example
 * ```tsx
 * const environment: Environment = { MAIL_ORIGIN: { setting: "mail.origin", dev: devOrigin } };
 * ```
 */
export const devOrigin = "http://site-dev.invalid";

/** A site’s remark about its own content or settings; becomes a warning. */
export type Finding = {
  readonly message: string;
  readonly hint?: string;
  /** The field of `content/site.yaml` that it is about, as in `mail.key`. */
  readonly setting?: string;
};

/** How a word of the trade is spelt on this site. `site check` finds other spellings in the content. */
export type Term = {
  readonly write: string;
  /** Wrong spellings, to the letter, as whole words. */
  readonly insteadOf?: readonly string[];
  /** True when the same letters in another case or with other accents are also wrong. */
  readonly caseAndAccents?: boolean;
  /** Phrases within which any spelling is allowed, such as the name of another firm. */
  readonly except?: readonly string[];
};

/** The origins that an island connects to, such as `https://api.example.org`. */
export type Connections = { readonly [island: string]: readonly string[] };
