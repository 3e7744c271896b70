import { dirname } from "node:path";
import type { ImportKind, Metafile, Plugin } from "esbuild";
import type { SiteDefinition } from "../define/define.ts";
import type { StyleImports } from "../define/renderer.ts";
import { importedStyles, styleOf } from "../model/model.ts";
import { isBuildFailure, loadBundler } from "./bundler.ts";
import { fileOfInput, nameInput, toModule } from "./input-names.ts";
import { styleEnding, styleSheets } from "./style-sheets.ts";

/**
 * What `import` of a style sheet gives templates and scripts: the names of the classes of a CSS module, and nothing of
 * another. The CSS itself is bundled afterwards; see `listImportedStyles`.
 */
export function styleImports(root: string): Plugin {
  return {
    name: "style-imports",
    setup(build) {
      build.onResolve({ filter: styleEnding }, async ({ path, with: attributes, pluginData, ...asked }) => {
        if (pluginData === asIs || !scriptImports.has(asked.kind) || attributes.type === "text")
          return undefined;
        const { errors, path: place } = await build.resolve(path, { ...asked, pluginData: asIs });
        return errors.length > 0 ? { errors } : { path: nameInput(place, root), namespace: "style" };
      });
      build.onLoad({ filter: /.*/, namespace: "style" }, ({ path }) =>
        path.endsWith(".module.css") ? loadNames(path, root) : { contents: "export {};" },
      );
    },
  };
}

/** Keeps the plug-in from resolving its own question. */
const asIs = Symbol("asIs");

const scriptImports: ReadonlySet<ImportKind> = new Set([
  "import-statement",
  "dynamic-import",
  "require-call",
]);

/**
 * The names come from the file as it is written: templates are bundled before the site, which says how its styles are
 * compiled, is known.
 */
async function loadNames(path: string, root: string) {
  const place = fileOfInput(`style:${path}`, root);
  const onlyNames: Plugin = {
    name: "module-names",
    setup(build) {
      build.onResolve({ filter: /^\.\/it$/ }, () => toModule(path));
      build.onResolve({ filter: /.*/ }, ({ kind, path }) =>
        kind === "url-token" || kind === "import-rule" ? { path, external: true } : undefined,
      );
    },
  };
  try {
    const { outputFiles, metafile } = await loadBundler().build({
      stdin: {
        contents: `export * from "./it"; export { default } from "./it";`,
        resolveDir: dirname(place),
      },
      absWorkingDir: root,
      plugins: [onlyNames, styleSheets({ root })],
      bundle: true,
      format: "esm",
      outdir: ".",
      write: false,
      metafile: true,
      logLevel: "silent",
    });
    // A module that lends this one its classes comes first, and its changes may change the names.
    const lenders = Object.keys(metafile.inputs)
      .filter((input) => input.startsWith("module:"))
      .map((input) => fileOfInput(input, root))
      .filter((file) => file !== place);
    const names = outputFiles.find((file) => file.path.endsWith(".js"))?.text ?? "";
    return {
      contents: [...lenders.map((file) => `import ${JSON.stringify(file)};`), names].join("\n"),
      resolveDir: dirname(place),
    };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    return { errors: error.errors };
  }
}

/** The imports of a bundle that are style sheets or lead to them. */
export function findStyleImports({ inputs, outputs }: Metafile): StyleImports {
  const importers = new Map<string, string[]>();
  for (const [name, { imports }] of Object.entries(inputs))
    for (const { path } of imports) importers.set(path, [...(importers.get(path) ?? []), name]);
  const leading = new Set(Object.keys(inputs).filter((name) => name.startsWith("style:")));
  for (const name of leading) for (const importer of importers.get(name) ?? []) leading.add(importer);
  const listed = [...leading].map((name) => [
    name,
    inputs[name]?.imports.map(({ path }) => path).filter((path) => leading.has(path)) ?? [],
  ]);
  const entries = Object.values(outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
  return leading.size === 0
    ? {}
    : { ...Object.fromEntries(listed), "": entries.filter((entry) => leading.has(entry)) };
}

/** A style sheet of imported ones: its plain name, and their names in esbuild, in the order of the imports. */
export type ImportedStyle = { readonly name: string; readonly styles: readonly string[] };

/**
 * One style sheet for every page, of what templates import, and one for each island and enhancer. What only an island
 * imports is not part of the first, although templates import the island.
 */
export function listImportedStyles(
  { islands, enhancers }: Pick<SiteDefinition, "islands" | "enhancers">,
  templates: StyleImports,
  scripts: StyleImports,
): readonly ImportedStyle[] {
  const files = Object.values(islands).map((path) => `templates/${path}`);
  return [
    { name: importedStyles, styles: collect(templates, "", new Set(files)) },
    ...Object.keys(islands).map((name) => ({
      name: styleOf(`islands/${name}`),
      styles: collect(scripts, `island:${name}`),
    })),
    ...enhancers.map((path) => ({ name: styleOf(path), styles: collect(scripts, `templates/${path}`) })),
  ].filter(({ styles }) => styles.length > 0);
}

/** The style sheets that a module imports, in the order in which the imports run. `seen` is left out. */
function collect(imports: StyleImports, module: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const own = module.startsWith("style:") ? [module] : [];
  return [...(imports[module] ?? []).flatMap((next) => collect(imports, next, seen)), ...own];
}

/** The entry points of these style sheets, and the plug-in that writes them. */
export function importedEntries(sheets: readonly ImportedStyle[], root: string): Plugin {
  return {
    name: "imported-styles",
    setup(build) {
      build.onResolve({ filter: /^imported:/ }, ({ path }) => ({
        path: path.slice("imported:".length),
        namespace: "imported",
      }));
      build.onLoad({ filter: /.*/, namespace: "imported" }, ({ path }) => ({
        contents: sheets
          .filter(({ name }) => name === path)
          .flatMap(({ styles }) => styles.map((style) => `@import ${JSON.stringify(style)};`))
          .join("\n"),
        loader: "css",
        resolveDir: root,
      }));
      build.onResolve({ filter: /^style:/ }, ({ path }) =>
        path.endsWith(".module.css")
          ? toModule(path.slice("style:".length))
          : { path: fileOfInput(path, root) },
      );
    },
  };
}
