import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import {
  type BundledTemplates,
  bundleTemplates,
  explainThrowIn,
  nameReads,
  requireBundle,
  runBundle,
} from "../../bundle/bundle-templates.ts";
import { filesOfBundle } from "../../bundle/input-names.ts";
import {
  areSameInputs,
  changedInputs,
  createRebundler,
  type InputReaders,
  isSteering,
  joinInputs,
} from "../../bundle/rebundler.ts";
import type { Surroundings } from "../../bundle/surroundings.ts";
import type { LoadedTemplates } from "../../define/renderer.ts";
import { hashOf } from "../../model/memory/hash.ts";
import type { RawFile } from "../../model/model.ts";
import { findSiteFile } from "../../store/read-files.ts";
import type { Problem, Report } from "../../words/problem.ts";
import { createModuleTemplates, type ModuleGraph, readModuleGraph } from "./template-modules.ts";

type LoaderOptions = InputReaders & {
  /** Absolute folder of the site. */
  readonly root: string;
  /** Loads templates as `site build` does, with its memory in `.site/`. */
  readonly loadFirst: (report: Report) => Promise<BundledTemplates | undefined>;
  /** What the templates run in. */
  readonly surroundings: Surroundings;
};

/** Templates that have run, and the files that they were made from. */
type Kept = { readonly inputs: readonly RawFile[]; readonly loaded: BundledTemplates };
type KeptBundle = Kept & { readonly warnings: readonly Problem[] };

/**
 * Loads templates again when they change. After the first build, modules replace the bundle of `site build`: only those
 * affected by a change run again. A bundle verifies the result, and replaces them when anything is wrong.
 */
