import type { BundledAssets } from "../bundle/assemble-manifest.ts";
import type { SiteDefinition } from "../define.ts";
import { assetBundleOptions, readAssetBundle } from "../disk/bundle-assets.ts";
import type { RawFile } from "../model.ts";
import type { Report } from "../problem.ts";
import { areSameInputs, joinInputs } from "./bundle-inputs.ts";
import { createRebundler } from "./rebundler.ts";

type Loaded = BundledAssets & { readonly outside: readonly string[] };

type LoaderOptions = {
  /** Absolute folder of the site. */
  readonly root: string;
  /** How `site build` makes them: from its memory in `.site/`. */
  readonly loadFirst: (site: SiteDefinition, report: Report) => Promise<Loaded | undefined>;
  /** What bundles are made from, given the files that they named last time. */
  readonly readInputs: (outside: readonly string[]) => readonly RawFile[];
};

/** Bundles styles, enhancers and islands again where they changed. */
export function createAssetLoader({ root, loadFirst, readInputs }: LoaderOptions) {
  const rebundler = createRebundler();
  let hasLoaded = false;
  let kept:
    | { readonly inputs: readonly RawFile[]; readonly site: SiteDefinition; readonly loaded: Loaded }
    | undefined;

  const reload = async (site: SiteDefinition, report: Report): Promise<Loaded | undefined> => {
    if (site.styles.length + site.enhancers.length + Object.keys(site.islands).length === 0) {
      return { assets: {}, imports: {}, files: [], outside: [] };
    }
    const made = await readAssetBundle(root, () =>
      rebundler.run(describe(site), assetBundleOptions(site, root)),
    );
    if ("files" in made) return made;
    for (const problem of made) report(problem);
    return undefined;
  };

  return {
    load: async (site: SiteDefinition, report: Report): Promise<BundledAssets | undefined> => {
      const inputs = readInputs(kept?.loaded.outside ?? []);
      if (
        kept === undefined ||
        describe(kept.site) !== describe(site) ||
        !areSameInputs(inputs, kept.inputs)
      ) {
        const loaded = await (hasLoaded ? reload : loadFirst)(site, report);
        hasLoaded = true;
        if (loaded === undefined) {
          kept = undefined;
          return undefined;
        }
        kept = { inputs: joinInputs(inputs, readInputs(loaded.outside)), site, loaded };
      }
      return kept.loaded;
    },
    /** Makes the first change as fast as the others. */
    warm: async (): Promise<void> => {
      if (kept !== undefined) await reload(kept.site, () => {});
    },
    dispose: rebundler.dispose,
  };
}

function describe({ styles, enhancers, islands }: SiteDefinition): string {
  return JSON.stringify([styles, enhancers, islands]);
}
