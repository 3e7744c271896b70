import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { PreparedImages } from "../../bundle/assemble-manifest.ts";
import { readExisting } from "../../bundle/rebundler.ts";
import { readBundleInputs } from "../../bundle/remember-bundle.ts";
import type { LoadedTemplates } from "../../define/renderer.ts";
import { digestOfFile, hashOf } from "../../model/memory/hash.ts";
import type { OutputFile, Picture, RawFile, Weighable } from "../../model/model.ts";
import type { BuildIo } from "../../pipeline/build.ts";
import { quick, strongest } from "../../pipeline/io/compress-file.ts";
import { createDiskIo, type DiskIo } from "../../pipeline/io/disk-io.ts";
import type { SourceMode } from "../../sources/load-sources.ts";
import type { Exchange } from "../../store/exchange.ts";
import { systemCode } from "../../store/failures.ts";
import { createFileCache } from "../../store/held-files.ts";
import { createDevMemory, createRecentResults, type RecentResults } from "../../store/memory.ts";
import {
  findContentRoots,
  listFiles,
  readFiles,
  readStatic,
  reportLostLinks,
} from "../../store/read-files.ts";
import type { Problem, Report } from "../../words/problem.ts";
import { createTemplateLoader } from "../load/template-loader.ts";

type DrawnPicture = { readonly file: OutputFile | undefined; readonly problems: readonly Problem[] };

/**
 * Pictures can wait: a change of the site’s name changes all of them, so they are drawn once no build has run for a
 * while.
 */
const restMs = 2000;

type LatePicturesOptions = {
  readonly draw: BuildIo["drawPictures"];
  /** Returns the pictures that are already drawn or remembered. */
  readonly recall: (pictures: readonly Picture[]) => Promise<readonly OutputFile[]>;
  /** Called when all pictures of the last build are drawn. */
  readonly onDrawn: () => void;
  /** Keeps the drawn pictures. */
  readonly results: RecentResults;
};

/**
 * Draws pictures after the pages that point to them. Known and remembered ones are returned at once; the others are
 * drawn one by one once no build has run for a while, and then `onDrawn` asks for a build that shows them.
 */
export function createLatePictures({ draw, recall, onDrawn, results: drawn }: LatePicturesOptions) {
  let wanted: readonly Picture[] = [];
  let isDrawing = false;
  let lastAsked = 0;

  const findMissing = () => wanted.filter((picture) => drawn.get(keyOf(picture)) === undefined);
  const drawMissing = async () => {
    isDrawing = true;
    for (let [next] = findMissing(); next !== undefined; [next] = findMissing()) {
      const rested = performance.now() - lastAsked;
      if (rested < restMs) {
        await sleep(restMs - rested);
        continue;
      }
      const problems: Problem[] = [];
      const [file] = await draw([next], (problem) => problems.push(problem));
      drawn.set(keyOf(next), { file, problems } satisfies DrawnPicture);
    }
    isDrawing = false;
    onDrawn();
  };

  return {
    /** Begins no other picture for a while. To be called before a build. */
    rest: (): void => {
      lastAsked = performance.now();
    },
    draw: async (
      ...[pictures, report]: Parameters<BuildIo["drawPictures"]>
    ): Promise<readonly OutputFile[]> => {
      wanted = pictures;
      lastAsked = performance.now();
      const missing = findMissing();
      const recalled = new Map((await recall(missing)).map((file) => [file.path, file]));
      for (const picture of missing) {
        const file = recalled.get(picture.path);
        if (file !== undefined) drawn.set(keyOf(picture), { file, problems: [] } satisfies DrawnPicture);
      }
      if (!isDrawing && findMissing().length > 0) void drawMissing();
      return pictures.flatMap((picture) => {
        const known = drawn.get<DrawnPicture>(keyOf(picture));
        for (const problem of known?.problems ?? []) report(problem);
        return known?.file ?? [];
      });
    },
  };
}

/** A pending picture does not keep the process alive. */
function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms).unref());
}

/** A path may stay the same when its picture changes. */
function keyOf({ path, digest }: Picture): string {
  return `picture ${path} ${digest}`;
}

type PreparedImage = PreparedImages & { readonly problems: readonly Problem[] };

