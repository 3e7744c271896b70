import type { z } from "zod";
import { pathOfLanguage } from "../model/language.ts";
import type { PageText, SiteLanguage, SiteLanguages, Words } from "../model/model.ts";
import { directionOf } from "../text/direction-of.ts";
import type { Checks } from "../words/checks.ts";
import { Mistake, say } from "../words/message.ts";
import type { AssetGroup, CardArt, GeneratedAsset, WebApp } from "./assets.ts";
import type { Collections } from "./collections.ts";
import type { Connections, Definition, Environment, Figure, Finding, NamedFacts } from "./definition.ts";
import type { DevService } from "./dev-service.ts";
import type { Directive, Feed, PageGroup, SiteSummary } from "./pages.ts";
import type { TextPlugins } from "./plugins.ts";
import type { GeneratorSettings } from "./settings.ts";
import type { Sources } from "./sources.ts";

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
export type { Connections, Environment, Figure, Finding, NamedFacts, Term } from "./definition.ts";
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
  // biome-ignore lint/suspicious/noExplicitAny: the settings are the site’s own, checked by defineSite
  readonly figures: ((settings: any) => readonly Figure[]) | undefined;
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

/**
 * Declares a site. Types run from schema to component: a template that reads a field which its schema lacks does not
 * compile.
 *
 * @throws a `Mistake` for an option that there is not, when `languages` lacks the first language or the words of a language, or has a code that cannot
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
  proveOptions(definition);
  const languages = listLanguages(definition);
  proveSourceNames(definition.sources ?? {}, definition.collections);
  const { styles = [] } = definition;
  return {
    ...defaults,
    ...(definition as unknown as Partial<SiteDefinition>),
    styles: "files" in styles ? styles.files : styles,
    styleTransform: "files" in styles ? styles.transform : undefined,
    languages,
    words: languages[0].words,
    ...(languages.length > 1 && { collections: translate(definition.collections, languages) }),
  } as SiteDefinition;
}

/** Of all options but those of `others`. */
const defaults = {
  contentRoots: {},
  sources: {},
  directives: {},
  environment: {},
  checks: {},
  highlight: false,
  markdown: {},
  facts: undefined,
  figures: undefined,
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
};

const others = ["language", "languages", "words", "settings", "collections", "pages", "styles"];

/** A build checks no types: it would leave a misspelt option out in silence. */
function proveOptions(definition: object): void {
  const known = [...others, ...Object.keys(defaults)];
  const unknown = Object.keys(definition).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new Mistake(
    say("thrown.no-option", { name: unknown }),
    say("known-words", { what: say("noun.options"), words: known, more: 0 }),
  );
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
