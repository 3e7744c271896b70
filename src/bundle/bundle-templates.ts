import { isUtf8 } from "node:buffer";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BuildOptions, BuildResult } from "esbuild";
import { digestsOfAll, type LoadedTemplates, type StyleImports } from "../define/renderer.ts";
import { describeNotUtf8 } from "../model/describe-not-utf8.ts";
import { hashOf } from "../model/memory/hash.ts";
import { generatorPackages, generatorRoot } from "../store/generator-root.ts";
import type { DiskMemory } from "../store/memory.ts";
import { findSiteFile, readFiles } from "../store/read-files.ts";
import { say } from "../words/message.ts";
import type { Problem, Report } from "../words/problem.ts";
import { isBuildFailure, loadBundler, ownModules, toProblem } from "./bundler.ts";
import { findOutsideInputs, type OutsideInputs, rememberBundle, templatesKey } from "./remember-bundle.ts";
import {
  bundlePath,
  compileTemplates,
  createExplainThrow,
  runTemplates,
  sharedPackages,
} from "./run-templates.ts";
import { findStyleImports, styleImports } from "./style-imports.ts";

/** `inputs` is the `templatesKey` of the code. */
type TemplatesBundle = { readonly code: string; readonly inputs: string };

/**
 * Bundles and runs the site’s templates. The bundle is remembered by all files that it is made from. Undefined, with
 * problems, when it cannot be made or run.
 */
export async function loadTemplates(
  root: string,
  memory: DiskMemory,
  report: Report,
): Promise<(LoadedTemplates & Pick<OutsideInputs, "outside"> & TemplatesBundle) | undefined> {
  const entry = requireSiteFile(root, report);
  if (entry === undefined) return undefined;
  const inputs = templatesKey(root);
  const bundle = await rememberBundle(root, memory, { kind: "templates", asked: "", inputs }, () =>
    bundleTemplates(root, entry),
  );
  for (const problem of "problems" in bundle ? bundle.problems : bundle) report(problem);
  if (!("problems" in bundle)) return undefined;

  const explainThrow = createExplainThrow(bundle.map, bundlePath(root), root);
  const digest = hashOf(bundle.code);
  try {
    const renderer = runTemplates(compileTemplates(bundle.code, root), root);
    const { code, outside, styleImports } = bundle;
    const digests = digestsOfAll(digest);
    return { ...renderer, digest, digests, styleImports, explainThrow, outside, code, inputs };
  } catch (error) {
    report(explainThrow(error, say("doing.load")));
    return undefined;
  }
}

/** Like `findSiteFile`, but reports a problem when there is neither. */
export function requireSiteFile(root: string, report: Report): string | undefined {
  const entry = findSiteFile(root);
  if (entry === undefined) {
    report({
      code: "template/no-site",
      severity: "error",
      file: "templates/site.ts",
      message: say("template/no-site"),
      hint: say("template/no-site.hint"),
    });
  }
  return entry;
}

export type TemplateBundle = OutsideInputs & {
  /** A CommonJS module that exports a `Renderer` and requires the shared packages. */
  readonly code: string;
  /** Its source map, version 3, sources relative to the site’s root. */
  readonly map: string;
  readonly styleImports: StyleImports;
  readonly problems: readonly Problem[];
};

/**
 * Bundles `templates/site.ts` with the generator’s components into one module that needs only the packages that all
 * templates share.
 */
export async function bundleTemplates(
  root: string,
  entry: string,
): Promise<TemplateBundle | readonly Problem[]> {
  const { build } = loadBundler();
  return readTemplateBundle(root, () => build(templateBundleOptions(root, entry)));
}

/** The options of esbuild; `entry` is the absolute path of `templates/site.ts`. */
export function templateBundleOptions(root: string, entry: string) {
  return {
    ...languageOfTemplates(root),
    absWorkingDir: root,
    entryPoints: { renderer: join(generatorRoot, "src/runtime/renderer.ts") },
    outdir: "renderer",
    plugins: [styleImports(root)],
    alias: {
      "charpente:site": entry,
      ...ownModules,
    },
    external: Object.keys(sharedPackages),
    nodePaths: generatorPackages(),
    bundle: true,
    format: "cjs",
    mainFields: ["module", "main"],
    sourcemap: "external",
    sourcesContent: false,
    metafile: true,
    write: false,
  } as const satisfies BuildOptions;
}

/** How files of templates are compiled, separately or as a bundle. */
export function languageOfTemplates(root: string) {
  return {
    platform: "node",
    target: "node20",
    // Code that was compiled in advance cannot use `import()`.
    supported: { "dynamic-import": false },
    jsx: "automatic",
    define: {
      "process.env.NODE_ENV": '"production"',
      "import.meta.url": JSON.stringify(pathToFileURL(bundlePath(root)).href),
    },
    keepNames: true,
    // Node reads the bundle at every build. Positions are those of the sources, by the source map.
    minifyWhitespace: true,
    legalComments: "none",
    logLevel: "silent",
  } as const satisfies BuildOptions;
}

/** The result of a run of esbuild with these options. */
export async function readTemplateBundle(
  root: string,
  run: () => Promise<BuildResult<{ readonly metafile: true; readonly write: false }>>,
): Promise<TemplateBundle | readonly Problem[]> {
  // esbuild would put U+FFFD in place of every wrong byte.
  const unreadable = readFiles(join(root, "templates"), "templates").filter(
    ({ path, bytes }) => /\.(?:[cm]?[jt]sx?|css|json|svg|txt)$/.test(path) && !isUtf8(bytes),
  );
  if (unreadable.length > 0) return unreadable.map(({ path, bytes }) => describeNotUtf8(path, bytes));
  try {
    const result = await run();
    const textOf = (extension: string) =>
      result.outputFiles.find((file) => file.path.endsWith(extension))?.text ?? "";
    return {
      code: textOf(".js"),
      map: textOf(".js.map"),
      ...findOutsideInputs(result.metafile, root),
      styleImports: findStyleImports(result.metafile),
      problems: result.warnings.map((message) => toProblem(message, "warning", root)),
    };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    return error.errors.map((message) => toProblem(message, "error", root));
  }
}
