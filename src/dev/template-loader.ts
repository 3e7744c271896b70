import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { readTemplateBundle, type TemplateBundle, templateBundleOptions } from "../disk/bundle-templates.ts";
import { createExplainThrow } from "../disk/explain-throw.ts";
import { findSiteFile } from "../disk/load-templates.ts";
import { bundlePath, compileTemplates, runTemplates } from "../disk/run-templates.ts";
import { hashOf } from "../hash.ts";
import type { RawFile } from "../model.ts";
import type { Problem, Report } from "../problem.ts";
import { digestsOfAll, type LoadedTemplates } from "../renderer.ts";
import { areSameInputs, changedInputs, isSteering, joinInputs } from "./bundle-inputs.ts";
import { createModuleTemplates } from "./modules/module-templates.ts";
import { type ModuleGraph, readModuleGraph } from "./modules/read-module-graph.ts";
import { createRebundler } from "./rebundler.ts";

type Loaded = LoadedTemplates & { readonly outside: readonly string[] };

type LoaderOptions = {
  /** Absolute folder of the site. */
  readonly root: string;
  /** How `site build` loads templates: from its memory in `.site/`. */
  readonly loadFirst: (report: Report) => Promise<Loaded | undefined>;
  /** What the bundle is made from, given the files that it named last time. */
  readonly readInputs: (outside: readonly string[]) => readonly RawFile[];
};

type Kept = {
  readonly inputs: readonly RawFile[];
  readonly problems: readonly Problem[];
  readonly loaded: Loaded;
  /** Modules need a bundle that says whether they are right. */
  readonly by: "bundle" | "modules";
};

/**
 * Loads templates again where they changed. Behind the first build, modules take over from the bundle: of these, only those
 * that a change reaches are run again. A bundle then confirms what they came to, and takes over where anything is wrong.
 */
