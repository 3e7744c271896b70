import type { BundledAssets, PreparedImages } from "../../bundle/assemble-manifest.ts";
import type { AuditedSite } from "../../check/audit-site.ts";
import type { Inflate } from "../../check/read-active-pdf.ts";
import type { CardArt, SiteDefinition } from "../../define/define.ts";
import type { OpenFonts } from "../../define/lettering.ts";
import type { LoadedTemplates } from "../../define/renderer.ts";
import type { GeneratorSettings } from "../../define/settings.ts";
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
import type { Problem, Report } from "../../words/problem.ts";
import type { Compress } from "../publish/compress-files.ts";
import type { Redraw } from "../redraw.ts";

/** All inputs and outputs of a build. `site build`, `site dev` and the tests each provide their own. */
export type BuildIo = {
  // Inputs.
  readContent(report?: Report): readonly RawFile[];
  /** The paths of the files of `static/`, from there. */
  listStatic(): readonly string[];
  readStatic(report?: Report): Promise<readonly OutputFile[]>;
  /** The file that declares the site: `templates/site.ts` or `.tsx`. Undefined when there is none. */
  siteFile?(): string | undefined;
  /** Undefined, with problems, when `templates/` cannot be bundled or run. */
  loadTemplates(report: Report): Promise<LoadedTemplates | undefined>;
  /** The values of these environment variables, without unset and empty ones. */
  readEnvironment(variables: readonly string[]): Readonly<Record<string, string>>;
  /** TrueType files below `templates/`, by name. Undefined, with a problem, when one is missing. */
  openFonts(fonts: CardArt<unknown>["fonts"], report: Report): OpenFonts | undefined;
  readWorkerScripts(): WorkerScripts;
  readonly inflate: Inflate;

  // Work of other programs and threads.
  /** Undefined, with problems, when a file cannot be bundled. */
  bundleAssets(site: SiteDefinition, report: Report): Promise<BundledAssets | undefined>;
  /** The paths of `images` are in NFC, even if the disk has another form. */
  prepareImages(images: readonly RawFile[], report: Report): Promise<PreparedImages>;
  /**
   * Draws pictures as PNG. `site dev` returns only those that are ready, and builds again when the others are. Once
   * `signal` is aborted, no further picture is needed.
   */
  drawPictures(
    pictures: readonly Picture[],
    report: Report,
    signal?: AbortSignal,
  ): Promise<readonly OutputFile[]>;
  /** Undefined when no native Markdown parser loads on this machine. */
  loadNativeParser(): NativeParser | undefined;
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
  audit?(audited: AuditedSite, report: Report): Promise<void>;
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
  /** Further inputs for the checks of `site check`. */
  readonly unaudited: Pick<AuditedSite, "factsIn" | "names" | "images" | "base" | "now"> & {
    /** From `static/`. */
    readonly copied: readonly OutputFile[];
  };
};

/** The result of publishing. `failed` names the file and what is left in the folder. */
type PublishResult =
  | { readonly status: "written"; readonly changed: number; readonly removed: number }
  | { readonly status: "failed"; readonly problem: Problem };
