import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { digestsOfAll, type LoadedTemplates } from "../../define/renderer.ts";
import { hashOf } from "../../memory/hash.ts";
import type { RawFile } from "../../model/model.ts";
import type { Problem, Report } from "../../problems/problem.ts";
import {
  readTemplateBundle,
  type TemplateBundle,
  templateBundleOptions,
} from "../../system/bundle/bundle-templates.ts";
import { createExplainThrow } from "../../system/bundle/explain-throw.ts";
import { findSiteFile } from "../../system/bundle/load-templates.ts";
import { bundlePath, compileTemplates, runTemplates } from "../../system/bundle/run-templates.ts";
import { withoutSuffix } from "../../system/bundle/without-suffix.ts";
import { areSameInputs, changedInputs, isSteering, joinInputs } from "../watch/bundle-inputs.ts";
import { createModuleTemplates } from "./module-templates.ts";
import { type ModuleGraph, readModuleGraph } from "./read-module-graph.ts";
import { createRebundler } from "./rebundler.ts";

type Loaded = LoadedTemplates & { readonly outside: readonly string[] };

type LoaderOptions = {
  /** Absolute folder of the site. */
  readonly root: string;
  /** How `site build` loads templates: from its memory in `.site/`. */
  readonly loadFirst: (report: Report) => Promise<Loaded | undefined>;
  /** What the bundle is made from, given the files that it named last time: one look for all of a build. */
  readonly readInputs: (outside: readonly string[]) => readonly RawFile[];
  /** The same by a look of its own. */
  readonly lookAtInputs: (outside: readonly string[]) => readonly RawFile[];
};

type Kept = {
  readonly inputs: readonly RawFile[];
  readonly loaded: Loaded;
};

/**
 * Loads templates again where they changed. Behind the first build, modules take over from the bundle: of these, only those
 * that a change reaches are run again. A bundle then confirms what they came to, and stands in for them where anything is
 * wrong.
 */
