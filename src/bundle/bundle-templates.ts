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
import { bundlePath, createExplainThrow, mapBundle, runTemplates, sharedPackages } from "./run-templates.ts";
import { findStyleImports, styleImports } from "./style-imports.ts";
import type { Surroundings } from "./surroundings.ts";

/** Templates, and the files that they use besides `templates/` and the generator: absolute paths. */
export type BundledTemplates = LoadedTemplates & Pick<OutsideInputs, "outside">;

/** The templates, their bundle, and the `templatesKey` of its files. */
type TemplatesOfBuild = BundledTemplates & Pick<TemplateBundle, "code" | "map"> & { readonly inputs: string };

/**
 * Bundles and runs the site’s templates. The bundle is remembered by all files that it is made from. Undefined, with
 * problems, when it cannot be made or run.
 */
export async function loadTemplates(
  root: string,
  memory: DiskMemory,
  report: Report,
  surroundings: Surroundings,
): Promise<TemplatesOfBuild | undefined> {
  const inputs = templatesKey(root);
  const bundle = await requireBundle(root, report, (entry) =>
    rememberBundle(root, memory, { kind: "templates", asked: "", inputs }, () =>
      bundleTemplates(root, entry),
    ),
  );
  const loaded = bundle && runBundle(bundle, root, report, surroundings);
  return bundle && loaded && { ...loaded, code: bundle.code, map: bundle.map, inputs };
}

/** Adds what templates are known to read to their digests, for the next build. `now` is its moment. */
export function nameReads<Loaded extends LoadedTemplates>(
  loaded: Loaded,
  { notes }: Surroundings,
  now: Date,
): Loaded {
  const { digest, digests, site, renderPage, renderItem } = loaded;
  const { reads, name } = notes.seal(digest, now, Object.keys(site.environment));
  const { cards, drawings, texts } = digests;
  return {
    ...loaded,
    renderPage: (...given) => notes.draw(() => renderPage(...given)),
    renderItem: (...given) => notes.draw(() => renderItem(...given)),
    reads,
    digest: name(digest),
    digests: { cards: name(cards), drawings: name(drawings), texts: name(texts) },
  };
}

/** Reports what `make` finds in the templates. Undefined when there is no bundle. */
export async function requireBundle(
  root: string,
  report: Report,
  make: (entry: string) => Promise<TemplateBundle | readonly Problem[]>,
): Promise<TemplateBundle | undefined> {
  const entry = requireSiteFile(root, report);
  if (entry === undefined) return undefined;
  const made = await make(entry);
  for (const problem of "problems" in made ? made.problems : made) report(problem);
  return "problems" in made ? made : undefined;
}

/** Turns errors of a bundle into problems. */
export function explainThrowIn({ map }: TemplateBundle, root: string): LoadedTemplates["explainThrow"] {
  return createExplainThrow(map, bundlePath(root), root);
}

/** Runs a bundle. Undefined, with a problem, when the templates throw. */
export function runBundle(
  bundle: TemplateBundle,
  root: string,
  report: Report,
  surroundings: Surroundings,
): BundledTemplates | undefined {
  const { code, map, outside, styleImports } = bundle;
  const explainThrow = explainThrowIn(bundle, root);
  surroundings.codes.set(bundlePath(root), mapBundle(map, root));
  try {
    const digest = hashOf(code);
    const renderer = runTemplates(code, root, surroundings);
    return { ...renderer, digest, digests: digestsOfAll(digest), explainThrow, outside, styleImports };
  } catch (error) {
    report(explainThrow(error, say("doing.load")));
    return undefined;
  }
}

/** Like `findSiteFile`, but reports a problem when there is neither. */
function requireSiteFile(root: string, report: Report): string | undefined {
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

/** The result of esbuild with the options of templates. */
type TemplateRun = BuildResult<{ readonly metafile: true; readonly write: false }>;

/**
 * Bundles the site’s file `entry`, an absolute path, with the generator’s components into one module that needs only
 * the packages that all templates share. `bundle` runs esbuild.
 */
export async function bundleTemplates(
  root: string,
  entry: string,
  bundle: (options: TemplateOptions) => Promise<TemplateRun> = (options) => loadBundler().build(options),
): Promise<TemplateBundle | readonly Problem[]> {
  // esbuild would put U+FFFD in place of every wrong byte.
  const unreadable = readFiles(join(root, "templates"), "templates").filter(
    ({ path, bytes }) => /\.(?:[cm]?[jt]sx?|css|json|svg|txt)$/.test(path) && !isUtf8(bytes),
  );
  if (unreadable.length > 0) return unreadable.map(({ path, bytes }) => describeNotUtf8(path, bytes));
  try {
    const result = await bundle(templateOptions(root, entry));
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

type TemplateOptions = ReturnType<typeof templateOptions>;

function templateOptions(root: string, entry: string) {
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
