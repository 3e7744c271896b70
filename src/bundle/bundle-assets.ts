import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, join, posix } from "node:path";
import type { BuildOptions, BuildResult, Metafile, OutputFile } from "esbuild";
import { location } from "vfile-location";
import type { SiteDefinition } from "../define/define.ts";
import type { StyleImports } from "../define/renderer.ts";
import type { Memory } from "../model/memory/memory.ts";
import { generatorPackages, generatorRoot, packageFolder } from "../store/generator-root.ts";
import { findSiteFile, listFiles } from "../store/read-files.ts";
import { escapeRegExp } from "../text/escape-reg-exp.ts";
import { shownTypes } from "../text/image-endings.ts";
import { say } from "../words/message.ts";
import type { Problem } from "../words/problem.ts";
import { suggest } from "../words/suggest.ts";
import type { BundledAssets } from "./assemble-manifest.ts";
import { isBuildFailure, missingFile, noFile, ownModules, toProblem } from "./bundler.ts";
import { findOutsideInputs, type OutsideInputs } from "./remember-bundle.ts";
import { type ImportedStyle, importedEntries, styleImports } from "./style-imports.ts";
import { styleSheets } from "./style-sheets.ts";
import supportedBrowsers from "./supported-browsers.json" with { type: "json" };

/**
 * Describes the entry points of the asset bundle: the styles, enhancers and islands of a site, in order, and what its
 * templates import. The same description gives the same options for esbuild.
 */
export function describeAssets(
  { styles, styleTransform, enhancers, islands }: AssetSite,
  imported: StyleImports = {},
): string {
  return JSON.stringify([styles, styleTransform, enhancers, islands, imported]);
}

type AssetSite = Pick<SiteDefinition, "styles" | "styleTransform" | "enhancers" | "islands">;

/**
 * The options of esbuild, once for styles and once for scripts: they share nothing, so that either can change alone. A
 * third bundle is for the styles that templates and scripts import, if there are any.
 */
export function assetBundleOptions(site: AssetSite, root: string, memory: Memory) {
  // When two entries have the same name and content, esbuild writes one output and names only one of them.
  const [styles, enhancers] = [site.styles, site.enhancers].map((paths) =>
    paths.map((path, index) => ({ in: `templates/${path}`, out: markEntry(plainName(path), index) })),
  );
  const islands = Object.keys(site.islands).map((name) => ({ in: `island:${name}`, out: name }));
  const shared = sharedOptions(root);
  const sheets = styleSheets({
    root,
    compiler: site.styleTransform === undefined ? undefined : { path: site.styleTransform, memory },
  });
  const css = {
    ...shared,
    conditions: ["style"],
    mainFields: ["style", "main"],
    // Templates and scripts have the names of CSS modules from bundles of their own.
    minify: false,
    minifyWhitespace: true,
    minifySyntax: true,
  } satisfies BuildOptions;
  return {
    styles: { ...css, plugins: [sheets], entryPoints: styles ?? [] },
    scripts: {
      ...shared,
      plugins: [styleImports(root), islandEntries(site.islands, root)],
      entryPoints: [...(enhancers ?? []), ...islands],
    },
    imported: (listed: readonly ImportedStyle[]) => ({
      ...css,
      plugins: [importedEntries(listed, root), sheets],
      entryPoints: listed.map(({ name }, index) => ({
        in: `imported:${name}`,
        out: markEntry(plainName(plainName(name)), index),
      })),
    }),
  };
}

/** What styles and scripts may name by a path. The bundler copies it beside them. */
const keptEndings = ["woff2", "woff", "ttf", "otf", "eot", ...Object.keys(shownTypes)];

function sharedOptions(root: string) {
  return {
    absWorkingDir: root,
    outdir: "assets",
    entryNames: "[name].[hash]",
    chunkNames: "[name].[hash]",
    assetNames: "[name].[hash]",
    alias: {
      ...ownModules,
      react: packageFolder("react"),
      "react-dom": packageFolder("react-dom"),
      // A script that needs one function of the generator imports all of it; tree shaking removes the rest.
      "react-dom/server": join(packageFolder("react-dom"), "server.browser.js"),
      zod: packageFolder("zod"),
    },
    nodePaths: generatorPackages(),
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    target: Object.entries(supportedBrowsers).map(([name, version]) => name + version),
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    loader: Object.fromEntries(keptEndings.map((ending) => [`.${ending}`, "file" as const])),
    minify: true,
    legalComments: "none",
    metafile: true as const,
    logLevel: "silent",
    write: false as const,
  } satisfies BuildOptions;
}

