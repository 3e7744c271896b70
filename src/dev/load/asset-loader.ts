import { existsSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import type { BundledAssets } from "../../bundle/assemble-manifest.ts";
import {
  type AssetRun,
  assetBundleOptions,
  describeAssets,
  readAssetBundle,
} from "../../bundle/bundle-assets.ts";
import { withoutSuffix } from "../../bundle/remember-bundle.ts";
import type { SiteDefinition } from "../../define/define.ts";
import type { RawFile } from "../../model/model.ts";
import type { Report } from "../../words/problem.ts";
import {
  areSameInputs,
  changedInputs,
  type InputReaders,
  isSteering,
  joinInputs,
} from "../watch/bundle-inputs.ts";
import { createRebundler } from "./rebundler.ts";

type Loaded = BundledAssets & { readonly outside: readonly string[] };

type LoaderOptions = InputReaders & {
  /** Absolute folder of the site. */
  readonly root: string;
  /** Bundles as `site build` does, with its memory in `.site/`. */
  readonly loadFirst: (site: SiteDefinition, report: Report) => Promise<Loaded | undefined>;
};

/** Bundles styles, enhancers and islands again when they have changed. */
export function createAssetLoader({ root, loadFirst, readInputs, readInputsAgain }: LoaderOptions) {
  const styles = createPart(root);
  const scripts = createPart(root);
  let hasLoaded = false;
  let isWarm = false;
  /** The inputs as they were before runs were begun in advance. */
  let begunFrom: readonly RawFile[] | undefined;
  const dropBegun = () => {
    begunFrom = undefined;
    for (const part of [styles, scripts]) part.dropBegun();
  };
  let kept:
    | { readonly inputs: readonly RawFile[]; readonly site: SiteDefinition; readonly loaded: Loaded }
    | undefined;

  const reload = async (
    site: SiteDefinition,
    changed: readonly string[] | undefined,
    report: Report,
  ): Promise<Loaded | undefined> => {
    if (site.styles.length + site.enhancers.length + Object.keys(site.islands).length === 0) {
      return { assets: {}, imports: {}, files: [], outside: [] };
    }
    const options = assetBundleOptions(site, root);
    const name = describeAssets(site);
    const made = await readAssetBundle(root, [
      styles.run(name, options.styles, changed),
      scripts.run(name, options.scripts, changed),
    ]);
    if ("files" in made) return made;
    for (const problem of made) report(problem);
    return undefined;
  };

  return {
    load: async (site: SiteDefinition, report: Report): Promise<BundledAssets | undefined> => {
      const inputs = readInputs(kept?.loaded.outside ?? []);
      if (begunFrom === undefined || !areSameInputs(begunFrom, inputs)) dropBegun();
      if (
        kept === undefined ||
        describeAssets(kept.site) !== describeAssets(site) ||
        !areSameInputs(inputs, kept.inputs)
      ) {
        const begunAt = Date.now();
        const changed = kept && changedInputs(inputs, kept.inputs);
        const loaded = await (hasLoaded ? reload(site, changed, report) : loadFirst(site, report));
        hasLoaded = true;
        dropBegun();
        if (loaded === undefined) {
          kept = undefined;
          return undefined;
        }
        kept = { inputs: joinInputs(inputs, readInputs(loaded.outside), begunAt), site, loaded };
      }
      return kept.loaded;
    },
    /**
     * A file has probably changed: the next run is begun now, and used by the next build if its files are still the
     * same.
     */
    expect: (path: string): void => {
      const touched = [styles, scripts].filter((part) => part.uses(path));
      if (touched.length === 0 || begunFrom !== undefined || kept === undefined) return;
      begunFrom = readInputsAgain(kept.loaded.outside);
      for (const part of touched) part.begin();
    },
    /** Prepares the bundlers, so that the first change is as fast as later ones. */
    warm: async (): Promise<void> => {
      if (kept === undefined || isWarm) return;
      isWarm = true;
      await reload(kept.site, undefined, () => {});
      // The bundlers may have read newer files than those of the kept result.
      for (const part of [styles, scripts]) part.forget();
    },
    /** The files outside the folders of the site that the last bundle used: absolute paths. */
    outside: (): readonly string[] => kept?.loaded.outside ?? [],
    dispose: async (): Promise<void> => void (await Promise.all([styles.dispose(), scripts.dispose()])),
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
