import { resolve } from "node:path";
import type { Metafile } from "esbuild";

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
