import type { BundledAssets, PreparedImages } from "../../bundle/assemble-manifest.ts";
import type { FinishedSite } from "../../check/check-site.ts";
import type { Inflate } from "../../check/read-active-pdf.ts";
import type { OpenFonts } from "../../define/assets.ts";
import type { CardArt, SiteDefinition } from "../../define/define.ts";
import type { LoadedTemplates } from "../../define/renderer.ts";
import type { GeneratorSettings } from "../../define/settings.ts";
import type { Sources } from "../../define/sources.ts";
import type { OnProgress } from "../../few-at-once.ts";
import type { Highlighter } from "../../markdown/code.ts";
import type { CompileApart } from "../../markdown/create-body-compiler.ts";
import type { NativeParser } from "../../markdown/parse-markdown.ts";
import type { Memory } from "../../model/memory/memory.ts";
import type {
  Entry,
  HeldBack,
  MissingFact,
  OutputFile,
  ParsedSource,
  Picture,
  Places,
  RawFile,
  RenderedPage,
  SourceFile,
  Stage,
  TextJob,
  TextSettings,
  Waiting,
  Weighable,
  WorkerScripts,
} from "../../model/model.ts";
import type { Schedule } from "../../model/schedule.ts";
import type { LoadedSource, LoadingTools } from "../../sources/load-sources.ts";
import type { Findings } from "../../words/findings.ts";
import type { Problem, Report } from "../../words/problem.ts";
import type { Compress } from "../publish/compress-files.ts";

/** All inputs and outputs of a build. `site build`, `site dev` and the tests each provide their own. */
export type BuildIo = {
  // Inputs.
  readContent(report?: Report): readonly RawFile[];
  /** The paths of the files of `static/`, from there. */
  listStatic(): readonly string[];
  readStatic(report?: Report): Promise<readonly OutputFile[]>;
  /** The file that declares the site: `templates/site.ts` or `.tsx`. Undefined when there is none. */
  siteFile?(): string | undefined;
  /** Undefined, with problems, when `templates/` cannot be bundled or run. `now` is the moment of the build. */
  loadTemplates(report: Report, now: Date): Promise<LoadedTemplates | undefined>;
  /** The values of these environment variables, without unset and empty ones. */
  readEnvironment(variables: readonly string[]): Readonly<Record<string, string>>;
  /** TrueType files below `templates/`, by name. Undefined, with a problem, when one is missing. */
  openFonts(fonts: CardArt<unknown>["fonts"], report: Report): OpenFonts | undefined;
  /** Loads what the site takes from elsewhere, or takes what is kept. */
  loadSources(sources: Sources, tools: LoadingTools): Promise<readonly LoadedSource[]>;
  readWorkerScripts(): WorkerScripts;
  readonly inflate: Inflate;

  // Work of other programs and threads.
  /** Undefined, with problems, when a file cannot be bundled. */
  bundleAssets(
    templates: Pick<LoadedTemplates, "site" | "styleImports">,
    report: Report,
  ): Promise<BundledAssets | undefined>;
  /** The paths of `images` are in NFC, even if the disk has another form. */
  prepareImages(images: readonly RawFile[], report: Report, onProgress?: OnProgress): Promise<PreparedImages>;
  /**
   * Draws pictures as PNG. `site dev` returns only those that are ready, and builds again when the others are. Once
   * `signal` is aborted, no further picture is needed.
   */
  drawPictures(
    pictures: readonly Picture[],
    report: Report,
    signal?: AbortSignal,
    onProgress?: OnProgress,
  ): Promise<readonly OutputFile[]>;
  /** Undefined when no native Markdown parser loads on this machine, which is reported. */
  loadNativeParser(report: Report): NativeParser | undefined;
  /** Returns the syntax highlighter. */
  loadHighlighter(): Highlighter;
  /** Compiles a text in a process of its own, under a deadline. Undefined when each text is compiled here. */
  readonly compileApart?: (settings: TextSettings, job: TextJob) => ReturnType<CompileApart>;
  /** Undefined when no files are published compressed. */
  readonly compress: Compress | undefined;
  /** The size in bytes after brotli. `quickly` gives up to a quarter too much, never too little. */
  weigh(file: Weighable, how?: "quickly"): number;

  // How the build runs.
  /** Results of earlier builds. */
  readonly memory: Memory;
  /** The order of the work, and its division between threads. */
  readonly schedule: Schedule;
  /** Lets work that was started in parallel proceed, before steps that block the process. */
  handOver(): Promise<void>;
  /** Runs a stage and records its duration. */
  measure<T>(stage: Stage, run: () => T): T;
  /** Called after each item of a long stage. */
  progress(stage: Stage, done: number, total: number): void;

  // Results.
  /** Receives the inputs of the pages before the first one is drawn. */
  onPlanned?(inputs: DrawingInputs): void;
  /** Runs the further checks of `site check` on the site as it would be published. */
  audit?(finished: FinishedSite, report: Report): Promise<void>;
  /** Receives the pages of a build that could be published, for further checks. */
  onDrawn?(drawn: Drawn): void;
  /** `site` is the origin. */
  publish(files: readonly OutputFile[], site: string): Promise<PublishResult>;
};

