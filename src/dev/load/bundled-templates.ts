import { digestsOfAll, type LoadedTemplates } from "../../define/renderer.ts";
import { hashOf } from "../../model/memory/hash.ts";
import type { RawFile } from "../../model/model.ts";
import type { TemplateBundle } from "../../system/bundle/bundle-templates.ts";
import { createExplainThrow } from "../../system/bundle/explain-throw.ts";
import { requireSiteFile } from "../../system/bundle/load-templates.ts";
import { bundlePath, compileTemplates, runTemplates } from "../../system/bundle/run-templates.ts";
import { say } from "../../words/message.ts";
import type { Problem, Report } from "../../words/problem.ts";
import { type InputReaders, joinInputs } from "../watch/bundle-inputs.ts";
import type { TemplateBundler } from "./template-bundler.ts";

/** Templates, and the files outside the site that they use: absolute paths. */
export type Loaded = LoadedTemplates & { readonly outside: readonly string[] };

/** A bundle that has run, and the files that it was made from. */
export type KeptBundle = {
  readonly inputs: readonly RawFile[];
  /** Warnings. */
  readonly problems: readonly Problem[];
  readonly loaded: Loaded;
};

export type BundledTemplates = {
  /** Bundles and runs the templates again if they changed. Returns undefined, with problems, when they are wrong. */
  load(report: Report): Promise<KeptBundle | undefined>;
  /** The result of the last `load`. */
  kept(): KeptBundle | undefined;
};

type BundleOptions = Pick<InputReaders, "readInputs"> & {
  /** Absolute folder of the site. */
  readonly root: string;
  readonly bundler: TemplateBundler;
  /** Loads templates as `site build` does, with its memory in `.site/`. */
  readonly loadFirst: (report: Report) => Promise<Loaded | undefined>;
};

/** The templates of a site as one bundle, as in `site build`. */
export function createBundledTemplates({
  root,
  bundler,
  loadFirst,
  readInputs,
}: BundleOptions): BundledTemplates {
  let kept: KeptBundle | undefined;
  let loadAnew = loadFirst;

  const reload = async (report: Report): Promise<Loaded | undefined> => {
    const entry = requireSiteFile(root, report);
    if (entry === undefined) return undefined;
    const made = await bundler.run(entry);
    for (const problem of "problems" in made ? made.problems : made) report(problem);
    if (!("problems" in made)) return undefined;
    if (kept?.loaded.digest !== hashOf(made.code)) return runBundle(made, root, report);
    // For the same code, the modules with their state are kept. Only line numbers may differ, because of a comment.
    const explainThrow = createExplainThrow(made.map, bundlePath(root), root);
    return { ...kept.loaded, explainThrow, outside: made.outside };
  };
  const make = async (inputs: readonly RawFile[], report: Report): Promise<KeptBundle | undefined> => {
    const problems: Problem[] = [];
    const begunAt = Date.now();
    const loaded = await loadAnew((problem) => problems.push(problem));
    loadAnew = reload;
    if (loaded !== undefined)
      return { inputs: joinInputs(inputs, readInputs(loaded.outside), begunAt), problems, loaded };
    for (const problem of problems) report(problem);
    return undefined;
  };

  return {
    load: async (report) => {
      const inputs = readInputs(kept?.loaded.outside ?? []);
      const isCurrent = kept !== undefined && bundler.areCurrent(inputs, kept.inputs);
      kept = isCurrent && kept ? { ...kept, inputs } : await make(inputs, report);
      for (const problem of kept?.problems ?? []) report(problem);
      return kept;
    },
    kept: () => kept,
  };
}

function runBundle({ code, map, outside }: TemplateBundle, root: string, report: Report): Loaded | undefined {
  const explainThrow = createExplainThrow(map, bundlePath(root), root);
  try {
    const renderer = runTemplates(compileTemplates(code, root), root);
    const digest = hashOf(code);
    return { ...renderer, digest, digests: digestsOfAll(digest), explainThrow, outside };
  } catch (error) {
    report(explainThrow(error, say("doing.load")));
    return undefined;
  }
}
