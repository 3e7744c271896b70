import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import {
  readTemplateBundle,
  requireSiteFile,
  type TemplateBundle,
  templateBundleOptions,
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
import {
  bundlePath,
  compileTemplates,
  createExplainThrow,
  runTemplates,
} from "../../bundle/run-templates.ts";
import { digestsOfAll, type LoadedTemplates } from "../../define/renderer.ts";
import { hashOf } from "../../model/memory/hash.ts";
import type { RawFile } from "../../model/model.ts";
import { findSiteFile } from "../../store/read-files.ts";
import { say } from "../../words/message.ts";
import type { Problem, Report } from "../../words/problem.ts";
import { createModuleTemplates, type ModuleGraph, readModuleGraph } from "./template-modules.ts";

type LoaderOptions = InputReaders & {
  /** Absolute folder of the site. */
  readonly root: string;
  /** Loads templates as `site build` does, with its memory in `.site/`. */
  readonly loadFirst: (report: Report) => Promise<Loaded | undefined>;
};

/**
 * Loads templates again when they change. After the first build, modules replace the bundle: only those affected by a
 * change run again. A bundle verifies the result, and replaces them when anything is wrong.
 */
export function createTemplateLoader({ root, loadFirst, readInputs, readInputsAgain }: LoaderOptions) {
  const bundler = createTemplateBundler(root);
  const bundled = createBundledTemplates({ root, bundler, loadFirst, readInputs });
  const modular = createModularTemplates({ root, bundler, readInputs, readInputsAgain });

  const loadBundle = async (report: Report): Promise<LoadedTemplates | undefined> => {
    const bundle = await bundled.load(report);
    const modules = modular.kept();
    // A result drawn by the same code stays valid, whether the code ran as a bundle or as modules.
    const isOfModules = bundle && modules && areSameInputs(modules.inputs, bundle.inputs);
    return isOfModules ? { ...bundle.loaded, digests: modules.loaded.digests } : bundle?.loaded;
  };

  return {
    /**
     * To be called before a build. The signal is aborted when the build must be repeated because its modules failed.
     */
    begin: modular.begin,
    load: async (report: Report): Promise<LoadedTemplates | undefined> =>
      (await modular.load()) ?? loadBundle(report),
    /**
     * To be called after a build. False when its templates differ from those of a bundle: the build must be repeated
     * with the bundle.
     */
    confirm: modular.confirm,
    /** Prepares for a fast next change. True when modules have replaced the bundle. */
    warm: (): Promise<boolean> => modular.adopt(bundled),
    /** The files outside the site that the templates of the last good builds use: absolute paths. */
    outside: (): readonly string[] =>
      [bundled.kept(), modular.kept()].flatMap((kept) => kept?.loaded.outside ?? []),
    dispose: bundler.dispose,
  };
}

/**
 * The templates of a site as separately run modules. A bundle verifies their result, and replaces them if they fail.
 */
type ModularTemplates = {
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

function createModularTemplates({
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

/** Templates, and the files outside the site that they use: absolute paths. */
type Loaded = LoadedTemplates & { readonly outside: readonly string[] };

/** A bundle that has run, and the files that it was made from. */
type KeptBundle = {
  readonly inputs: readonly RawFile[];
  /** Warnings. */
  readonly problems: readonly Problem[];
  readonly loaded: Loaded;
};

type BundledTemplates = {
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
function createBundledTemplates({ root, bundler, loadFirst, readInputs }: BundleOptions): BundledTemplates {
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
    const { outside, styleImports } = made;
    return { ...kept.loaded, explainThrow, outside, styleImports };
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

function runBundle(
  { code, map, outside, styleImports }: TemplateBundle,
  root: string,
  report: Report,
): Loaded | undefined {
  const explainThrow = createExplainThrow(map, bundlePath(root), root);
  try {
    const renderer = runTemplates(compileTemplates(code, root), root);
    const digest = hashOf(code);
    return { ...renderer, digest, digests: digestsOfAll(digest), explainThrow, outside, styleImports };
  } catch (error) {
    report(explainThrow(error, say("doing.load")));
    return undefined;
  }
}

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
        last = {
          used: filesOfBundle(result.metafile, root),
          graph: readModuleGraph(result.metafile, trueRoot),
        };
        return result;
      }),
    graph: () => last?.graph,
    areCurrent: (inputs, before) => areSameInputs(inputs, before) || areOthersUnused(inputs, before),
    dispose: rebundler.dispose,
  };
}
