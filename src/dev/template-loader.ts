import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { readTemplateBundle, type TemplateBundle, templateBundleOptions } from "../disk/bundle-templates.ts";
import { createExplainThrow } from "../disk/explain-throw.ts";
import { findSiteFile } from "../disk/load-templates.ts";
import { bundlePath, compileTemplates, runTemplates } from "../disk/run-templates.ts";
import { hashOf } from "../hash.ts";
import type { RawFile } from "../model.ts";
import type { Problem, Report } from "../problem.ts";
import type { LoadedTemplates } from "../renderer.ts";
import { areSameInputs, isSteering, joinInputs } from "./bundle-inputs.ts";
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

/** Loads templates again where they changed. */
export function createTemplateLoader({ root, loadFirst, readInputs }: LoaderOptions) {
  const rebundler = createRebundler();
  let hasLoaded = false;
  let kept:
    | { readonly inputs: readonly RawFile[]; readonly problems: readonly Problem[]; readonly loaded: Loaded }
    | undefined;

  /** True paths of the files that the last bundle was made from. */
  let used: ReadonlySet<string> = new Set();

  const bundle = (entry: string) =>
    readTemplateBundle(root, async () => {
      const result = await rebundler.run(entry, templateBundleOptions(root, entry));
      used = new Set(Object.keys(result.metafile.inputs).map((path) => resolve(realpathSync(root), path)));
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
    if (kept?.loaded.digest !== hashOf(made.code)) return runBundle(made, root, report);
    // What its modules remember is worth keeping. The lines of the templates may be others: a comment is no code.
    const explainThrow = createExplainThrow(made.map, bundlePath(root), root);
    return { ...kept.loaded, explainThrow, outside: made.outside };
  };

  return {
    load: async (report: Report): Promise<LoadedTemplates | undefined> => {
      const inputs = readInputs(kept?.loaded.outside ?? []);
      if (kept !== undefined && areAllUnused(inputs, kept.inputs)) kept = { ...kept, inputs };
      if (kept === undefined || !areSameInputs(inputs, kept.inputs)) {
        const problems: Problem[] = [];
        const loaded = await (hasLoaded ? reload : loadFirst)((problem) => problems.push(problem));
        hasLoaded = true;
        if (loaded === undefined) {
          kept = undefined;
          for (const problem of problems) report(problem);
          return undefined;
        }
        kept = { inputs: joinInputs(inputs, readInputs(loaded.outside)), problems, loaded };
      }
      for (const problem of kept.problems) report(problem);
      return kept.loaded;
    },
    /** Makes the first change as fast as the others. */
    warm: async (): Promise<void> => {
      const entry = findSiteFile(root, () => {});
      if (entry !== undefined) await bundle(entry);
    },
    dispose: rebundler.dispose,
  };
}

function runBundle({ code, map, outside }: TemplateBundle, root: string, report: Report): Loaded | undefined {
  const explainThrow = createExplainThrow(map, bundlePath(root), root);
  try {
    const renderer = runTemplates(compileTemplates(code, root), root);
    return { ...renderer, digest: hashOf(code), explainThrow, outside };
  } catch (error) {
    report(explainThrow(error, "loading templates/site.ts"));
    return undefined;
  }
}
