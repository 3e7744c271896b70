/** What templates import from the generator. */
export { balanceLines } from "./balance-lines.ts";
export {
  type CardArt,
  type Collection,
  type Content,
  type DrawnAsset,
  defineSite,
  devOrigin,
  directive,
  type Entries,
  type Environment,
  type FeedPlan,
  type Finding,
  fileCollection,
  folderCollection,
  type GeneratedAsset,
  type PagePlan,
  type Reference,
  type SiteDefinition,
  type SiteSummary,
  singleEntry,
  type Term,
  type WebApp,
  type Words,
} from "./define.ts";
export {
  calendarDate,
  type ImageReference,
  image,
  markdown,
  publication,
  reference,
  text,
  title,
} from "./fields.ts";
export { fitLine } from "./fit-line.ts";
export type { Lettering, Typeface } from "./lettering.ts";
export type { Body, BodyPart, Entry, Heading, PageText, SharedCard, TextSection } from "./model.ts";
export { slugify } from "./route.ts";
export { Enhancer } from "./runtime/enhancer.tsx";
export { FeedLinks } from "./runtime/feed-links.tsx";
export { Head } from "./runtime/head.tsx";
export { type HydrationMoment, Island } from "./runtime/island.tsx";
export { JsonLd, JsonLdGraph } from "./runtime/json-ld.tsx";
export { Link } from "./runtime/link.tsx";
export { Picture } from "./runtime/picture.tsx";
export { Prose } from "./runtime/prose.tsx";
export { Raised } from "./runtime/raised.tsx";
export { RawHtml } from "./runtime/raw-html.tsx";
export { useSite } from "./runtime/site-context.ts";
export { SpeculationRules } from "./runtime/speculation-rules.tsx";
export { siteSettings } from "./settings.ts";
export { typeset } from "./typography.ts";
