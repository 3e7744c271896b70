/** What templates import from the generator. */
export {
  type Collection,
  type Content,
  defineSite,
  directive,
  type Entries,
  type Environment,
  type Finding,
  fileCollection,
  folderCollection,
  type GeneratedAsset,
  type PagePlan,
  type Reference,
  type SiteDefinition,
  singleEntry,
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
} from "./fields.ts";
export type { Body, BodyPart, Entry, Heading, PageText, TextSection } from "./model.ts";
export { slugify } from "./route.ts";
export { Enhancer } from "./runtime/enhancer.tsx";
export { Head } from "./runtime/head.tsx";
export { type HydrationMoment, Island } from "./runtime/island.tsx";
export { Link } from "./runtime/link.tsx";
export { Picture } from "./runtime/picture.tsx";
export { Prose } from "./runtime/prose.tsx";
export { RawHtml } from "./runtime/raw-html.tsx";
export { useSite } from "./runtime/site-context.ts";
export { siteSettings } from "./settings.ts";
export { typeset } from "./typography.ts";
