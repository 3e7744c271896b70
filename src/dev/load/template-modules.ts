import { realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Metafile } from "esbuild";
import { languageOfTemplates } from "../../bundle/bundle-templates.ts";
import { loadBundler } from "../../bundle/bundler.ts";
import { type CommonJs, compileCommonJs, requireFromSite } from "../../bundle/run-templates.ts";
import type { Surroundings } from "../../bundle/surroundings.ts";
import type { LoadedTemplates, PartDigests, Renderer } from "../../define/renderer.ts";
import { hashOf } from "../../model/memory/hash.ts";
import { generatorRoot } from "../../store/generator-root.ts";
import type { Problem } from "../../words/problem.ts";

/** The templates of a site. After a change, only the affected modules run again. */
export type ModuleTemplates = {
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
export function createModuleTemplates(
  root: string,
  surroundings: Surroundings,
  onThrow: () => void,
): ModuleTemplates {
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
    const { renderer } = surroundings.notes.load(() => runner.run(entry)) as { readonly renderer: Renderer };
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
      runner = createModuleRunner(
        surroundings,
        requireFromSite(root, surroundings),
        code.startsWith('"use strict"'),
      );
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

/** Thrown for a module that only a bundle can run correctly. */
export class NeedsBundle extends Error {}

type Exports = Readonly<Record<string, unknown>>;
type Code = { readonly text: string; readonly digest: string; readonly run: CommonJs };

/** Runs modules. After a change, only the modules that it affects run again: all other values stay the same objects. */
export type ModuleRunner = {
  /**
   * Sets the modules of the next run, and forgets the others. The code of each must be in `codes`, now or in an earlier
   * call.
   */
  follow(graph: ModuleGraph, codes: ReadonlyMap<string, string>): void;
  /**
   * Returns the exports of a module. Throws the errors of modules and `NeedsBundle`. After an error, all modules run
   * again.
   */
  run(id: string): Exports;
  /** Identifies all code. */
  digest(): string;
  /**
   * Identifies a value by its export, and by the code of its module with all direct and indirect imports. Undefined for
   * a value that no module exports.
   */
  identify(value: unknown): string | undefined;
};

/** `requirePackage` loads packages and modules of Node. `isStrict` says whether the bundle runs in strict mode, as modules then do too. */
export function createModuleRunner(
  surroundings: Surroundings,
  requirePackage: (name: string) => unknown,
  isStrict: boolean,
): ModuleRunner {
  let graph: ModuleGraph = new Map();
  const codes = new Map<string, Code>();
  const ran = new Map<string, { exports: Exports }>();
  /**
   * The module that exports each value. A module runs before those that re-export its values, so the first one counts.
   */
  let origins = new WeakMap<object, { readonly id: string; readonly name: string }>();

  const runModule = (id: string): Exports => {
    const known = ran.get(id);
    if (known !== undefined) return known.exports;
    const [node, code] = [graph.get(id), codes.get(id)];
    if (node === undefined || code === undefined) throw new NeedsBundle(`${id} is not known`);
    const module: { exports: Exports } = { exports: {} };
    ran.set(id, module);
    code.run(module.exports, (name) => requireFrom(node, name), module);
    // A module without exports exists for its side effects, which cannot be undone.
    if (code.text !== "" && Object.keys(module.exports).length === 0)
      throw new NeedsBundle(`${id} exports nothing`);
    for (const [name, value] of Object.entries(module.exports))
      if (isObject(value) && !origins.has(value)) origins.set(value, { id, name });
    return module.exports;
  };
  const requireFrom = (node: ModuleNode, name: string): unknown => {
    const target = node.imports.get(name);
    if (target === undefined) throw new NeedsBundle(`${node.place} asks for ${name}`);
    return target.kind === "package" ? requirePackage(target.name) : runModule(target.id);
  };
  const compile = (id: string, text: string) =>
    compileCommonJs(isStrict ? `"use strict";${text}` : text, id, surroundings);
  const forget = (id: string, importers: ReadonlyMap<string, readonly string[]>): void => {
    if (!ran.delete(id)) return;
    for (const importer of importers.get(id) ?? []) forget(importer, importers);
  };

  return {
    follow: (next, fresh) => {
      const stale = [...codes.keys()].filter((id) => !next.has(id));
      for (const [id, text] of fresh) {
        if (codes.get(id)?.text === text) continue;
        codes.set(id, { text, digest: hashOf(text), run: compile(id, text) });
        stale.push(id);
      }
      for (const [id, node] of next) if (haveOtherTargets(node, graph.get(id))) stale.push(id);
      const importers = findImporters(graph);
      for (const id of stale) forget(id, importers);
      for (const id of codes.keys()) if (!next.has(id)) codes.delete(id);
      graph = next;
    },
    run: (id) => {
      try {
        return runModule(id);
      } catch (error) {
        ran.clear();
        origins = new WeakMap();
        throw error;
      }
    },
    digest: () => nameCodes([...graph.keys()], codes),
    identify: (value) => {
      const origin = isObject(value) ? origins.get(value) : undefined;
      return origin && hashOf(origin.id, origin.name, nameCodes(reach(origin.id, graph), codes));
    },
  };
}

function isObject(value: unknown): value is object {
  return (typeof value === "object" && value !== null) || typeof value === "function";
}

function haveOtherTargets(node: ModuleNode, before: ModuleNode | undefined): boolean {
  // Most saves do not change the graph.
  return (
    node !== before && JSON.stringify([...node.imports]) !== JSON.stringify([...(before?.imports ?? [])])
  );
}

function findImporters(graph: ModuleGraph): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const [id, { imports }] of graph) {
    for (const target of imports.values()) {
      if (target.kind === "package") continue;
      const known = importers.get(target.id);
      if (known === undefined) importers.set(target.id, [id]);
      else known.push(id);
    }
  }
  return importers;
}