export function createTemplateLoader({ root, loadFirst, readInputs }: LoaderOptions) {
  const rebundler = createRebundler();
  const modules = createModuleTemplates(root);
  let hasLoaded = false;
  let isUnconfirmed = false;
  let kept: Kept | undefined;

  /** True paths of the files that the last bundle was made from. */
  let used: ReadonlySet<string> = new Set();
  let graph: ModuleGraph | undefined;
  /** Modules that cannot be run by themselves. To find that out for all of them takes its time. */
  let unfit: string | undefined;

  const bundle = (entry: string) =>
    readTemplateBundle(root, async () => {
      const result = await rebundler.run(entry, templateBundleOptions(root, entry));
      const trueRoot = realpathSync(root);
      used = new Set(Object.keys(result.metafile.inputs).map((path) => resolve(trueRoot, path)));
      graph = readModuleGraph(result.metafile, trueRoot);
      return result;
    });

  /** Styles and scripts of the browser stand among the templates, and most saves of one concern no template. */
  const areAllUnused = (inputs: readonly RawFile[], others: readonly RawFile[]): boolean => {
    const entry = findSiteFile(root, () => {});
    // Where even the entry is not known under its true path, nothing can be said of the others.
    if (entry === undefined || !used.has(realpathSync(entry)) || inputs.length !== others.length)
      return false;
    return inputs.every(({ path, bytes }, index) => {
      if (path !== others[index]?.path) return false;
      return (
        bytes === others[index].bytes || !(isSteering(path) || used.has(realpathSync(resolve(root, path))))
      );
    });
  };

  const reload = async (report: Report): Promise<Loaded | undefined> => {
    const entry = findSiteFile(root, report);
    if (entry === undefined) return undefined;
    const made = await bundle(entry);
    if (!("problems" in made)) {
      for (const problem of made) report(problem);
      return undefined;
    }
    for (const problem of made.problems) report(problem);
    if (kept?.by !== "bundle" || kept.loaded.digest !== hashOf(made.code))
      return runBundle(made, root, report);
    // What its modules remember is worth keeping. The lines of the templates may be others: a comment is no code.
    const explainThrow = createExplainThrow(made.map, bundlePath(root), root);
    return { ...kept.loaded, explainThrow, outside: made.outside };
  };

  const reloadModules = async (inputs: readonly RawFile[], before: Kept): Promise<Kept | undefined> => {
    const changed = before.by === "modules" ? changedInputs(inputs, before.inputs) : undefined;
    if (changed === undefined || changed.some(isSteering)) return undefined;
    const places = new Set(changed.map((path) => realpathSync(resolve(root, path))));
    const loaded = await modules.reload(places);
    return loaded && { ...before, inputs, loaded: { ...loaded, outside: before.loaded.outside } };
  };

  return {
    load: async (report: Report): Promise<LoadedTemplates | undefined> => {
      const inputs = readInputs(kept?.loaded.outside ?? []);
      if (kept !== undefined && areAllUnused(inputs, kept.inputs)) kept = { ...kept, inputs };
      if (kept === undefined || !areSameInputs(inputs, kept.inputs)) {
        const reloaded = kept && (await reloadModules(inputs, kept));
        if (reloaded !== undefined) {
          kept = reloaded;
          isUnconfirmed = true;
          return kept.loaded;
        }
        isUnconfirmed = false;
        const problems: Problem[] = [];
        const loaded = await (hasLoaded ? reload : loadFirst)((problem) => problems.push(problem));
        hasLoaded = true;
        if (loaded === undefined) {
          kept = undefined;
          for (const problem of problems) report(problem);
          return undefined;
        }
        kept = { inputs: joinInputs(inputs, readInputs(loaded.outside)), problems, loaded, by: "bundle" };
      }
      for (const problem of kept.problems) report(problem);
      return kept.loaded;
    },
    /** For after a build: true where the templates that it had are those that a bundle has as well. If not, the next load bundles. */
    confirm: async (): Promise<boolean> => {
      if (!isUnconfirmed) return true;
      isUnconfirmed = false;
      const entry = findSiteFile(root, () => {});
      const made = entry === undefined ? [] : await bundle(entry);
      if ("problems" in made && made.problems.length === 0 && graph !== undefined) {
        modules.follow(graph);
        return true;
      }
      kept = undefined;
      return false;
    },
    /** Has the next load bundle, in any case. */
    doubt: (): void => {
      kept = undefined;
    },
    /** Makes the next change as fast as can be. True where the templates are now others, which do the same. */
    warm: async (): Promise<boolean> => {
      const before = kept;
      const entry = findSiteFile(root, () => {});
      if (entry === undefined || before?.by !== "bundle" || before.problems.length > 0) return false;
      const made = await bundle(entry);
      const isSame = "problems" in made && hashOf(made.code) === before.loaded.digest;
      if (!isSame || graph === undefined || unfit === nameModules(graph)) return false;
      const loaded = await modules.adopt({ graph, digest: before.loaded.digest, code: made.code });
      if (loaded === undefined) unfit = nameModules(graph);
      // What has changed meanwhile may be part of them.
      const { outside } = before.loaded;
      if (loaded === undefined || kept !== before || !areSameInputs(readInputs(outside), before.inputs))
        return false;
      kept = { ...before, loaded: { ...loaded, outside }, by: "modules" };
      return true;
    },
    dispose: rebundler.dispose,
  };
}

function nameModules(graph: ModuleGraph): string {
  return [...graph.keys()].sort().join("\n");
}

function runBundle({ code, map, outside }: TemplateBundle, root: string, report: Report): Loaded | undefined {
  const explainThrow = createExplainThrow(map, bundlePath(root), root);
  try {
    const renderer = runTemplates(compileTemplates(code, root), root);
    const digest = hashOf(code);
    return { ...renderer, digest, digests: digestsOfAll(digest), explainThrow, outside };
  } catch (error) {
    report(explainThrow(error, "loading templates/site.ts"));
    return undefined;
  }
}
