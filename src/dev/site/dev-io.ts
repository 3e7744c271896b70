import { join } from "node:path";
import { hashOf } from "../../memory/hash.ts";
import type { OutputFile, RawFile, Weighable } from "../../model/model.ts";
import type { BuildIo, Drawn } from "../../pipeline/build.ts";
import type { Problem } from "../../problems/problem.ts";
import { createDiskIo } from "../../system/disk-io.ts";
import { tellLost } from "../../system/read/lost-link.ts";
import { listFiles, readFiles } from "../../system/read/read-files.ts";
import { createAssetLoader } from "../load/asset-loader.ts";
import { createTemplateLoader } from "../load/template-loader.ts";
import { readAlone, readBundleInputs } from "../watch/bundle-inputs.ts";
import { createFileCache } from "../watch/file-cache.ts";
import { createDevMemory } from "./dev-memory.ts";
import { createLatePictures } from "./late-pictures.ts";
import { createRecentResults } from "./recent-results.ts";
import { createWeights } from "./weights.ts";

type ToldImage = Awaited<ReturnType<BuildIo["prepareImages"]>> & { readonly problems: readonly Problem[] };

type DevIoOptions = {
  /** Absolute folder of the site. */
  readonly root: string;
  readonly cache: boolean;
  /** Told once what was put off is done: weights, pictures. */
  readonly onSecondThought: () => void;
  /** The same for whoever looks at a page. */
  readonly onLooked: () => void;
};

/** The edge that `site dev` builds on: it reads the site’s folder, remembers in its own memory, and writes no file. */
export function createDevIo({ root, cache, onSecondThought, onLooked }: DevIoOptions) {
  // It never publishes, so no folder is ever written.
  const disk = createDiskIo({ root, out: join(root, "dist"), cache, signal: new AbortController().signal });
  const files = createFileCache();
  const results = createRecentResults();
  const memory = createDevMemory(results, disk.memory);
  const weights = createWeights(results);
  const pictures = createLatePictures({
    draw: disk.drawPictures,
    recall: disk.recallPictures,
    results,
    onDrawn: () => {
      disk.flush();
      onSecondThought();
    },
  });
  // Both bundles ask, several times a build, and a folder of hundreds of files takes its time. What is read for no build looks
  // for itself: a build that began meanwhile would take what was there before the save.
  let inputs: readonly RawFile[] | undefined;
  const readInputs = (outside: readonly string[]) => {
    inputs ??= readBundleInputs(root, files);
    return [...inputs, ...readAlone(outside, files)];
  };
  const lookAtInputs = (outside: readonly string[]) => [
    ...readBundleInputs(root, files),
    ...readAlone(outside, files),
  ];
  const templates = createTemplateLoader({ root, loadFirst: disk.loadTemplates, readInputs, lookAtInputs });
  const assets = createAssetLoader({ root, loadFirst: disk.bundleAssets, readInputs, lookAtInputs });
  let published: readonly OutputFile[] = [];
  let drawn: Drawn | undefined;
  let hasBuilt = false;

  const io: Omit<BuildIo, "measure"> = {
    ...disk,
    readContent: (report) =>
      readFiles(join(root, "content"), "content", { read: files.read, onLost: tellLost(report) }),
    readStatic: (report) =>
      readFiles(join(root, "static"), "static", {
        hidden: true,
        read: files.read,
        onLost: tellLost(report),
      }).map(({ path, bytes }) => ({ path: path.slice("static/".length).normalize("NFC"), bytes })),
    loadTemplates: templates.load,
    bundleAssets: assets.load,
    // A worker would outlive the server, and answer for whatever is served on its port next: here it only tidies up.
    readWorkerScripts: () => {
      const { retired, ...scripts } = disk.readWorkerScripts();
      return { ...scripts, retired, worker: retired };
    },
    prepareImages: async (images, report) => {
      const prepared = { images: {}, files: new Map<string, OutputFile>() };
      for (const image of images) {
        const key = hashOf("image", image.path, image.bytes);
        let one = results.get<ToldImage>(key);
        if (one === undefined) {
          const problems: Problem[] = [];
          one = { ...(await disk.prepareImages([image], (problem) => problems.push(problem))), problems };
          // One that cannot be read is looked at again at every build.
          if (image.path in one.images) results.set(key, one);
        }
        one.problems.forEach(report);
        Object.assign(prepared.images, one.images);
        for (const file of one.files) prepared.files.set(file.path, file);
      }
      return { images: prepared.images, files: [...prepared.files.values()] };
    },
    memory,
    drawPictures: pictures.draw,
    // What is seen while writing goes out as it is.
    compress: undefined,
    weigh: (file, how) => weights.weigh(file, how, onSecondThought),
    onDrawn: (pages) => {
      drawn = pages;
    },
    publish: async (output) => {
      published = output;
      return { status: "written", changed: 0, removed: 0 };
    },
    progress: () => {},
  };
  return {
    io,
    readText: disk.readText,
    /** What the last build that was good would have written. */
    published: () => published,
    drawn: () => drawn,
    /** Bytes after compression; 0 as long as that is not known. */
    weigh: (file: Weighable) => weights.weigh(file, undefined, onLooked),
    /** For after a build. */
    tidy: (wasGood: boolean): void => {
      inputs = undefined;
      files.sweep();
      if (!wasGood) return;
      if (!hasBuilt) disk.flush();
      hasBuilt = true;
      memory.leaveDisk();
      results.forgetOld();
      weights.dropUnwanted();
    },
    /** For before a build and after it; see the template loader. */
    begin: templates.begin,
    confirm: templates.confirm,
    expect: assets.expect,
    /** The files outside `templates/` that the bundles were made from: absolute paths. */
    outside: (): readonly string[] => [...templates.outside(), ...assets.outside()],
    /** Names a file that is not as the last build read it. Undefined for none, and where the disk does not answer. */
    findChange: (): string | undefined => {
      try {
        return files.findChange(listSources(root));
      } catch {
        // A build says what is the matter.
        return undefined;
      }
    },
    warm: async (): Promise<void> => {
      if (await templates.warm()) onSecondThought();
      await assets.warm();
    },
    dispose: async (): Promise<void> => void (await Promise.all([templates.dispose(), assets.dispose()])),
  };
}

/** The places of the files that every build reads. */
function listSources(root: string): readonly string[] {
  const folders = ["content", "static", "templates"] as const;
  return folders.flatMap((name) =>
    listFiles(join(root, name), name, { hidden: name === "static" }).map(({ place }) => place),
  );
}