/** Bundled assets, what they were made from, and problems that do not keep them from being made. */
export type AssetBundle = BundledAssets & OutsideInputs & { readonly problems: readonly Problem[] };

/** The combined results of esbuild with these options. */
export async function readAssetBundle(
  root: string,
  runs: readonly Promise<AssetRun | undefined>[],
): Promise<AssetBundle | readonly Problem[]> {
  const ended = await Promise.allSettled(runs);
  const problems = ended.flatMap((end) => {
    if (end.status === "fulfilled")
      return end.value?.warnings.map((message) => toProblem(message, "error", root)) ?? [];
    if (!isBuildFailure(end.reason)) throw end.reason;
    return end.reason.errors.map((message) => {
      // The entry points are named in the site’s definition, which the bundler does not know.
      const wanted = message.location === null ? missingFile.exec(message.text)?.[1] : undefined;
      return wanted === undefined ? toProblem(message, "error", root) : describeMissingEntry(root, wanted);
    });
  });
  // The site may make a warning of these, or nothing: its `checks` say so.
  if (problems.some(({ code }) => code !== "style/unknown")) return problems;
  const made = ended.flatMap((end) => (end.status === "fulfilled" ? (end.value ?? []) : []));
  const named = made.map(nameOutputs);
  return {
    assets: Object.assign({}, ...named.map(({ assets }) => assets)),
    imports: Object.assign({}, ...named.map(({ imports }) => imports)),
    // A picture used by styles and by scripts is one file: its name is its hash.
    files: [...new Map(named.flatMap(({ files }) => files).map((file) => [file.path, file])).values()],
    ...findOutsideInputs({ inputs: Object.assign({}, ...made.map(({ metafile }) => metafile.inputs)) }, root),
    problems,
  };
}

export type AssetRun = BuildResult<{ readonly metafile: true; readonly write: false }>;

const known = new WeakMap<AssetRun, BundledAssets>();

/** In `site dev`, one of the two results is often that of the last build. */
function nameOutputs(run: AssetRun): BundledAssets {
  const before = known.get(run);
  if (before !== undefined) return before;
  const { names, files } = nameByContent(run.outputFiles, run.metafile);
  const publishedName = (output: string) =>
    `assets/${names.get(posix.basename(output)) ?? posix.basename(output)}`;
  const named = {
    ...readMetafile(run.metafile, publishedName),
    files: files.map(({ name, contents }) => ({ path: `assets/${name}`, bytes: contents })),
  };
  known.set(run, named);
  return named;
}

function plainName(path: string): string {
  return basename(path).replace(/\.[^.]+$/, "");
}

/**
 * An island is two modules: a small one that waits until the island is needed, and one with React, its component and
 * the hydration.
 */
function islandEntries(islands: SiteDefinition["islands"], root: string): import("esbuild").Plugin {
  return {
    name: "islands",
    setup(build) {
      build.onResolve({ filter: /^(?:island|live):/ }, ({ path }) => {
        const [namespace = "", name = ""] = path.split(":");
        return { path: name, namespace };
      });
      const runtime = (file: string) => JSON.stringify(join(generatorRoot, "src/runtime", file));
      build.onLoad({ filter: /.*/, namespace: "island" }, ({ path: name }) => ({
        contents: [
          `import { awaitIsland } from ${runtime("await-island.ts")};`,
          `awaitIsland(${JSON.stringify(name)}, () => import(${JSON.stringify(`live:${name}`)}));`,
        ].join("\n"),
        resolveDir: root,
        loader: "ts",
      }));
      build.onLoad({ filter: /.*/, namespace: "live" }, ({ path: name }) => ({
        contents: [
          `import { ${name} } from ${JSON.stringify(`./templates/${islands[name]}`)};`,
          `import { hydrateIsland } from ${runtime("hydrate-island.tsx")};`,
          `export const hydrate = (place) => hydrateIsland(place, ${name});`,
        ].join("\n"),
        resolveDir: root,
        loader: "jsx",
      }));
    },
  };
}

