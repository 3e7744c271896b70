import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readWorkerScripts } from "../../bundle/assemble-manifest.ts";
import { type AssetLoader, createAssetLoader } from "../../bundle/asset-loader.ts";
import { loadTemplates, nameReads } from "../../bundle/bundle-templates.ts";
import type { InputReaders } from "../../bundle/rebundler.ts";
import { createSurroundings, type Surroundings } from "../../bundle/surroundings.ts";
import { loadHighlighter } from "../../markdown/load-highlighter.ts";
import { loadNativeParser } from "../../markdown/load-native-parser.ts";
import { compileApart } from "../../markdown/threads/compile-apart.ts";
import type { LookAhead } from "../../markdown/threads/look-ahead.ts";
import { startSecondThread } from "../../markdown/threads/start-second-thread.ts";
import type { TextCompiling } from "../../markdown/threads/thread-messages.ts";
import { drawPictures, recallPictures } from "../../media/draw-pictures.ts";
import { openFonts } from "../../media/open-fonts.ts";
import { type BegunImages, prepareImages } from "../../media/prepare-images.ts";
import { hashOf } from "../../model/memory/hash.ts";
import type { ReuseCount } from "../../model/memory/kinds.ts";
import type { Helper, OutputFile, Picture, RawFile, TextSettings } from "../../model/model.ts";
import type { SourceLoader, SourceMode } from "../../sources/load-sources.ts";
import { countCores } from "../../store/count-cores.ts";
import { statIfThere, toProjectPath } from "../../store/disk.ts";
import { writeDist } from "../../store/dist.ts";
import { generatorVersion, toolsDigest } from "../../store/generator-root.ts";
import { createFileHold } from "../../store/held-files.ts";
import { inflate } from "../../store/inflate.ts";
import { explainMissingPart, PartMissing } from "../../store/machine-parts.ts";
import {
  createDiskMemory,
  createScratchMemory,
  removeDeadScratch,
  scratchFolderOf,
} from "../../store/memory.ts";
import {
  findContentRoots,
  findSiteFile,
  listStatic,
  readFiles,
  readStatic,
  refuseElsewhere,
  reportLostLinks,
} from "../../store/read-files.ts";
import type { Report } from "../../words/problem.ts";
import type { BuildIo } from "../build.ts";
import { begin } from "../steps.ts";
import { createCompressor } from "./compress-file.ts";
import { sharedWithThread } from "./shared-with-thread.ts";

type DiskOptions = {
  /** Absolute folder of the site. */
  readonly root: string;
  /** Absolute folder to write. */
  readonly out: string;
  readonly cache: boolean;
  /** The folder whose `.site/` keeps results, by default that of the site. */
  readonly memoryRoot?: string;
  /** Stops `publish`. */
  readonly signal?: AbortSignal;
  /** Hashes the files of a large site in a second thread, in advance. */
  readonly ahead?: LookAhead | undefined;
  /** When sources are asked over the network. By default only those of which nothing is kept. */
  readonly sources?: SourceMode | undefined;
  /** Called with the names of the sources that are asked. */
  readonly onAsking?: ((names: readonly string[]) => void) | undefined;
  /** The number of threads that may work at once. By default the number of available cores. */
  readonly threads?: number;
  /** For a process that builds again. */
  readonly readers?: InputReaders;
};

export type DiskIo = Omit<BuildIo, "measure" | "progress" | "loadTemplates"> & {
  /** `now` is the moment of the build. */
  loadTemplates(report: Report, now?: Date): ReturnType<typeof loadTemplates>;
  /** Loads them without what they read, for a process that loads them repeatedly. */
  loadBundle(report: Report): ReturnType<typeof loadTemplates>;
  /** What the templates run in. */
  readonly surroundings: Surroundings;
  /** What `bundleAssets` loads with. */
  readonly assets: AssetLoader;
  /** Starts a second thread. Undefined when there is no core for it, or it cannot be started. */
  callHelper(settings: TextSettings): Helper | undefined;
  /** Makes only the fallbacks of raster images that are not remembered. */
  beginImages(images: readonly RawFile[], report: Report): Promise<BegunImages>;
  /** Returns the pictures that are remembered. */
  recallPictures(pictures: readonly Picture[]): Promise<readonly OutputFile[]>;
  /**
   * Stores what this build computed, and pictures in progress once they are drawn. To be called at the end of every
   * build, refused ones included.
   */
  flush(): void;
  /** Drops what this build did not use, and what killed builds left. To be called after a good build. */
  prune(): void;
  /** Closes the open files of `.site/`, for a process that continues. */
  close(): void;
  /** The files outside `templates/` that the bundles were made from: absolute paths. */
  outside(): readonly string[];
  counts(): readonly ReuseCount[];
  /** True when a result could not be stored in `.site/`. */
  hasFailedToStore(): boolean;
  /** Asks all sources again; the next build takes what came. */
  loadSourcesAnew(): Promise<void>;
  /** Ends all requests of sources. */
  endLoading(): void;
  /** The text of a file of the site, for code frames. `file` is relative to the root. */
  readText(file: string): string | undefined;
};