type LateImagesOptions = {
  /** Makes what builds need of an image at once. */
  readonly begin: DiskIo["beginImages"];
  /** Makes all of it. */
  readonly finish: BuildIo["prepareImages"];
  /** Called when an image is finished, with the number of those that are not. */
  readonly onFinished: (left: number) => void;
  /** Keeps what was made. */
  readonly results: RecentResults;
};

/**
 * Encodes images beside the builds, one at a time. Until then, pages show their fallbacks. A file of many pixels takes
 * minutes, for which no save may wait, and is encoded once, however many builds need it meanwhile.
 */
export function createLateImages({ begin, finish, onFinished, results }: LateImagesOptions) {
  let unfinished = new Map<string, RawFile>();
  let isWorking = false;

  const finishAll = async () => {
    isWorking = true;
    for (let [next] = unfinished; next !== undefined; [next] = unfinished) {
      const [key, image] = next;
      results.set(key, await noteProblems((report) => finish([image], report)));
      unfinished.delete(key);
      onFinished(unfinished.size);
    }
    isWorking = false;
  };
  return {
    /** The number of images of the last build that are not finished. */
    left: (): number => unfinished.size,
    /** Begins no other image. */
    end: (): void => {
      unfinished = new Map();
    },
    prepare: async (
      ...[images, report, onProgress = () => {}]: Parameters<BuildIo["prepareImages"]>
    ): Promise<PreparedImages> => {
      const all: { images: PreparedImages["images"]; files: Map<string, OutputFile> } = {
        images: {},
        files: new Map(),
      };
      const late = new Map<string, RawFile>();
      for (const [done, { path, bytes }] of images.entries()) {
        onProgress(done, images.length);
        const key = hashOf("image", path, bytes);
        const begunKey = `begun ${key}`;
        let one = results.get<PreparedImage>(key) ?? results.get<PreparedImage>(begunKey);
        if (one === undefined) {
          const begun = await noteProblems((report) => begin([{ path, bytes }], report));
          one = begun;
          // An unreadable file is read again by every build.
          if (path in begun.images) results.set(begun.unfinished.length > 0 ? begunKey : key, begun);
        }
        if (results.get(key) === undefined && path in one.images) late.set(key, { path, bytes });
        one.problems.forEach(report);
        Object.assign(all.images, one.images);
        for (const file of one.files) all.files.set(file.path, file);
      }
      onProgress(images.length, images.length);
      unfinished = late;
      if (!isWorking && late.size > 0) void finishAll();
      return { images: all.images, files: [...all.files.values()] };
    },
  };
}

async function noteProblems<Result>(
  run: (report: Report) => Promise<Result>,
): Promise<Result & { readonly problems: readonly Problem[] }> {
  const problems: Problem[] = [];
  return { ...(await run((problem) => void problems.push(problem))), problems };
}

/** Without `bytes` for a file that an edit has removed. */
type ReadFile = { readonly place: string; readonly bytes: Uint8Array | undefined };

/** Files of `content/` by their path from the root, in NFC. */
export type ReadContent = ReadonlyMap<string, ReadFile>;

type DevIoOptions = {
  /** Absolute folder of the site. */
  readonly root: string;
  readonly cache: boolean;
  readonly sources?: SourceMode;
  readonly onAsking?: ((names: readonly string[]) => void) | undefined;
  readonly progress?: BuildIo["progress"] | undefined;
  /** Called when postponed pictures are ready. */
  readonly onLateResults: () => void;
  /** Called when postponed weights are known. */
  readonly onLateWeights: () => void;
  /** Called when the weight of a file is known for which `weigh` has returned 0. */
  readonly onWeighed: () => void;
};

/**
 * Creates the `BuildIo` of `site dev`. It reads the site’s folder, keeps results in its own memory, and publishes
 * nothing.
 */
