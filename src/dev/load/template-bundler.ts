import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { readTemplateBundle, templateBundleOptions } from "../../bundle/bundle-templates.ts";
import { withoutSuffix } from "../../bundle/remember-bundle.ts";
import type { RawFile } from "../../model/model.ts";
import { findSiteFile } from "../../store/read-files.ts";
import { areSameInputs, isSteering } from "../watch/bundle-inputs.ts";
import { type ModuleGraph, readModuleGraph } from "./read-module-graph.ts";
import { createRebundler } from "./rebundler.ts";

/** Bundles templates repeatedly, and knows the files of the last bundle. */
export type TemplateBundler = {
  /** `entry` is the file that declares the site. */
  run(entry: string): ReturnType<typeof readTemplateBundle>;
  /** The modules of the last bundle. Undefined before the first, and when they cannot be followed. */
  graph(): ModuleGraph | undefined;
  /**
   * True when nothing changed that the last bundle uses. Browser styles and scripts are also below `templates/`, but
   * few saves of them concern templates. Both lists must come from one cache.
   */
  areCurrent(inputs: readonly RawFile[], before: readonly RawFile[]): boolean;
  dispose(): Promise<void>;
};

type LastBundle = {
  /** Real paths of the files that it was made from. */
  readonly used: ReadonlySet<string>;
  /** Undefined when esbuild names modules that cannot be followed. */
  readonly graph: ModuleGraph | undefined;
};

/** `root` is the absolute folder of the site. */
export function createTemplateBundler(root: string): TemplateBundler {
  const rebundler = createRebundler();
  let last: LastBundle | undefined;

  const isUsed = (path: string, used: ReadonlySet<string>) =>
    isSteering(path) || used.has(realpathSync(resolve(root, path)));
  const areOthersUnused = (inputs: readonly RawFile[], before: readonly RawFile[]) => {
    const entry = findSiteFile(root);
    if (last === undefined || entry === undefined || inputs.length !== before.length) return false;
    const { used } = last;
    // If the entry has another real path, no paths can be compared.
    if (!used.has(realpathSync(entry))) return false;
    return inputs.every(
      ({ path, bytes }, index) =>
        path === before[index]?.path && (bytes === before[index].bytes || !isUsed(path, used)),
    );
  };

  return {
    run: (entry) =>
      readTemplateBundle(root, async () => {
        const result = await rebundler.run(entry, templateBundleOptions(root, entry));
        const trueRoot = realpathSync(root);
        const used = Object.keys(result.metafile.inputs).map((path) =>
          withoutSuffix(resolve(trueRoot, path)),
        );
        last = { used: new Set(used), graph: readModuleGraph(result.metafile, trueRoot) };
        return result;
      }),
    graph: () => last?.graph,
    areCurrent: (inputs, before) => areSameInputs(inputs, before) || areOthersUnused(inputs, before),
    dispose: rebundler.dispose,
  };
}