/** Plain names are paths below `templates/`; islands are called `islands/Name`. */
function readMetafile(
  { outputs }: Metafile,
  publishedName: (output: string) => string,
): Pick<BundledAssets, "assets" | "imports"> {
  const assets: Record<string, string> = {};
  const imports: Record<string, readonly string[]> = {};
  for (const [output, { entryPoint, inputs }] of Object.entries(outputs)) {
    const only = Object.keys(inputs);
    const source =
      entryPoint ??
      (output.endsWith(".js") || output.endsWith(".css") || only.length !== 1 ? undefined : only[0]);
    if (source === undefined || source.startsWith("live:")) continue;
    const plain = source
      .replace(/^templates\//, "")
      .replace(/^imported:/, "")
      .replace(/^island:/, "islands/");
    assets[plain] = publishedName(output);
    const chunks = [...staticImports(output, outputs)].map(publishedName).sort();
    if (chunks.length > 0) imports[plain] = chunks;
  }
  return { assets, imports };
}

/** All scripts that `output` imports statically, directly or indirectly. */
function staticImports(output: string, outputs: Metafile["outputs"], found = new Set<string>()): Set<string> {
  for (const { path, kind } of outputs[output]?.imports ?? []) {
    if (kind !== "import-statement" || found.has(path)) continue;
    found.add(path);
    staticImports(path, outputs, found);
  }
  return found;
}

/**
 * The problem of a style, an enhancer or an island that the site’s definition lists and that has no file. `wanted` is
 * its path from the site’s folder.
 */
function describeMissingEntry(root: string, wanted: string): Problem {
  const name = withoutFolder(wanted);
  const file = `templates/${basename(findSiteFile(root) ?? "site.ts")}`;
  const files = listFiles(join(root, "templates"), "templates");
  const near = suggest(
    name,
    files.map(({ path }) => withoutFolder(path)),
  );
  return {
    code: "template/syntax",
    severity: "error",
    file,
    ...placeIn(join(root, file), name),
    message: say("template/syntax.missing", { wanted }),
    hint: near === undefined ? noFile : say("near-word", { word: near }),
  };
}

function withoutFolder(path: string): string {
  return path.replace(/^templates\//, "");
}

/** Where the name is written in the file. Nothing where it is computed. */
function placeIn(path: string, name: string): Pick<Problem, "at"> {
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  const offset = text.indexOf(name);
  const { line, column } = location(text).toPoint(offset) ?? {};
  return line === undefined || column === undefined ? {} : { at: { line, column, length: name.length } };
}

/**
 * Names each output of the bundler by its content and that of its imports only: the bundler’s own hashes also depend on
 * the folders in which it runs.
 */
function nameByContent(outputs: readonly OutputFile[], metafile: Metafile) {
  const files = new Map(
    outputs.map((file) => [posix.basename(file.path.replaceAll("\\", "/")), file.contents]),
  );
  const given = [...files.keys()];
  const plain = new Map(
    given.map((name) => [
      name,
      name.replace(/^entry-\d+\./, "").replace(/\.[A-Z0-9]{8}(?=\.[a-z0-9]+$)/, ""),
    ]),
  );
  const imports = new Map(
    Object.entries(metafile.outputs).map(([path, { imports }]) => [
      posix.basename(path),
      imports.map((each) => posix.basename(each.path)).filter((name) => files.has(name)),
    ]),
  );
  const rename = createRenamer(given);
  const bare = new Map([...files].map(([name, contents]) => [name, rename(contents, name, plain)]));
  const final = new Map(
    given.map((name) => {
      const hash = createHash("sha256");
      for (const each of [name, ...closure(name, imports)]) hash.update(bare.get(each) ?? "");
      const { name: stem, ext } = posix.parse(plain.get(name) ?? name);
      return [name, `${stem}.${hash.digest("hex").slice(0, 10)}${ext}`];
    }),
  );
  // Outputs with the same name have the same content, because it is part of the name.
  const named = new Map(
    [...files].map(([name, contents]) => [final.get(name) ?? name, rename(contents, name, final)]),
  );
  return {
    /** From the bundler’s name to the final one. */
    names: final,
    files: [...named].map(([name, contents]) => ({ name, contents })),
  };
}

/** Marks entries with the same name until `nameByContent` names them; it removes the mark. */
function markEntry(name: string, index: number): string {
  return `entry-${index}.${name}`;
}

/** Everything that `name` imports, directly or indirectly, in the order of the imports, without itself. */
function closure(name: string, imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const found = new Set<string>();
  const follow = (each: string) => {
    for (const next of imports.get(each) ?? []) {
      if (next === name || found.has(next)) continue;
      found.add(next);
      follow(next);
    }
  };
  follow(name);
  return [...found];
}

/** Scripts and styles refer to other files; fonts and images do not. */
function createRenamer(given: readonly string[]) {
  // Of two names with the same beginning, the longer one is tried first.
  const longestFirst = [...given].sort((a, b) => b.length - a.length);
  const anyName = new RegExp(longestFirst.map(escapeRegExp).join("|"), "g");
  return (contents: Uint8Array, name: string, names: ReadonlyMap<string, string>): Uint8Array => {
    if (!/\.(?:js|css)$/.test(name)) return contents;
    const text = Buffer.from(contents).toString();
    return Buffer.from(text.replace(anyName, (found) => names.get(found) ?? found));
  };
}