export function createDevIo({
  onLateResults,
  onLateWeights,
  onWeighed,
  progress = () => {},
  ...options
}: DevIoOptions) {
  const { root } = options;
  const files = createFileCache();
  // Both bundles need the list, several times a build, and reading a folder of hundreds of files takes time. Work
  // outside a build reads the disk itself: otherwise a build that starts in the meantime would get files from before
  // the save.
  let inputs: readonly RawFile[] | undefined;
  const readInputs = (outside: readonly string[]) => {
    inputs ??= readBundleInputs(root, files.read);
    return [...inputs, ...readExisting(outside, files)];
  };
  const readInputsAgain = (outside: readonly string[]) => [
    ...readBundleInputs(root, files.read),
    ...readExisting(outside, files),
  ];
  // It publishes nothing, so no folder is written.
  const readers = { readInputs, readInputsAgain };
  const disk = createDiskIo({ ...options, out: join(root, "dist"), readers });
  const results = createRecentResults();
  const memory = createDevMemory(results, disk.memory);
  const weights = createWeights(results);
  const pictures = createLatePictures({
    draw: disk.drawPictures,
    recall: disk.recallPictures,
    results,
    onDrawn: () => {
      disk.flush();
      onLateResults();
    },
  });
  const images = createLateImages({
    begin: disk.beginImages,
    finish: disk.prepareImages,
    results,
    onFinished: (left) => {
      // A program that is ended before the others are finished has not encoded this one in vain.
      disk.flush();
      if (left === 0) onLateResults();
    },
  });
  const templates = createTemplateLoader({
    root,
    loadFirst: disk.loadBundle,
    surroundings: disk.surroundings,
    readInputs,
    readInputsAgain,
  });
  const { assets } = disk;
  let content: ReadContent = new Map();
  let hasBuilt = false;
  let declared: LoadedTemplates | undefined;
  let warmed: Promise<void> = Promise.resolve();
  let described: Promise<void> = Promise.resolve();
  const rootsOf = (loaded: LoadedTemplates | undefined) => findContentRoots(root, loaded?.site.contentRoots);
  const holds = (place: string, bytes: Uint8Array): boolean => {
    try {
      return Buffer.compare(files.read(place), bytes) === 0;
    } catch {
      return false;
    }
  };
  const warm = async () => {
    if (await templates.warm()) onLateResults();
    await assets.warm();
    if (declared !== undefined) described = keepSchemas(root, declared);
    await described;
  };

  const io: Omit<BuildIo, "measure"> = {
    ...disk,
    readContent: (report) => {
      const read = new Map<string, ReadFile>();
      content = read;
      return readFiles(join(root, "content"), "content", {
        roots: rootsOf(declared),
        read: files.read,
        hold: (path, place, bytes) => {
          read.set(path.normalize("NFC"), { place, bytes });
          return { path, bytes };
        },
        onLost: reportLostLinks(report),
      });
    },
    readStatic: (report) =>
      readStatic(root, { memory, read: files.readUpTo, onLost: reportLostLinks(report) }),
    loadTemplates: async (report, now) => {
      declared = await templates.load(report, now);
      return declared;
    },
    // A real worker would outlive the server and answer for the next site on its port, so the worker only removes old
    // ones.
    readWorkerScripts: () => {
      const { retired, ...scripts } = disk.readWorkerScripts();
      return { ...scripts, retired, worker: retired };
    },
    prepareImages: images.prepare,
    memory,
    drawPictures: pictures.draw,
    // `site dev` serves files uncompressed.
    compress: undefined,
    weigh: (file, how) => weights.weigh(file, how, onLateWeights),
    publish: async () => ({ status: "written", changed: 0, removed: 0 }),
    progress,
  };
  return {
    io,
    readText: disk.readText,
    loadSourcesAnew: disk.loadSourcesAnew,
    /** The files of `content/` as the last build has read them. */
    content: (): ReadContent => content,
    /**
     * To be called once edits are written. Returns the files of `content/` with them, and takes what was written as
     * read, so that it does not count as a change.
     */
    take: (before: ReadContent, edits: readonly Exchange[]): ReadContent => {
      const after = new Map(before);
      for (const { file, after: bytes } of edits.filter(({ file }) => file.startsWith("content/"))) {
        const place = before.get(file)?.place ?? join(root, file);
        after.set(file, { place, bytes });
        if (bytes === undefined || !holds(place, bytes)) files.forget(place);
      }
      return after;
    },
    /** True for a file of `content/` that is on the disk as it was read. `path` is from the root. */
    isAsRead: (path: string, read: ReadContent): boolean => {
      const known = read.get(path.normalize("NFC"));
      if (known === undefined) return false;
      try {
        return known.bytes !== undefined && Buffer.compare(readFileSync(known.place), known.bytes) === 0;
      } catch (error) {
        return known.bytes === undefined && systemCode(error) === "ENOENT";
      }
    },
    /** Bytes after compression; 0 until that is known. */
    weigh: (file: Weighable, how?: "quickly") => weights.weigh(file, how, onWeighed),
    imagesLeft: images.left,
    /**
     * To be called before a rebuild, which then reads the templates again. Trials use the templates of the last
     * rebuild.
     */
    lookAnew: (): void => {
      inputs = undefined;
      files.sweep();
    },
    /** To be called after a build. */
    tidy: (wasGood: boolean): void => {
      if (!wasGood) return;
      if (!hasBuilt) disk.flush();
      hasBuilt = true;
      memory.leaveDisk();
      results.forgetOld();
      weights.dropUnwanted();
    },
    /** To be called before and after a build; see the template loader. */
    begin: (): AbortSignal => {
      pictures.rest();
      return templates.begin();
    },
    confirm: templates.confirm,
    expect: assets.expect,
    /** The files outside `templates/` that the bundles were made from: absolute paths. */
    outside: (): readonly string[] => [...templates.outside(), ...assets.outside()],
    /**
     * Names a file that has changed since the last build read it. Undefined for none, and when the disk cannot be
     * read.
     */
    findChange: (): string | undefined => {
      try {
        return files.findChange(listSources(root, rootsOf(declared)));
      } catch {
        // The next build reports the failure.
        return undefined;
      }
    },
    /** Calls run one after the other, so that the second finds what the first has prepared. */
    warm: (): Promise<void> => {
      warmed = warmed.then(warm, warm);
      return warmed;
    },
    dispose: async (): Promise<void> => {
      declared = undefined;
      disk.endLoading();
      images.end();
      await Promise.all([templates.dispose(), assets.dispose(), described]);
    },
  };
}

