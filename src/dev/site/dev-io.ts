import { join } from "node:path";
import type { LoadedTemplates } from "../../define/renderer.ts";
import { hashOf } from "../../model/memory/hash.ts";
import type { OutputFile, RawFile, Weighable } from "../../model/model.ts";
import type { BuildIo, Drawn } from "../../pipeline/build.ts";
import { createFileCache } from "../../store/held-files.ts";
import { createDevMemory, createRecentResults } from "../../store/memory.ts";
import { listFiles, readFiles, readStatic, reportLostLinks } from "../../store/read-files.ts";
import { createDiskIo } from "../../system/disk-io.ts";
import type { Problem } from "../../words/problem.ts";
import { createAssetLoader } from "../load/asset-loader.ts";
import { createTemplateLoader } from "../load/template-loader.ts";
import { readBundleInputs, readExisting } from "../watch/bundle-inputs.ts";
import { createLatePictures } from "./late-pictures.ts";
import { createWeights } from "./weights.ts";

type PreparedImage = Awaited<ReturnType<BuildIo["prepareImages"]>> & {
  readonly problems: readonly Problem[];
};

type DevIoOptions = {
  /** Absolute folder of the site. */
  readonly root: string;
  readonly cache: boolean;
  /** Called when postponed weights or pictures are ready. */
  readonly onLateResults: () => void;
  /** Called when the weight of a file is known for which `weigh` has returned 0. */
  readonly onWeighed: () => void;
};

/**
 * Creates the `BuildIo` of `site dev`. It reads the site’s folder, keeps results in its own memory, and publishes
 * nothing.
 */
export function createDevIo({ root, cache, onLateResults, onWeighed }: DevIoOptions) {
  // It publishes nothing, so no folder is written.
  const disk = createDiskIo({ root, out: join(root, "dist"), cache });
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
      onLateResults();
    },
  });
  // Both bundles need the list, several times a build, and reading a folder of hundreds of files takes time. Work
  // outside a build reads the disk itself: otherwise a build that starts in the meantime would get files from before
  // the save.
  let inputs: readonly RawFile[] | undefined;
  const readInputs = (outside: readonly string[]) => {
    inputs ??= readBundleInputs(root, files);
    return [...inputs, ...readExisting(outside, files)];
  };
  const readInputsAgain = (outside: readonly string[]) => [
    ...readBundleInputs(root, files),
    ...readExisting(outside, files),
  ];
  const templates = createTemplateLoader({
    root,
    loadFirst: disk.loadTemplates,
    readInputs,
    readInputsAgain,
  });
  const assets = createAssetLoader({ root, loadFirst: disk.bundleAssets, readInputs, readInputsAgain });
  let published: readonly OutputFile[] = [];
  let drawn: Drawn | undefined;
  let hasBuilt = false;
  let declared: LoadedTemplates | undefined;
  let warmed: Promise<void> = Promise.resolve();
  let described: Promise<void> = Promise.resolve();
  const warm = async () => {
    if (await templates.warm()) onLateResults();
    await assets.warm();
    if (declared !== undefined) described = keepSchemas(root, declared);
    await described;
  };

  const io: Omit<BuildIo, "measure"> = {
    ...disk,
    readContent: (report) =>
      readFiles(join(root, "content"), "content", { read: files.read, onLost: reportLostLinks(report) }),
    readStatic: (report) =>
      readStatic(root, { memory, read: files.readUpTo, onLost: reportLostLinks(report) }),
    loadTemplates: async (report) => {
      declared = await templates.load(report);
      return declared;
    },
    bundleAssets: assets.load,
    // A real worker would outlive the server and answer for the next site on its port, so the worker only removes old
    // ones.
    readWorkerScripts: () => {
      const { retired, ...scripts } = disk.readWorkerScripts();
      return { ...scripts, retired, worker: retired };
    },
    prepareImages: async (images, report) => {
      const prepared = { images: {}, files: new Map<string, OutputFile>() };
      for (const image of images) {
        const key = hashOf("image", image.path, image.bytes);
        let one = results.get<PreparedImage>(key);
        if (one === undefined) {
          const problems: Problem[] = [];
          one = { ...(await disk.prepareImages([image], (problem) => problems.push(problem))), problems };
          // An unreadable file is read again by every build.
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
    // `site dev` serves files uncompressed.
    compress: undefined,
    weigh: (file, how) => weights.weigh(file, how, onLateResults),
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
    /** The files that the last good build would have published. */
    published: () => published,
    drawn: () => drawn,
    /** Bytes after compression; 0 until that is known. */
    weigh: (file: Weighable, how?: "quickly") => weights.weigh(file, how, onWeighed),
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
    begin: templates.begin,
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
        return files.findChange(listSources(root));
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
      await Promise.all([templates.dispose(), assets.dispose(), described]);
    },
  };
}

async function keepSchemas(root: string, { site, digest }: LoadedTemplates): Promise<void> {
  const { keepEditorSchemas } = await import("../load/editor-schemas.ts");
  await keepEditorSchemas(root, site, digest);
}

/** The paths that every build reads. */
function listSources(root: string): readonly string[] {
  const folders = ["content", "static", "templates"] as const;
  return folders.flatMap((name) =>
    listFiles(join(root, name), name, { hidden: name === "static" }).map(({ place }) => place),
  );
}
