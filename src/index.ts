/// <reference path="./define/style-modules.d.ts" preserve="true" />

/** What templates may import from the generator. */

export type { Lettering, Typeface } from "./define/assets.ts";
export { insertFacts } from "./define/check-scope.ts";
export {
  type AllowedMarkup,
  type CardArt,
  type Collection,
  type Content,
  type DevAnswer,
  type DevLanguage,
  type DevService,
  type DrawnAsset,
  defineSite,
  devOrigin,
  directive,
  type Entries,
  type Environment,
  type FeedFiles,
  type FeedPlan,
  type Figure,
  type Finding,
  fileCollection,
  folderCollection,
  type GeneratedAsset,
  mathml,
  type PagePlan,
  type Reference,
  type SiteDefinition,
  type SiteLanguage,
  type SiteSummary,
  singleEntry,
  svg,
  type Term,
  type TextPlugin,
  type TextPlugins,
  type WebApp,
  type Words,
  withOptions,
} from "./define/define.ts";
export * from "./define/fields.ts";
export { readData, readText, today } from "./define/read-outside.ts";
export { siteSettings } from "./define/settings.ts";
export { type Source, type SourceTools, source } from "./define/sources.ts";
export type { CompiledStyle, StyleSource, StyleTransform } from "./define/styles.ts";
export { groupBy } from "./group-by.ts";
export type { Body, BodyPart, Entry, Heading, PageText, SharedCard, TextSection } from "./model/model.ts";
export { slugify, slugifyAll } from "./model/route.ts";
export { addressOf } from "./runtime/address-of.ts";
export { Enhancer } from "./runtime/enhancer.tsx";
export { FeedLinks } from "./runtime/feed-links.tsx";
export { Head } from "./runtime/head.tsx";
export { type HydrationMoment, Island } from "./runtime/island.tsx";
export { JsonLd, JsonLdGraph } from "./runtime/json-ld.tsx";
export { type LanguageLink, LanguageSwitch, useLanguages } from "./runtime/language-switch.tsx";
export { Link } from "./runtime/link.tsx";
export { type NestedHeading, nestHeadings } from "./runtime/lists/nest-headings.ts";
export { type ListPage, paginate } from "./runtime/lists/paginate.ts";
export { relatedEntries } from "./runtime/lists/related-entries.ts";
export { Picture } from "./runtime/picture.tsx";
export { Prose } from "./runtime/prose.tsx";
export { Raised } from "./runtime/raised.tsx";
export { RawHtml } from "./runtime/raw-html.tsx";
export { deriveSearch, type SearchOptions } from "./runtime/search/derive-search.ts";
export { Search, SearchResults } from "./runtime/search/search.tsx";
export type { WordForms } from "./runtime/search/terms.ts";
export { useSite } from "./runtime/site-context.ts";
export { SpeculationRules } from "./runtime/speculation-rules.tsx";
export { balanceLines } from "./text/balance-lines.ts";
export { fitLine } from "./text/fit-line.ts";
export { typeset } from "./text/typography.ts";
export type { SearchWords } from "./words/search-words.ts";