export function createTemplateLoader({ root, loadFirst, readInputs, lookAtInputs }: LoaderOptions) {
  const rebundler = createRebundler();
  const modules = createModuleTemplates(root);
  let bundled: (Kept & { readonly problems: readonly Problem[] }) | undefined;
  let modular: Kept | undefined;
  let hasLoaded = false;
  /** Modules need a bundle that says whether they are right. */
  let isUnconfirmed = false;
  /** The modules went wrong, or a bundle says that they are: this build is left to the bundle. */
  let isInDoubt = false;

  /** True paths of the files that the last bundle was made from. */
  let used: ReadonlySet<string> = new Set();
  let graph: ModuleGraph | undefined;
  /** Modules that cannot be run by themselves. To find that out for all of them takes its time. */
  let unfit: string | undefined;

  const bundle = (entry: string) =>
    readTemplateBundle(root, async () => {
      const result = await rebundler.run(entry, templateBundleOptions(root, entry));
      const trueRoot = realpathSync(root);
      used = new Set(
        Object.keys(result.metafile.inputs).map((path) => withoutSuffix(resolve(trueRoot, path))),
      );
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
  const isCurrent = (kept: Kept, inputs: readonly RawFile[]): boolean =>
    areSameInputs(inputs, kept.inputs) || areAllUnused(inputs, kept.inputs);

  const reload = async (report: Report): Promise<Loaded | undefined> => {
    const entry = findSiteFile(root, report);
    if (entry === undefined) return undefined;
    const made = await bundle(entry);
    if (!("problems" in made)) {
      for (const problem of made) report(problem);
      return undefined;
    }
    for (const problem of made.problems) report(problem);
    if (bundled?.loaded.digest !== hashOf(made.code)) return runBundle(made, root, report);
    // What its modules remember is worth keeping. The lines of the templates may be others: a comment is no code.
    const explainThrow = createExplainThrow(made.map, bundlePath(root), root);
    return { ...bundled.loaded, explainThrow, outside: made.outside };
  };

  const loadBundle = async (report: Report): Promise<LoadedTemplates | undefined> => {
    const inputs = readInputs(bundled?.loaded.outside ?? []);
    if (bundled !== undefined && isCurrent(bundled, inputs)) bundled = { ...bundled, inputs };
    else {
      const problems: Problem[] = [];
      const begunAt = Date.now();
      const loaded = await (hasLoaded ? reload : loadFirst)((problem) => problems.push(problem));
      hasLoaded = true;
      if (loaded === undefined) {
        bundled = undefined;
        for (const problem of problems) report(problem);
        return undefined;
      }
      bundled = { inputs: joinInputs(inputs, readInputs(loaded.outside), begunAt), problems, loaded };
    }
    for (const problem of bundled.problems) report(problem);
    // What was drawn by the same code is the same, whoever ran it.
    const isOfModules = modular !== undefined && areSameInputs(modular.inputs, bundled.inputs);
    return isOfModules && modular ? { ...bundled.loaded, digests: modular.loaded.digests } : bundled.loaded;
  };

  /** Undefined where the bundle is to tell. */
  const loadModules = async (): Promise<LoadedTemplates | undefined> => {
    if (modular === undefined || isInDoubt) return undefined;
    const { outside } = modular.loaded;
    const inputs = readInputs(outside);
    if (isCurrent(modular, inputs)) modular = { ...modular, inputs };
    else {
      const changed = changedInputs(inputs, modular.inputs);
      if (changed === undefined || changed.some(isSteering)) return undefined;
      const loaded = await modules.reload(new Set(changed.map((path) => realpathSync(resolve(root, path)))));
      if (loaded === undefined) return undefined;
      modular = { inputs, loaded: { ...loaded, outside } };
      isUnconfirmed = true;
    }
    return modular.loaded;
  };

  return {
    load: async (report: Report): Promise<LoadedTemplates | undefined> =>
      (await loadModules()) ?? loadBundle(report),
    /**
     * For after a build: true where the templates that it had are those that a bundle has as well. If not, it is to be built once
     * more, from the bundle.
     */
    confirm: async (): Promise<boolean> => {
      const isCertain = !isUnconfirmed || isInDoubt;
      isInDoubt = false;
      if (isCertain) return true;
      const entry = findSiteFile(root, () => {});
      const made = entry === undefined ? [] : await bundle(entry);
      if ("problems" in made && made.problems.length === 0 && graph !== undefined) {
        modules.follow(graph);
        isUnconfirmed = false;
        return true;
      }
      isInDoubt = true;
      return false;
    },
    /** For after a build that the modules ended: has the bundle stand in for them until `confirm`. */
    doubt: (): void => {
      isInDoubt = true;
    },
    /** Makes the next change as fast as can be. True where the templates are now others, which do the same. */
    warm: async (): Promise<boolean> => {
      const before = bundled;
      const entry = findSiteFile(root, () => {});
      if (entry === undefined || before === undefined || before.problems.length > 0) return false;
      if (graph !== undefined && unfit === nameModules(graph)) return false;
      const { outside, digest } = before.loaded;
      if (modular !== undefined && isCurrent(modular, lookAtInputs(modular.loaded.outside))) return false;
      if (!isCurrent(before, lookAtInputs(outside))) return false;
      const made = await bundle(entry);
      const isSame = "problems" in made && hashOf(made.code) === digest;
      if (!isSame || graph === undefined) return false;
      const loaded = await modules.adopt({ graph, digest, code: made.code });
      if (loaded === undefined) unfit = nameModules(graph);
      // What has changed meanwhile may be part of them.
      if (loaded === undefined || bundled !== before || !areSameInputs(lookAtInputs(outside), before.inputs))
        return false;
      modular = { inputs: before.inputs, loaded: { ...loaded, outside } };
      isUnconfirmed = false;
      return true;
    },
    /** The files that the templates of the last good builds have from elsewhere: absolute paths. */
    outside: (): readonly string[] => [bundled, modular].flatMap((kept) => kept?.loaded.outside ?? []),
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
