/**
 * The types that stages hand on. A type says what has been proved so far. In the order of the pipeline:
 *
 * 1. `sources`: files and their parsed content
 * 2. `entries`: content that fits its schema, or is held back or refused
 * 3. `body`: compiled Markdown
 * 4. `pages`: planned pages, pictures and feeds
 * 5. `assets`: the files that pages point to
 * 6. `rendered`: drawn pages, and the facts read from them
 * 7. `files`: files to publish
 * 8. `outcome`: the result of the build
 */
export {
  appFiles,
  type ImageAsset,
  importedStyles,
  type Manifest,
  type PlannedAsset,
  placeholderStyles,
  styleOf,
  textStyles,
  Undrawable,
  type WorkerScripts,
  workerRegistration,
} from "./assets.ts";
export type { Body, BodyImage, BodyLink, BodyPart, Heading, HtmlFacts } from "./body.ts";
export {
  type Entry,
  type HeldBack,
  type MissingFact,
  type Places,
  type RefusedEntry,
  UnmodifiedEntry,
  type ValidEntry,
  type Waiting,
} from "./entries.ts";
export {
  type FileMark,
  isTooLargeToRead,
  type LargeFile,
  type LongInput,
  type LongResult,
  mostWholeBytes,
  type OutputFile,
  type Weighable,
} from "./files.ts";
export type { BodyFacts, CompiledText, Helper, TextJob, TextSettings } from "./helper.ts";
export type { SiteLanguage, SiteLanguages, Translation } from "./language.ts";
export type {
  BuildOutcome,
  PagePart,
  PageRecord,
  PageWeights,
  SourceRecord,
  Stage,
  StageTime,
} from "./outcome.ts";
export type {
  Alias,
  CardImage,
  Page,
  PageOutput,
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
