import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import type { LoadedTemplates } from "../../define/renderer.ts";
import { hashOf } from "../../model/memory/hash.ts";
import type { RawFile } from "../../model/model.ts";
import { findSiteFile } from "../../store/read-files.ts";
import { areSameInputs, changedInputs, type InputReaders, isSteering } from "../watch/bundle-inputs.ts";
import type { BundledTemplates, Loaded } from "./bundled-templates.ts";
import { createModuleTemplates } from "./module-templates.ts";
import type { ModuleGraph } from "./read-module-graph.ts";
import type { TemplateBundler } from "./template-bundler.ts";

/**
 * The templates of a site as separately run modules. A bundle verifies their result, and replaces them if they fail.
 */
export type ModularTemplates = {
  /** Begins a build. The signal is aborted when a module fails during it. */
  begin(): AbortSignal;
  /**
   * Runs the modules that a change affects. Undefined when only a bundle can load the templates or report the mistake.
   */
  load(): Promise<LoadedTemplates | undefined>;
  /** Ends a build. False when a bundle gives another result: the build must be repeated with the bundle. */
  confirm(): Promise<boolean>;
  /** Runs all modules of an up-to-date bundle. False when they have already run, or cannot. */
  adopt(bundled: BundledTemplates): Promise<boolean>;
  /** The inputs and the result of the last run. Undefined before the first. */
  kept(): Kept | undefined;
};

type Kept = {
  readonly inputs: readonly RawFile[];
  readonly loaded: Loaded;
};

type ModularOptions = InputReaders & {
  /** Absolute folder of the site. */
  readonly root: string;
  readonly bundler: TemplateBundler;
};

export function createModularTemplates({
  root,
  bundler,
  readInputs,
  readInputsAgain,
}: ModularOptions): ModularTemplates {
  /** Aborted when a module fails in the current build. */
  let doubt = new AbortController();
  const modules = createModuleTemplates(root, () => doubt.abort());
  let kept: Kept | undefined;
  /** True when modules have run and no bundle has verified them yet. */
  let isUnconfirmed = false;
  /** The next build uses the bundle. */
  let isInDoubt = false;
  /** The names of the modules of a site that only a bundle can run. Kept because finding out takes time. */
  let needingBundle: string | undefined;

  const confirmWithBundle = async (): Promise<boolean> => {
    const entry = findSiteFile(root);
    const made = entry === undefined ? [] : await bundler.run(entry);
    const graph = bundler.graph();
    if (!("problems" in made) || made.problems.length > 0 || graph === undefined) return false;
    modules.follow(graph);
    isUnconfirmed = false;
    return true;
  };

  return {
    begin: () => {
      doubt = new AbortController();
      return doubt.signal;
    },
    load: async () => {
      if (kept === undefined || isInDoubt) return undefined;
      const { outside } = kept.loaded;
      const inputs = readInputs(outside);
      if (bundler.areCurrent(inputs, kept.inputs)) {
        kept = { ...kept, inputs };
        return kept.loaded;
      }
      const changed = changedInputs(inputs, kept.inputs);
      if (changed === undefined || changed.some(isSteering)) return undefined;
      const loaded = await modules.reload(new Set(changed.map((path) => realpathSync(resolve(root, path)))));
      if (loaded === undefined) return undefined;
      kept = { inputs, loaded: { ...loaded, outside } };
      isUnconfirmed = true;
      return kept.loaded;
    },
    confirm: async () => {
      const hadBundle = isInDoubt;
      isInDoubt = false;
      if (hadBundle) return true;
      if (!doubt.signal.aborted && (!isUnconfirmed || (await confirmWithBundle()))) return true;
      isInDoubt = true;
      return false;
    },
    adopt: async (bundled) => {
      const before = bundled.kept();
      const entry = findSiteFile(root);
      if (entry === undefined || before === undefined || before.problems.length > 0) return false;
      if (needingBundle !== undefined && needingBundle === nameModules(bundler.graph())) return false;
      const { outside, digest } = before.loaded;
      if (kept !== undefined && bundler.areCurrent(readInputsAgain(kept.loaded.outside), kept.inputs))
        return false;
      if (!bundler.areCurrent(readInputsAgain(outside), before.inputs)) return false;
      const made = await bundler.run(entry);
      const graph = bundler.graph();
      if (!("problems" in made) || hashOf(made.code) !== digest || graph === undefined) return false;
      const loaded = await modules.adopt({ graph, digest, code: made.code });
      if (loaded === undefined) needingBundle = nameModules(graph);
      // Files that changed during the build may belong to them.
      const isOvertaken =
        bundled.kept()?.loaded !== before.loaded || !areSameInputs(readInputsAgain(outside), before.inputs);
      if (loaded === undefined || isOvertaken) return false;
      kept = { inputs: before.inputs, loaded: { ...loaded, outside } };
      isUnconfirmed = false;
      return true;
    },
    kept: () => kept,
  };
}

function nameModules(graph: ModuleGraph | undefined): string | undefined {
  return graph && [...graph.keys()].sort().join("\n");
}