/** Connects `site build` to the disk: the site’s folder, its memory in `.site/`, and the output folder. */
export function createDiskIo({
  root,
  out,
  cache,
  memoryRoot = root,
  signal = new AbortController().signal,
  ahead,
  sources: mode = "kept",
  onAsking,
  threads,
  readers,
}: DiskOptions): DiskIo {
  let templates: TextCompiling["templates"];
  /** Of the templates just loaded. Read once for both bundles. */
  let inputs: string | undefined;
  const outside = new Set<string>();
  /** The folders elsewhere that the templates just loaded allow links of `content/` to lead into. */
  let roots: readonly string[] = [];
  const { node, icu = "", tz = "" } = process.versions;
  const generator = hashOf(generatorVersion(), toolsDigest(), node, process.arch, icu, tz, ...habits());
  const memory = cache
    ? createDiskMemory(join(memoryRoot, ".site/cache"), generator, process.env.SITE_CACHE_KEY)
    : createScratchMemory(scratchFolderOf(root));
  const assets = createAssetLoader({
    root,
    memory,
    templatesKey: () => {
      const read = inputs;
      inputs = undefined;
      return read;
    },
    readers,
  });
  let painting: Promise<unknown> = Promise.resolve();
  const readEnvironment: BuildIo["readEnvironment"] = (variables) =>
    Object.fromEntries(
      variables.flatMap((variable) => {
        const value = process.env[variable];
        return value === undefined || value === "" ? [] : [[variable, value]];
      }),
    );
  let loader: SourceLoader | undefined;
  const openLoader = async () => {
    const { createSourceLoader } = await import("../../sources/load-sources.ts");
    const userAgent = `charpente/${generatorVersion()}`;
    const key = process.env.SITE_CACHE_KEY ?? "";
    loader ??= createSourceLoader({ root: memoryRoot, mode, userAgent, key, readEnvironment, onAsking });
    return loader;
  };
  const handOver = () => new Promise<void>((resolve) => setImmediate(resolve));
  const toCompiling = (settings: TextSettings) => ({
    settings,
    templates: settings.needsTemplates ? templates : undefined,
  });
  const callHelper = (settings: TextSettings) =>
    (threads ?? countCores()) > 1
      ? (ahead?.thread.help(toCompiling(settings)) ?? startSecondThread()?.help(toCompiling(settings)))
      : undefined;
  const surroundings = createSurroundings(root, memory);
  const loadBundle = async (report: Report) => {
    // Every command loads the templates first, also those that read or write only some of the folders.
    for (const name of ["content", "static", "templates"]) refuseElsewhere(join(root, name), name);
    const loaded = await loadTemplates(root, memory, report, surroundings);
    templates = loaded && { code: loaded.code, map: loaded.map, root };
    inputs = loaded?.inputs;
    roots = findContentRoots(root, loaded?.site.contentRoots);
    for (const path of loaded?.outside ?? []) outside.add(path);
    return loaded;
  };
  return {
    readContent: (report) =>
      (roots.length === 0 ? ahead?.content(report) : undefined) ??
      readFiles(join(root, "content"), "content", {
        roots,
        hold: createFileHold(),
        onLost: reportLostLinks(report),
      }),
    listStatic: () => listStatic(root),
    readStatic: (report) => readStatic(root, { memory, onLost: reportLostLinks(report) }),
    siteFile: () => {
      const file = findSiteFile(root);
      return file && toProjectPath(file, root);
    },
    loadBundle,
    loadTemplates: async (report, now = new Date()) => {
      const loaded = await loadBundle(report);
      return loaded && nameReads(loaded, surroundings, now);
    },
    surroundings,
    readEnvironment,
    loadSources: async (sources, tools) => (await openLoader()).load(sources, tools),
    loadSourcesAnew: async () => loader?.loadAnew(),
    endLoading: () => loader?.close(),
    assets,
    bundleAssets: async (templates, report) => {
      const bundled = await assets.load(templates, report);
      for (const path of bundled?.outside ?? []) outside.add(path);
      return bundled;
    },
    prepareImages: (images, report, onProgress) => prepareImages(images, memory, report, onProgress),
    beginImages: (images, report) => prepareImages(images, memory, report, undefined, "fallbacks"),
    openFonts: (fonts, report) => openFonts(fonts, root, report),
    drawPictures: (pictures, report, signal, onProgress) => {
      const drawn = drawPictures(pictures, memory, report, signal, onProgress);
      painting = begin(drawn);
      return drawn;
    },
    recallPictures: async (pictures) => recallPictures(pictures, memory),
    loadNativeParser: (report) => {
      const native = loadNativeParser();
      if (native === undefined) report(explainMissingPart(new PartMissing("satteri", undefined)));
      return native;
    },
    loadHighlighter,
    compileApart: (settings, job) => compileApart(toCompiling(settings), job),
    callHelper,
    schedule: sharedWithThread(callHelper, handOver),
    readWorkerScripts,
    inflate,
    memory,
    ...createCompressor(memory),
    handOver,
    publish: async (files, site) =>
      writeDist(files, out, { root, site, signal, memory, seen: ahead?.published }),
    flush: () => {
      memory.flush();
      // The refusal is reported at once; the process ends when pictures in progress are drawn.
      painting = begin(painting.then(memory.flush));
    },
    prune: () => {
      memory.prune();
      removeDeadScratch(root);
    },
    close: () => {
      memory.close();
      // Storing more opens them again.
      painting = begin(painting.then(memory.close));
    },
    hasFailedToStore: () => memory.hasFailedToStore() || loader?.hasFailedToStore() === true,
    outside: () => [...outside, ...surroundings.notes.files()],
    counts: memory.counts,
    readText: (file) => {
      const path = join(root, file);
      try {
        return statIfThere(path)?.isFile() ? readFileSync(path, "utf8") : undefined;
      } catch {
        // An unreadable file has a problem of its own and is shown without its text.
        return undefined;
      }
    },
  };
}

/** What this machine takes for granted where templates write a date or compare words without naming a language. */
function habits(): readonly string[] {
  const { LC_ALL = "", LC_MESSAGES = "", LANG = "" } = process.env;
  const offsets = [0, 6].map((month) => String(new Date(2026, month).getTimezoneOffset()));
  return [LC_ALL, LC_MESSAGES, LANG, ...offsets];
}