/** The data from which the pages of a build are drawn. */
export type DrawingInputs = {
  readonly sources: readonly SourceFile[];
  readonly parsed: readonly ParsedSource[];
  readonly places: Places;
  readonly settings: GeneratorSettings;
  readonly site: SiteDefinition;
  readonly heldBack: readonly HeldBack[];
  /** The parts of settings and entries that wait for facts. */
  readonly waiting: readonly Waiting[];
  readonly entries: readonly Entry[];
  readonly redraw: Redraw;
};

/** The pages of a build, and data about them. */
export type Drawn = DrawingInputs & {
  readonly pages: readonly RenderedPage[];
  readonly files: readonly OutputFile[];
  /** The facts that are not given, with what waits for each. */
  readonly missing: readonly MissingFact[];
  /** The paths of the files derived from the pages, such as a search index. */
  readonly derived: readonly string[];
  /** The paths of all feeds. */
  readonly feeds: readonly string[];
  /** What was checked. */
  readonly finished: FinishedSite;
};

/** The result of publishing. `failed` names the file and what is left in the folder. */
type PublishResult =
  | { readonly status: "written"; readonly changed: number; readonly removed: number }
  | { readonly status: "failed"; readonly problem: Problem };

/** The part of `BuildIo` for a build that publishes nothing and shows no progress. */
export const inMemory: Pick<BuildIo, "publish" | "progress" | "measure"> = {
  publish: async () => ({ status: "written", changed: 0, removed: 0 }),
  progress: () => {},
  measure: (_stage, run) => run(),
};

/** Like `inMemory`, for a build that draws no pictures: their digests identify what they show. */
export const inMemoryWithoutPixels: Pick<BuildIo, keyof typeof inMemory | "drawPictures" | "compress"> = {
  ...inMemory,
  drawPictures: async (pictures) =>
    pictures.map(({ path, digest }) => ({ path, bytes: Buffer.from(digest) })),
  compress: undefined,
};

/** The options of one build. */
export type BuildOptions = {
  /** `""`, or the sub-path of the deployment without a slash at the end. */
  readonly base: string;
  /** Overrides the origin in `content/site.yaml`. */
  readonly url: string | undefined;
  readonly drafts: boolean;
  /** Also draw the pages of the workbench. */
  readonly workbench: boolean;
  /** Draw with the values that the site declares for `site dev`. Problems are still those of the published site. */
  readonly devValues?: boolean;
  /** A warning refuses the build. */
  readonly strict: boolean;
  /** Compress every page to report its weight. */
  readonly weigh: boolean;
  /** The time of the build: entries with a later date are held back. */
  readonly now: Date;
};

/** The inputs of the pages of a site: its entries, and the settings that templates get. */
export type RedrawInputs = { readonly entries: readonly Entry[]; readonly settings: GeneratorSettings };

/**
 * Draws pages of a built site again, with changed inputs. Nothing is checked, stored or published. `template` limits it
 * to the pages of one template, which takes less time. Undefined when the pages cannot be planned with them.
 */
export type Redraw = (
  change: (inputs: RedrawInputs) => RedrawInputs,
  template?: string,
) => Redrawn | undefined;

export type Redrawn = {
  /** The HTML of a page before it is sealed. Undefined when there is no such page, or it cannot be drawn. */
  draw(route: string): string | undefined;
};

/** One build: its access to the outside, its options and its findings so far. */
export type Run = {
  readonly io: BuildIo;
  readonly options: BuildOptions;
  readonly findings: Findings;
  /** Aborted when the result of this build is no longer needed. */
  readonly signal: AbortSignal;
  /** Aborted when the build is refused: work in parallel can stop. */
  readonly refusal: AbortSignal;
};