/** A module and everything that it imports, directly or indirectly. */
function reach(id: string, graph: ModuleGraph, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const target of graph.get(id)?.imports.values() ?? [])
    if (target.kind === "module") reach(target.id, graph, found);
  return found;
}

function nameCodes(ids: Iterable<string>, codes: ReadonlyMap<string, Code>): string {
  return hashOf(...[...ids].sort().flatMap((id) => [id, codes.get(id)?.digest ?? ""]));
}

/** A file in the bundle of templates, as other files import it. */
export type ModuleNode = {
  /** The real path of the file. */
  readonly place: string;
  /** True when it is imported as text. */
  readonly isText: boolean;
  /** Its imports as written, and the module that each leads to. */
  readonly imports: ReadonlyMap<string, ModuleTarget>;
};

export type ModuleTarget =
  | { readonly kind: "module"; readonly id: string }
  /** An import that is not part of the bundle. */
  | { readonly kind: "package"; readonly name: string };

/** By their ids: see `moduleId`. */
export type ModuleGraph = ReadonlyMap<string, ModuleNode>;

/** One file may be two modules: its code, and its text. */
export function moduleId(place: string, isText = false): string {
  return isText ? `${place}?text` : place;
}

/**
 * The modules of a bundle, as esbuild resolved them. Undefined when some cannot be run separately with the same result:
 * CommonJS, other import attributes, modules of a plugin. `root` is the real path of the folder that the bundle was
 * made from.
 */
export function readModuleGraph({ inputs }: Pick<Metafile, "inputs">, root: string): ModuleGraph | undefined {
  const graph = new Map<string, ModuleNode>();
  for (const [path, input] of Object.entries(inputs)) {
    if (path === runtime) continue;
    const isText = input.with?.type === "text";
    const isPlain = input.with === undefined || isText;
    if (path.startsWith("style:")) return undefined;
    const isModule = input.format === "esm" || isText || path.endsWith(".json") || input.bytes === 0;
    const imports = readImports(input.imports, root);
    if (!isPlain || !isModule || imports === undefined) return undefined;
    const place = resolve(root, path);
    graph.set(moduleId(place, isText), { place, isText, imports });
  }
  // esbuild lists a file once even if it is imported as code and as text, so one of its two modules may be missing.
  const targets = [...graph.values()].flatMap(({ imports }) => [...imports.values()]);
  return targets.every((target) => target.kind === "package" || graph.has(target.id)) ? graph : undefined;
}

/** The module name that esbuild uses for its own helpers. */
const runtime = "<runtime>";

type Import = Metafile["inputs"][string]["imports"][number];

function readImports(
  imports: readonly Import[],
  root: string,
): ReadonlyMap<string, ModuleTarget> | undefined {
  const targets = new Map<string, ModuleTarget>();
  for (const { path, kind, external, original, with: attributes } of imports) {
    if (path === runtime) continue;
    if (kind !== "import-statement" && kind !== "dynamic-import") return undefined;
    const target: ModuleTarget = external
      ? { kind: "package", name: path }
      : { kind: "module", id: moduleId(resolve(root, path), attributes?.type === "text") };
    const name = original ?? path;
    const known = targets.get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(target)) return undefined;
    targets.set(name, target);
  }
  return targets;
}