async function keepSchemas(root: string, { site, digest }: LoadedTemplates): Promise<void> {
  const { keepEditorSchemas } = await import("../load/editor-schemas.ts");
  await keepEditorSchemas(root, site, digest);
}

/** The paths that every build reads. */
function listSources(root: string, roots: readonly string[]): readonly string[] {
  const folders = ["content", "static", "templates"] as const;
  return folders.flatMap((name) =>
    listFiles(join(root, name), name, {
      hidden: name === "static",
      roots: name === "content" ? roots : [],
    }).map(({ place }) => place),
  );
}

const compress = promisify(brotliCompress);

type Waiting = { readonly file: Weighable; readonly how: "quickly" | undefined; isWanted: boolean };

/**
 * Weighs files later, because compressing takes too long for a waiting reader. Until then a file counts as 0; the
 * caller is notified afterwards. One file is weighed at a time, the latest request first, because the next save needs
 * the machine as well.
 */
export function createWeights(weights: RecentResults) {
  const waiting = new Map<string, Waiting>();
  const listeners = new Set<() => void>();
  let isWeighing = false;

  const weighAll = async () => {
    isWeighing = true;
    let isAnyKnown = false;
    for (let next = [...waiting].at(-1); next !== undefined; next = [...waiting].at(-1)) {
      const [key, { file, how }] = next;
      waiting.delete(key);
      try {
        const compressed = await compress(file.bytes, how === "quickly" ? quick : strongest(file.bytes));
        weights.set(key, compressed.byteLength);
        isAnyKnown = true;
      } catch {
        // Reading the bytes may fail. The next build that needs them reports it.
      }
    }
    isWeighing = false;
    // If all files have failed, pages must not ask again: they would ask for ever.
    if (!isAnyKnown) return;
    const called = [...listeners];
    listeners.clear();
    for (const listener of called) listener();
  };
  return {
    /** Bytes after compression, or an upper bound after quick compression; 0 until that is known. */
    weigh: (file: Weighable, how: "quickly" | undefined, whenKnown: () => void): number => {
      const key = `weight ${how} ${digestOfFile(file)}`;
      const known = weights.get<number>(key);
      if (known !== undefined) return known;
      listeners.add(whenKnown);
      waiting.delete(key);
      waiting.set(key, { file, how, isWanted: true });
      if (!isWeighing) void weighAll();
      return 0;
    },
    /** To be called after a good build: files that it did not request are no longer weighed. */
    dropUnwanted: (): void => {
      for (const [key, one] of waiting) {
        if (!one.isWanted) waiting.delete(key);
        one.isWanted = false;
      }
    },
  };
}
