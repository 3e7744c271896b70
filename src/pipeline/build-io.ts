import type { CardArt, SiteDefinition } from "../define/define.ts";
import type { OpenFonts } from "../define/lettering.ts";
import type { LoadedTemplates } from "../define/renderer.ts";
import type { GeneratorSettings } from "../define/settings.ts";
import type { Memory } from "../memory/memory.ts";
import type {
  OutputFile,
  ParsedSource,
  Picture,
  Places,
  RawFile,
  RenderedPage,
  Stage,
  Weighable,
  WorkerScripts,
} from "../model/model.ts";
import type { Schedule } from "../model/schedule.ts";
import type { Problem, Report } from "../problems/problem.ts";
import type { BundledAssets, PreparedImages } from "./bundle/assemble-manifest.ts";
import type { AuditedSite } from "./check/audit-site.ts";
import type { NativeParser } from "./markdown/adapt-native-parser.ts";
import type { Compress } from "./publish/compress-files.ts";

/** Everything at the edges that a build needs. `site build`, `site dev` and the tests each bring their own. */
export type BuildIo = {
  // What a site is made from.
  readContent(report?: Report): readonly RawFile[];
  readStatic(report?: Report): readonly OutputFile[];
  /** The file that declares the site: `templates/site.ts` or `.tsx`. Undefined where there is none. */
  siteFile?(): string | undefined;
  /** Undefined, with problems, where `templates/` cannot be bundled or loaded. */
  loadTemplates(report: Report): Promise<LoadedTemplates | undefined>;
  /** Of the environment these variables alone, without those that are not set or empty. */
  readEnvironment(variables: readonly string[]): Readonly<Record<string, string>>;
  /** TrueType files below `templates/`, by name. Undefined, with a problem, where one is not there. */
  openFonts(fonts: CardArt<unknown>["fonts"], report: Report): OpenFonts | undefined;
  readWorkerScripts(): WorkerScripts;

  // What programs outside make.
  /** Undefined, with problems, where one cannot be bundled. */
  bundleAssets(site: SiteDefinition, report: Report): Promise<BundledAssets | undefined>;
  /** The paths of `images` are in NFC, whatever the disk has. */
  prepareImages(images: readonly RawFile[], report: Report): Promise<PreparedImages>;
  /**
   * An edge that serves pages while it draws gives those that are ready, and has another build made for the others. Once
   * `signal` is aborted nobody waits for them: no further one need be begun.
   */
  drawPictures(
    pictures: readonly Picture[],
    report: Report,
    signal?: AbortSignal,
  ): Promise<readonly OutputFile[]>;
  /** Undefined where Markdown has no native parser on this machine. */
  loadNativeParser(): NativeParser | undefined;
  /** Undefined where nothing is compressed ahead. */
  readonly compress: Compress | undefined;
  /** Bytes after brotli. Quickly, a tenth too many or so, never too few. */
  weigh(file: Weighable, how?: "quickly"): number;
  /** Weighs files side by side, for `weigh` to know them. */
  weighAhead?(files: readonly Weighable[]): Promise<void>;

  // How it is built.
  /** Results of earlier builds. */
  readonly memory: Memory;
  /** What is done first, and in which thread. */
  readonly schedule: Schedule;
  /** Lets what was begun beside the build have its work, before steps that keep the process busy. */
  handOver(): Promise<void>;
  /** Runs a stage and notes how long it took. */
  measure<T>(stage: Stage, run: () => T): T;
  /** Told after each item of the stages that take long. */
  progress(stage: Stage, done: number, total: number): void;

  // Where it goes.
  /** Looks closer than every build does at what would be published. */
  audit?(audited: AuditedSite, report: Report): Promise<void>;
  /** Given the pages of a build that could be published, where somebody looks closer at them. */
  onDrawn?(drawn: Drawn): void;
  /** `site` is the origin. */
  publish(files: readonly OutputFile[], site: string): Promise<PublishResult>;
};

/** The pages of a build, and what is known of them. */
export type Drawn = {
  readonly pages: readonly RenderedPage[];
  readonly files: readonly OutputFile[];
  readonly parsed: readonly ParsedSource[];
  readonly places: Places;
  readonly settings: GeneratorSettings;
  readonly site: SiteDefinition;
};

/** What publishing came to. `failed` names the file and what is left in the folder. */
export type PublishResult =
  | { readonly status: "written"; readonly changed: number; readonly removed: number }
  | { readonly status: "failed"; readonly problem: Problem };
