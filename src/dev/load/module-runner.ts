import { wrapCommonJs } from "../../bundle/run-templates.ts";
import { hashOf } from "../../model/memory/hash.ts";
import type { ModuleGraph, ModuleNode } from "./read-module-graph.ts";

/** Thrown for a module that only a bundle can run correctly. */
export class NeedsBundle extends Error {}

type Exports = Readonly<Record<string, unknown>>;
type Factory = (exports: Exports, require: (name: string) => unknown, module: { exports: Exports }) => void;
type Code = { readonly text: string; readonly digest: string; readonly run: Factory };

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

/** `requirePackage` loads packages. `isStrict` says whether the bundle runs in strict mode, as modules then do too. */
export function createModuleRunner(
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
  const forget = (id: string, importers: ReadonlyMap<string, readonly string[]>): void => {
    if (!ran.delete(id)) return;
    for (const importer of importers.get(id) ?? []) forget(importer, importers);
  };

  return {
    follow: (next, fresh) => {
      const stale = [...codes.keys()].filter((id) => !next.has(id));
      for (const [id, text] of fresh) {
        if (codes.get(id)?.text === text) continue;
        codes.set(id, { text, digest: hashOf(text), run: compile(id, text, isStrict) });
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

function compile(id: string, text: string, isStrict: boolean): Factory {
  return wrapCommonJs(isStrict ? `"use strict";${text}` : text, id).runInThisContext() as Factory;
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
