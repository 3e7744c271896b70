import { existsSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import type { SiteDefinition } from "../define/define.ts";
import type { Memory } from "../model/memory/memory.ts";
import type { RawFile } from "../model/model.ts";
import type { Problem, Report } from "../words/problem.ts";
import type { BundledAssets } from "./assemble-manifest.ts";
import { type AssetRun, assetBundleOptions, describeAssets, readAssetBundle } from "./bundle-assets.ts";
import { loadBundler } from "./bundler.ts";
import {
  areSameInputs,
  changedInputs,
  createRebundler,
  type InputReaders,
  isSteering,
  joinInputs,
} from "./rebundler.ts";
import { type OutsideInputs, rememberBundle, withoutSuffix } from "./remember-bundle.ts";

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

type Loaded = BundledAssets & Pick<OutsideInputs, "outside">;

/** Bundles as JSON: bytes in base64. */
type StoredAssets = OutsideInputs &
  Pick<BundledAssets, "assets" | "imports"> & {
    readonly files: readonly { readonly path: string; readonly base64: string }[];
  };

export type AssetLoader = {
  /**
   * Bundles, minifies and fingerprints the site’s styles, enhancers and islands, with their fonts and images, unless it
   * has done so from the same files. Undefined, with problems, when one cannot be bundled.
   */
  load(site: SiteDefinition, report: Report): Promise<Loaded | undefined>;
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
  const parts = { styles: createPart(root), scripts: createPart(root) };
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
    | { readonly inputs: readonly RawFile[]; readonly site: SiteDefinition; readonly loaded: Loaded }
    | undefined;

  const loadFirst = async (site: SiteDefinition): Promise<Loaded | readonly Problem[]> => {
    const { build } = loadBundler();
    const name = { kind: "assets", asked: describeAssets(site), inputs: templatesKey() } as const;
    const bundle = await rememberBundle(root, memory, name, async () => {
      const { styles, scripts } = assetBundleOptions(site, root);
      return toStored(await readAssetBundle(root, [build(styles), build(scripts)]));
    });
    return "files" in bundle ? fromStored(bundle) : bundle;
  };
  const loadAgain = (
    site: SiteDefinition,
    changed?: readonly string[],
  ): Promise<Loaded | readonly Problem[]> => {
    const { styles, scripts } = assetBundleOptions(site, root);
    const name = describeAssets(site);
    return readAssetBundle(root, [
      parts.styles.run(name, styles, changed),
      parts.scripts.run(name, scripts, changed),
    ]);
  };
  const make = async (
    site: SiteDefinition,
    changed: readonly string[] | undefined,
    report: Report,
  ): Promise<Loaded | undefined> => {
    if (site.styles.length + site.enhancers.length + Object.keys(site.islands).length === 0) {
      return { assets: {}, imports: {}, files: [], outside: [] };
    }
    const made = await (hasLoaded ? loadAgain(site, changed) : loadFirst(site));
    if ("files" in made) return made;
    for (const problem of made) report(problem);
    return undefined;
  };

  return {
    load: async (site, report) => {
      if (readers === undefined) return make(site, undefined, report);
      const inputs = readers.readInputs(kept?.loaded.outside ?? []);
      if (begunFrom === undefined || !areSameInputs(begunFrom, inputs)) dropBegun();
      if (
        kept !== undefined &&
        describeAssets(kept.site) === describeAssets(site) &&
        areSameInputs(inputs, kept.inputs)
      ) {
        return kept.loaded;
      }
      const begunAt = Date.now();
      const loaded = await make(site, kept && changedInputs(inputs, kept.inputs), report);
      hasLoaded = true;
      dropBegun();
      kept = loaded && {
        inputs: joinInputs(inputs, readers.readInputs(loaded.outside), begunAt),
        site,
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
      if (kept === undefined || isWarm) return;
      isWarm = true;
      await make(kept.site, undefined, () => {});
      // The bundlers may have read newer files than those of the kept result.
      for (const part of allParts) part.forget();
    },
    outside: () => kept?.loaded.outside ?? [],
    dispose: async () => void (await Promise.all(allParts.map((part) => part.dispose()))),
  };
}

function toStored(
  bundle: (BundledAssets & OutsideInputs) | readonly Problem[],
): StoredAssets | readonly Problem[] {
  if (!("files" in bundle)) return bundle;
  return {
    ...bundle,
    files: bundle.files.map(({ path, bytes }) => ({ path, base64: Buffer.from(bytes).toString("base64") })),
  };
}

function fromStored({ files, assets, imports, outside }: StoredAssets): Loaded {
  return {
    assets,
    imports,
    files: files.map(({ path, base64 }) => ({ path, bytes: Buffer.from(base64, "base64") })),
    outside,
  };
}

type Options = ReturnType<typeof assetBundleOptions>["styles" | "scripts"];

/** Bundles styles or scripts, again only when one of their own files changed. */
function createPart(root: string) {
  const rebundler = createRebundler();
  let last:
    | {
        readonly name: string;
        readonly options: Options;
        readonly run: AssetRun;
        readonly used: ReadonlySet<string>;
      }
    | undefined;
  let begun: { readonly name: string; readonly run: Promise<AssetRun> } | undefined;

  const isTouchedBy = (path: string, used: ReadonlySet<string>): boolean =>
    isSteering(path) || !existsSync(resolve(root, path)) || used.has(realpathSync(resolve(root, path)));

  return {
    /** `changed`: the paths that may have changed since the last run. Undefined when they are unknown. */
    run: async (
      name: string,
      options: Options,
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
      const trueRoot = realpathSync(root);
      const used = new Set(
        Object.keys(run.metafile.inputs).map((path) => withoutSuffix(resolve(trueRoot, path))),
      );
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

/** True for a generated module of an island, which has no file. */
function isMadeUp(path: string): boolean {
  return path.startsWith("island:");
}
