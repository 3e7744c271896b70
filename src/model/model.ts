/**
 * What each stage hands on. A type says what has been proved so far. In the order of the pipeline:
 *
 * 1. `sources`: from a file to what it says
 * 2. `entries`: to what fits its schema, or is left out
 * 3. `body`: with its Markdown compiled
 * 4. `pages`: to the pages, pictures and feeds that are wanted
 * 5. `assets`: with what they point to
 * 6. `rendered`: to pages that are drawn, and what they say
 * 7. `files`: to what goes out
 * 8. `outcome`: and what the build came to
 */
export {
  appFiles,
  type ImageAsset,
  type Manifest,
  type PlannedAsset,
  placeholderStyles,
  Undrawable,
  type WorkerScripts,
  workerRegistration,
} from "./assets.ts";
export type { Body, BodyImage, BodyLink, BodyPart, Heading, HtmlFacts } from "./body.ts";
export {
  type DraftEntry,
  type Entry,
  type HeldBack,
  OriginalEntry,
  type Places,
  type RefusedEntry,
} from "./entries.ts";
export type {
  LongInput,
  LongResult,
  OutputFile,
  Weighable,
} from "./files.ts";
export type { BodyFacts, CompiledText, Helper, TextJob, TextSettings } from "./helper.ts";
export type {
  BuildOutcome,
  PagePart,
  PageRecord,
  PageWeights,
  Stage,
  StageTime,
} from "./outcome.ts";
export type {
  Alias,
  CardImage,
  Page,
  Picture,
  PlannedFeed,
  PlannedItem,
  RenderedFeed,
  SharedCard,
} from "./pages.ts";
export {
  joinMarkup,
  type MarkupPiece,
  type PageFacts,
  type PageFault,
  type PageLoad,
  type PageMarkup,
  type PageText,
  type PolicyNeeds,
  type RenderedPage,
  type TextSection,
} from "./rendered.ts";
export type {
  BodySource,
  FileDigest,
  Locate,
  Located,
  MarkdownSource,
  ParsedSource,
  RawFile,
  SourceFile,
  Stretch,
} from "./sources.ts";
export type { Words } from "./words.ts";
