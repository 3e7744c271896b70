import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Message, Plugin } from "esbuild";
import type { Memory } from "../model/memory/memory.ts";
import { say } from "../words/message.ts";
import type { Problem } from "../words/problem.ts";
import { compileStyle, loadStyleCompiler, type StyleCompiler } from "./compile-style.ts";
import { fileOfInput, nameInput, toModule } from "./input-names.ts";
import { findUnknownRules } from "./unknown-rules.ts";

/** The path of a style sheet, whoever compiles it. */
export const styleEnding = /\.(?:css|pcss|postcss|scss|sass|less|styl)$/;

type StyleOptions = {
  /** Absolute folder of the site. */
  readonly root: string;
  /** Compiles the style sheets of the site. `path` is that of its module below `templates/`. */
  readonly compiler?: { readonly path: string; readonly memory: Memory } | undefined;
};

/**
 * Reads style sheets: those of the site as its own compiler makes them, CSS modules under a name of their own. Warns of
 * what no browser knows.
 */
export function styleSheets({ root, compiler }: StyleOptions): Plugin {
  return {
    name: "style-sheets",
    setup(build) {
      /** Files and folders from which a compiler has made styles. */
      const inputs = new Set<string>();
      let loading: Promise<StyleCompiler | readonly Problem[]> | undefined;
      build.onStart(() => {
        inputs.clear();
        loading = undefined;
      });
      const compile = async (file: string, source: Uint8Array) => {
        if (compiler === undefined || isOfPackage(file)) return undefined;
        loading ??= loadStyleCompiler(root, compiler.path);
        const loaded = await loading;
        if (!("transform" in loaded)) return loaded;
        const compiled = await compileStyle({ file, source, root, memory: compiler.memory }, loaded);
        if ("outside" in compiled)
          for (const path of [...loaded.files, ...compiled.outside]) inputs.add(path);
        return compiled;
      };
      const read = async (file: string) => {
        const source = readFileSync(file);
        const compiled = await compile(file, source);
        if (compiled !== undefined && !("outside" in compiled)) return { errors: compiled.map(toMessage) };
        if (compiled?.css === undefined && !file.endsWith(".css")) return undefined;
        const css = compiled?.css ?? source.toString();
        return {
          contents: compiled?.css ?? source,
          loader: file.endsWith(".module.css") ? ("local-css" as const) : ("css" as const),
          resolveDir: dirname(file),
          warnings: reportUnknown(css, source.toString(), nameInput(file, root)).map(toMessage),
        };
      };
      build.onResolve({ filter: /\.module\.css$/ }, async ({ path, pluginData, with: _, ...asked }) => {
        if (pluginData === asIs || !moduleImports.has(asked.kind)) return undefined;
        const { errors, path: place } = await build.resolve(path, { ...asked, pluginData: asIs });
        return errors.length > 0 ? { errors } : toModule(nameInput(place, root));
      });
      build.onLoad({ filter: /.*/, namespace: "module" }, ({ path }) =>
        read(fileOfInput(`module:${path}`, root)),
      );
      if (compiler !== undefined) build.onLoad({ filter: styleEnding }, ({ path }) => read(path));
      const checked = new Map<string, { readonly source: string; readonly problems: readonly Problem[] }>();
      build.onEnd(({ metafile, warnings }) => {
        if (metafile === undefined) return;
        for (const path of inputs) metafile.inputs[nameInput(path, root)] ??= { bytes: 0, imports: [] };
        if (compiler !== undefined) return;
        // Without a compiler, esbuild reads the files itself, and in `site dev` only those that have changed.
        const names = Object.keys(metafile.inputs).filter((name) => /^[^:]+\.css$/.test(name));
        for (const name of names) {
          const source = readFileSync(fileOfInput(name, root), "utf8");
          const known = checked.get(name);
          const problems = known?.source === source ? known.problems : reportUnknown(source, source, name);
          checked.set(name, { source, problems });
          warnings.push(...problems.map(toMessage));
        }
      });
    },
  };
}

/** Keeps the plug-in from resolving its own question. */
const asIs = Symbol("asIs");

const moduleImports: ReadonlySet<string> = new Set(["import-rule", "composes-from"]);

function isOfPackage(file: string): boolean {
  return /[/\\]node_modules[/\\]/.test(file);
}

/** esbuild carries problems as they are; see `toProblem`. */
function toMessage(problem: Problem): Message {
  return { id: "", pluginName: "", text: problem.code, location: null, notes: [], detail: problem };
}

/**
 * The rules that no browser knows, at their places in `source`: in what a compiler has made of it, they are elsewhere.
 */
function reportUnknown(css: string, source: string, file: string): readonly Problem[] {
  const written = css === source ? undefined : findUnknownRules(source);
  return findUnknownRules(css).map(({ name, count, at }) => {
    const place = written === undefined ? at : written.find((rule) => rule.name === name)?.at;
    return {
      code: "style/unknown",
      severity: "error",
      file,
      ...(place && { at: place }),
      message: say("style/unknown", { rule: name, count }),
      hint: written === undefined ? say("style/unknown.hint") : say("style/unknown.compiled.hint"),
    };
  });
}
