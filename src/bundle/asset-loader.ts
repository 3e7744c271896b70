import { existsSync, realpathSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { LoadedTemplates } from "../define/renderer.ts";
import type { Memory } from "../model/memory/memory.ts";
import type { RawFile } from "../model/model.ts";
import type { Problem, Report } from "../words/problem.ts";
import {
  type AssetBundle,
  type AssetRun,
  assetBundleOptions,
  describeAssets,
  readAssetBundle,
} from "./bundle-assets.ts";
import { loadBundler } from "./bundler.ts";
import { filesOfBundle } from "./input-names.ts";
import {
  areSameInputs,
  changedInputs,
  createRebundler,
  type InputReaders,
  isSteering,
  joinInputs,
} from "./rebundler.ts";
import { rememberBundle } from "./remember-bundle.ts";
import { findStyleImports, listImportedStyles } from "./style-imports.ts";

type LoaderOptions = {
  /** Absolute folder of the site. */
  readonly root: string;
  /** Keeps the first bundle, which is that of `site build`. */
  readonly memory: Memory;
  /** What a `templatesKey` was a moment ago, if it was read. Asked for the first bundle. */
  readonly templatesKey: () => string | undefined;
  /** For a process that loads again. Without it, every load is a first one. */
  readonly readers?: InputReaders | undefined;
};

type Loaded = Omit<AssetBundle, "outsideDigest">;

/** Bundles as JSON: bytes in base64. */
type StoredAssets = Omit<AssetBundle, "files"> & {
  readonly files: readonly { readonly path: string; readonly base64: string }[];
};

/** The site, and the style sheets that its templates import. */
type AssetTemplates = Pick<LoadedTemplates, "site" | "styleImports">;

export type AssetLoader = {
  /**
   * Bundles, minifies and fingerprints the site’s styles, enhancers and islands, with their fonts and images, unless it
   * has done so from the same files. Undefined, with problems, when one cannot be bundled.
   */
  load(templates: AssetTemplates, report: Report): Promise<Loaded | undefined>;
  /**
   * A file has probably changed: the next run is begun now, and used by the next load if its files are still the same.
   */
  expect(path: string): void;
  /** Prepares the bundlers, so that the first change is as fast as later ones. */
  warm(): Promise<void>;
  /** The files outside the folders of the site that the last bundle used: absolute paths. */
  outside(): readonly string[];
  dispose(): Promise<void>;
};

/**
 * Loads what browsers get besides pages: once for `site build`, which remembers it below `.site/`, and then again for
 * `site dev` whenever its files change.
 */
export function createAssetLoader({ root, memory, templatesKey, readers }: LoaderOptions): AssetLoader {
  const parts = { styles: createPart(root), scripts: createPart(root), imported: createPart(root) };
  const allParts = Object.values(parts);
  let hasLoaded = false;
  let isWarm = false;
  /** The inputs as they were before runs were begun in advance. */
  let begunFrom: readonly RawFile[] | undefined;
  const dropBegun = () => {
    begunFrom = undefined;
    for (const part of allParts) part.dropBegun();
  };
  let kept:
    | { readonly inputs: readonly RawFile[]; readonly name: string; readonly loaded: Loaded }
    | undefined;
  let last: AssetTemplates | undefined;

  /** `run` bundles one part; `asked` tells its options from others. */
  const bundle = (
    { site, styleImports = {} }: AssetTemplates,
    run: (part: keyof typeof parts, asked: string, options: PartOptions) => Promise<AssetRun>,
  ) => {
    const { styles, scripts, imported } = assetBundleOptions(site, root, memory);
    const asked = describeAssets(site);
    const bundlingScripts = run("scripts", asked, scripts);
    const bundleImported = ({ metafile }: AssetRun) => {
      const listed = listImportedStyles(site, styleImports, findStyleImports(metafile));
      if (listed.length === 0) return undefined;
      return run("imported", asked + JSON.stringify(listed), imported(listed));
    };
    return readAssetBundle(root, [
      run("styles", asked, styles),
      bundlingScripts,
      // A mistake of the scripts is theirs alone.
      bundlingScripts.then(bundleImported, () => undefined),
    ]);
  };
  const loadFirst = async (templates: AssetTemplates): Promise<Loaded | readonly Problem[]> => {
    const { site, styleImports } = templates;
    const asked = describeAssets(site, styleImports);
    const name = { kind: "assets", asked, inputs: templatesKey() } as const;
    const stored = await rememberBundle(root, memory, name, async () =>
      toStored(await bundle(templates, (_part, _asked, options) => loadBundler().build(options))),
    );
    return "files" in stored ? fromStored(stored) : stored;
  };
  const make = async (
    templates: AssetTemplates,
    changed: readonly string[] | undefined,
    report: Report,
  ): Promise<Loaded | undefined> => {
    const { styles, enhancers, islands } = templates.site;
    if (
      styles.length + enhancers.length + Object.keys({ ...islands, ...templates.styleImports }).length ===
      0
    ) {
      return { assets: {}, imports: {}, files: [], outside: [], problems: [] };
    }
    const made = await (hasLoaded
      ? bundle(templates, (part, asked, options) => parts[part].run(asked, options, changed))
      : loadFirst(templates));
    for (const problem of "files" in made ? made.problems : made) report(problem);
    return "files" in made ? made : undefined;
  };

  return {
    load: async (templates, report) => {
      if (readers === undefined) return make(templates, undefined, report);
      const inputs = readers.readInputs(kept?.loaded.outside ?? []);
      if (begunFrom === undefined || !areSameInputs(begunFrom, inputs)) dropBegun();
      const name = describeAssets(templates.site, templates.styleImports);
      if (kept?.name === name && areSameInputs(inputs, kept.inputs)) {
        for (const problem of kept.loaded.problems) report(problem);
        return kept.loaded;
      }
      const begunAt = Date.now();
      const loaded = await make(templates, kept && changedInputs(inputs, kept.inputs), report);
      hasLoaded = true;
      dropBegun();
      last = templates;
      kept = loaded && {
        inputs: joinInputs(inputs, readers.readInputs(loaded.outside), begunAt),
        name,
        loaded,
      };
      return loaded;
    },
    expect: (path) => {
      const touched = allParts.filter((part) => part.uses(path));
      if (touched.length === 0 || begunFrom !== undefined || kept === undefined || readers === undefined)
        return;
      begunFrom = readers.readInputsAgain(kept.loaded.outside);
      for (const part of touched) part.begin();
    },
    warm: async () => {
      if (kept === undefined || last === undefined || isWarm) return;
      isWarm = true;
      await make(last, undefined, () => {});
      // The bundlers may have read newer files than those of the kept result.
      for (const part of allParts) part.forget();
    },
    outside: () => kept?.loaded.outside ?? [],
    dispose: async () => void (await Promise.all(allParts.map((part) => part.dispose()))),
  };
}

function toStored(bundle: AssetBundle | readonly Problem[]): StoredAssets | readonly Problem[] {
  if (!("files" in bundle)) return bundle;
  return {
    ...bundle,
    files: bundle.files.map(({ path, bytes }) => ({ path, base64: Buffer.from(bytes).toString("base64") })),
  };
}

function fromStored({ files, ...others }: StoredAssets): Loaded {
  return {
    ...others,
    files: files.map(({ path, base64 }) => ({ path, bytes: Buffer.from(base64, "base64") })),
  };
}

type AllOptions = ReturnType<typeof assetBundleOptions>;
type PartOptions = AllOptions["styles" | "scripts"] | ReturnType<AllOptions["imported"]>;

/** Bundles one part, again only when one of their own files changed. */
function createPart(root: string) {
  const rebundler = createRebundler();
  let last:
    | {
        readonly name: string;
        readonly options: PartOptions;
        readonly run: AssetRun;
        readonly used: ReadonlySet<string>;
      }
    | undefined;
  let begun: { readonly name: string; readonly run: Promise<AssetRun> } | undefined;

  const isTouchedBy = (path: string, used: ReadonlySet<string>): boolean =>
    isSteering(path) || !existsSync(resolve(root, path)) || holds(used, realpathSync(resolve(root, path)));

  return {
    /** `changed`: the paths that may have changed since the last run. Undefined when they are unknown. */
    run: async (
      name: string,
      options: PartOptions,
      changed: readonly string[] | undefined,
    ): Promise<AssetRun> => {
      const before = last;
      const isSame =
        before?.name === name &&
        changed !== undefined &&
        !changed.some((path) => isTouchedBy(path, before.used));
      if (isSame) return before.run;
      last = undefined;
      const run = await (begun?.name === name ? begun.run : rebundler.run(name, options));
      const used = filesOfBundle(run.metafile, root);
      const isKnown = ({ in: path }: { readonly in: string }) =>
        isMadeUp(path) || used.has(realpathSync(resolve(root, path)));
      // If the entries have other real paths, the paths of the bundle cannot be compared with those of the disk.
      if (options.entryPoints.every(isKnown)) last = { name, options, run, used };
      return run;
    },
    /** True when the last run used this file, or when its files are unknown. */
    uses: (path: string): boolean => last !== undefined && isTouchedBy(path, last.used),
    /** Begins the next run. */
    begin: (): void => {
      if (last === undefined) return;
      const { name, options } = last;
      begun = { name, run: rebundler.run(name, options) };
      // The caller that uses the result handles errors.
      begun.run.catch(() => {});
    },
    dropBegun: (): void => {
      begun = undefined;
    },
    /** Makes the next run bundle even if nothing seems changed. */
    forget: (): void => {
      last = undefined;
    },
    dispose: rebundler.dispose,
  };
}

/** True when the file, or a folder that it is in, is among these. */
function holds(used: ReadonlySet<string>, place: string): boolean {
  return used.has(place) || (dirname(place) !== place && holds(used, dirname(place)));
}

/** True for a generated module of an island, or a style sheet of imported ones, which has no file. */
function isMadeUp(path: string): boolean {
  return /^(?:island|imported):/.test(path);
}
