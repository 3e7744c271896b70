import { realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { languageOfTemplates, requireSiteFile, type TemplateBundle } from "../../bundle/bundle-templates.ts";
import { loadBundler } from "../../bundle/bundler.ts";
import {
  bundlePath,
  compileTemplates,
  createExplainThrow,
  requireFromSite,
  runTemplates,
} from "../../bundle/run-templates.ts";
import {
  digestsOfAll,
  type LoadedTemplates,
  type PartDigests,
  type Renderer,
} from "../../define/renderer.ts";
import { hashOf } from "../../model/memory/hash.ts";
import type { RawFile } from "../../model/model.ts";
import { generatorRoot } from "../../store/generator-root.ts";
import { findSiteFile } from "../../store/read-files.ts";
import { say } from "../../words/message.ts";
import type { Problem, Report } from "../../words/problem.ts";
import {
  areSameInputs,
  changedInputs,
  type InputReaders,
  isSteering,
  joinInputs,
} from "../watch/bundle-inputs.ts";
import { createModuleRunner, type ModuleRunner } from "./module-runner.ts";
import type { ModuleGraph, ModuleNode } from "./read-module-graph.ts";
import { createTemplateBundler, type TemplateBundler } from "./template-bundler.ts";

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

/** The templates of a site. After a change, only the affected modules run again. */
type ModuleTemplates = {
  /**
   * Takes over the modules of a new bundle, and the digests of its code. Undefined when they cannot be run separately.
   */
  adopt(bundle: {
    readonly graph: ModuleGraph;
    readonly digest: string;
    readonly code: string;
  }): Promise<LoadedTemplates | undefined>;
  /** Loads them again after the files at these real paths have changed. Undefined when a new bundle is needed. */
  reload(places: ReadonlySet<string>): Promise<LoadedTemplates | undefined>;
  /** Follows the modules of a later bundle. All of their code is known. */
  follow(graph: ModuleGraph): void;
};

/** The digests of the bundle, and those of its modules right after they were adopted. */
type Adopted = { readonly bundle: string; readonly digest: string; readonly parts: PartDigests };

/** `onThrow` is called for each error; only the bundle can explain it with a position. */
function createModuleTemplates(root: string, onThrow: () => void): ModuleTemplates {
  const entry = realpathSync(join(generatorRoot, "src/runtime/renderer.ts"));
  let graph: ModuleGraph = new Map();
  let runner: ModuleRunner | undefined;
  let adopted: Adopted | undefined;

  const update = async (nodes: readonly (readonly [string, ModuleNode])[], runner: ModuleRunner) => {
    const codes = await transformModules(
      root,
      nodes.map(([, node]) => node),
    );
    runner.follow(graph, new Map(nodes.map(([id, node]) => [id, codes.get(node) ?? ""])));
    const { renderer } = runner.run(entry) as { readonly renderer: Renderer };
    return { renderer, digest: runner.digest(), parts: nameParts(renderer, runner) };
  };
  const load = (
    made: Awaited<ReturnType<typeof update>>,
    { bundle, ...before }: Adopted,
  ): LoadedTemplates => {
    const nameOne = (name: string, known: string) => (name === known ? bundle : hashOf("modules", name));
    const { cards, drawings, texts } = made.parts;
    return {
      ...made.renderer,
      digest: nameOne(made.digest, before.digest),
      digests: {
        cards: nameOne(cards, before.parts.cards),
        drawings: nameOne(drawings, before.parts.drawings),
        texts: nameOne(texts, before.parts.texts),
      },
      explainThrow: (error) => {
        onThrow();
        return unexplained(error);
      },
    };
  };

  return {
    adopt: async ({ graph: next, digest, code }) => {
      graph = next;
      runner = createModuleRunner(requireFromSite(root), code.startsWith('"use strict"'));
      const made = await unlessBundleNeeded(update([...graph], runner));
      adopted = made && { bundle: digest, digest: made.digest, parts: made.parts };
      return made && adopted && load(made, adopted);
    },
    reload: async (places) => {
      if (runner === undefined || adopted === undefined) return undefined;
      const changed = [...graph].filter(([, { place }]) => places.has(place));
      const made = await unlessBundleNeeded(update(changed, runner));
      return made && load(made, adopted);
    },
    follow: (next) => {
      graph = next;
      runner?.follow(next, new Map());
    },
  };
}

/** Refuses this build without a message: it is repeated with the bundle. */
function unexplained(error: unknown): Problem {
  return { code: "template/throws", severity: "error", file: "templates/site.ts", message: String(error) };
}

/** The bundle reports every mistake, and with better positions. */
async function unlessBundleNeeded<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch {
    return undefined;
  }
}

function nameParts({ site }: Renderer, runner: ModuleRunner): PartDigests {
  const nameAll = (parts: Readonly<Record<string, unknown>>) => {
    const names = Object.entries(parts).map(([key, part]) => [key, part && runner.identify(part)] as const);
    // A value that no module exports is treated as changed.
    return names.every(([, name]) => name !== undefined) ? JSON.stringify(names) : runner.digest();
  };
  const hasPlugins = Object.keys(site.markdown).length > 0;
  return {
    cards: nameAll(site.cards === undefined ? {} : { draw: site.cards.draw }),
    drawings: nameAll(site.assets.draw === undefined ? {} : { draw: site.assets.draw }),
    texts: nameAll({ ...site.directives, ...(hasPlugins && { "": site.markdown }) }),
  };
}

/**
 * Turns each file into a CommonJS module of its own, with its imports as written. Rejects as esbuild’s `build` does.
 * `root` is the folder of the site.
 */
async function transformModules(
  root: string,
  nodes: readonly ModuleNode[],
): Promise<ReadonlyMap<ModuleNode, string>> {
  const codes = nodes.filter(({ isText }) => !isText);
  const texts = nodes.filter(({ isText }) => isText);
  const made = await Promise.all([transform(root, codes, {}), transform(root, texts, textLoader(texts))]);
  return new Map(made.flat());
}

/**
 * Takes two steps. `build` reads the files itself, and so applies their `tsconfig.json`. `transform` then gets only
 * code, so that default imports behave as in the bundle, whatever `package.json` says about modules.
 */
async function transform(
  root: string,
  nodes: readonly ModuleNode[],
  loader: Readonly<Record<string, "text">>,
): Promise<readonly (readonly [ModuleNode, string])[]> {
  if (nodes.length === 0) return [];
  const { build, transform } = loadBundler();
  const language = languageOfTemplates(root);
  const { outputFiles } = await build({
    ...language,
    absWorkingDir: root,
    entryPoints: nodes.map(({ place }, index) => ({ in: place, out: `${index}` })),
    outdir: ".",
    loader,
    format: "esm",
    minifyWhitespace: false,
    write: false,
  });
  const { platform, target, supported, minifyWhitespace, logLevel } = language;
  const asScript = { format: "cjs", platform, target, supported, minifyWhitespace, logLevel } as const;
  return Promise.all(
    outputFiles.map(async ({ path, text }) => {
      const node = nodes[Number(/(\d+)\.js$/.exec(path)?.[1])];
      if (node === undefined) throw new Error(`esbuild has written ${path}, which belongs to no module.`);
      return [node, text.trim() === "" ? "" : (await transform(text, asScript)).code] as const;
    }),
  );
}

function textLoader(nodes: readonly ModuleNode[]): Readonly<Record<string, "text">> {
  const extensions = nodes.map(({ place }) => /\.[^./\\]+$/.exec(place)?.[0] ?? "");
  return Object.fromEntries(extensions.map((extension) => [extension, "text"]));
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