export function createTemplateLoader({
  root,
  loadFirst,
  surroundings,
  readInputs,
  readInputsAgain,
}: LoaderOptions) {
  const { notes } = surroundings;
  const bundler = createTemplateBundler(root);
  let bundled: KeptBundle | undefined;
  let loadAnew = loadFirst;
  let modular: Kept | undefined;
  const modules = createModuleTemplates(root, surroundings, () => doubt.abort());
  /** Aborted when a module fails in the current build. */
  let doubt = new AbortController();
  /** True when modules have run and no bundle has verified them yet. */
  let isUnconfirmed = false;
  /** The number of suspect reads when modules were loaded for this build. Undefined when the bundle was. */
  let suspectsBefore: number | undefined;
  /** The next build uses the bundle. */
  let isInDoubt = false;
  /** The names of the modules of a site that only a bundle can run. Kept because finding out takes time. */
  let needingBundle: string | undefined;

  /** Undefined when only a bundle can load the templates or report the mistake. */
  const loadModules = async (): Promise<LoadedTemplates | undefined> => {
    if (modular === undefined || isInDoubt) return undefined;
    const { outside } = modular.loaded;
    const inputs = readInputs(outside);
    if (bundler.areCurrent(inputs, modular.inputs)) {
      modular = { ...modular, inputs };
      return modular.loaded;
    }
    const changed = changedInputs(inputs, modular.inputs);
    if (changed === undefined || changed.some(isSteering)) return undefined;
    const before = notes.suspects();
    const loaded = await modules.reload(new Set(changed.map((path) => realpathSync(resolve(root, path)))));
    if (loaded === undefined || notes.suspects() > before) return undefined;
    modular = { inputs, loaded: { ...loaded, outside } };
    isUnconfirmed = true;
    return modular.loaded;
  };

  /** Bundles and runs the templates again if they changed. Undefined, with problems, when they are wrong. */
  const loadBundle = async (report: Report): Promise<LoadedTemplates | undefined> => {
    const inputs = readInputs(bundled?.loaded.outside ?? []);
    const isCurrent = bundled !== undefined && bundler.areCurrent(inputs, bundled.inputs);
    bundled = isCurrent && bundled ? { ...bundled, inputs } : await makeBundle(inputs, report);
    if (bundled === undefined) return undefined;
    for (const warning of bundled.warnings) report(warning);
    // A result drawn by the same code stays valid, whether the code ran as a bundle or as modules.
    const isOfModules = modular && areSameInputs(modular.inputs, bundled.inputs);
    return isOfModules
      ? { ...bundled.loaded, digests: modular?.loaded.digests ?? bundled.loaded.digests }
      : bundled.loaded;
  };
  const makeBundle = async (inputs: readonly RawFile[], report: Report): Promise<KeptBundle | undefined> => {
    const problems: Problem[] = [];
    const begunAt = Date.now();
    const loaded = await loadAnew((problem) => problems.push(problem));
    loadAnew = bundleAgain;
    if (loaded !== undefined)
      return { inputs: joinInputs(inputs, readInputs(loaded.outside), begunAt), warnings: problems, loaded };
    for (const problem of problems) report(problem);
    return undefined;
  };
  const bundleAgain = async (report: Report): Promise<BundledTemplates | undefined> => {
    const made = await requireBundle(root, report, bundler.run);
    if (made === undefined) return undefined;
    if (bundled?.loaded.digest !== hashOf(made.code)) return runBundle(made, root, report, surroundings);
    // For the same code, the modules with their state are kept. Only line numbers may differ, because of a comment.
    const { outside, styleImports } = made;
    return { ...bundled.loaded, explainThrow: explainThrowIn(made, root), outside, styleImports };
  };

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
    /**
     * To be called before a build. The signal is aborted when the build must be repeated because its modules failed.
     */
    begin: (): AbortSignal => {
      doubt = new AbortController();
      return doubt.signal;
    },
    load: async (report: Report, now: Date): Promise<LoadedTemplates | undefined> => {
      if (!notes.areCurrent(now)) {
        // A module may have kept what it has read.
        notes.clear();
        bundled = undefined;
        modular = undefined;
      }
      const run = await loadModules();
      suspectsBefore = run && notes.suspects();
      const loaded = run ?? (await loadBundle(report));
      return loaded && nameReads(loaded, surroundings, now);
    },
    /**
     * To be called after a build. False when its templates differ from those of a bundle: the build must be repeated
     * with the bundle.
     */
    confirm: async (): Promise<boolean> => {
      const hadBundle = isInDoubt;
      isInDoubt = false;
      if (hadBundle) return true;
      // Only the bundle knows the lines of what its code has read.
      const hasSuspects = suspectsBefore !== undefined && notes.suspects() > suspectsBefore;
      if (!hasSuspects && !doubt.signal.aborted && (!isUnconfirmed || (await confirmWithBundle())))
        return true;
      isInDoubt = true;
      return false;
    },
    /**
     * Prepares for a fast next change: runs all modules of an up-to-date bundle. True when they have replaced it; false
     * when they have already run, or cannot.
     */
    warm: async (): Promise<boolean> => {
      const before = bundled;
      const entry = findSiteFile(root);
      if (entry === undefined || before === undefined || before.warnings.length > 0) return false;
      if (!notes.areCurrent(new Date())) return false;
      if (needingBundle !== undefined && needingBundle === nameModules(bundler.graph())) return false;
      const { outside, digest } = before.loaded;
      const isCurrent = (kept: Kept) => bundler.areCurrent(readInputsAgain(kept.loaded.outside), kept.inputs);
      if ((modular !== undefined && isCurrent(modular)) || !isCurrent(before)) return false;
      const made = await bundler.run(entry);
      const graph = bundler.graph();
      if (!("problems" in made) || hashOf(made.code) !== digest || graph === undefined) return false;
      const loaded = await modules.adopt({ graph, digest, code: made.code });
      if (loaded === undefined) needingBundle = nameModules(graph);
      // Files that changed during the build may belong to them.
      const isOvertaken =
        bundled?.loaded !== before.loaded || !areSameInputs(readInputsAgain(outside), before.inputs);
      if (loaded === undefined || isOvertaken) return false;
      modular = { inputs: before.inputs, loaded: { ...loaded, outside } };
      isUnconfirmed = false;
      return true;
    },
    /** The files outside the site that the templates of the last good builds use: absolute paths. */
    outside: (): readonly string[] => [
      ...[bundled, modular].flatMap((kept) => kept?.loaded.outside ?? []),
      ...notes.files(),
    ],
    dispose: bundler.dispose,
  };
}

function nameModules(graph: ModuleGraph | undefined): string | undefined {
  return graph && [...graph.keys()].sort().join("\n");
}

type LastBundle = {
  /** Real paths of the files that it was made from. */
  readonly used: ReadonlySet<string>;
  /** Undefined when esbuild names modules that cannot be followed. */
  readonly graph: ModuleGraph | undefined;
};

/** Bundles templates repeatedly, and knows the files of the last bundle. `root` is the absolute folder of the site. */
function createTemplateBundler(root: string) {
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
    /** `entry` is the file that declares the site. */
    run: (entry: string) =>
      bundleTemplates(root, entry, async (options) => {
        const result = await rebundler.run(entry, options);
        const trueRoot = realpathSync(root);
        last = {
          used: filesOfBundle(result.metafile, root),
          graph: readModuleGraph(result.metafile, trueRoot),
        };
        return result;
      }),
    /** The modules of the last bundle. Undefined before the first, and when they cannot be followed. */
    graph: () => last?.graph,
    /**
     * True when nothing changed that the last bundle uses. Browser styles and scripts are also below `templates/`, but
     * few saves of them concern templates. Both lists must come from one cache.
     */
    areCurrent: (inputs: readonly RawFile[], before: readonly RawFile[]): boolean =>
      areSameInputs(inputs, before) || areOthersUnused(inputs, before),
    dispose: rebundler.dispose,
  };
}
