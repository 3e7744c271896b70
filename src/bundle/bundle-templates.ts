import { isUtf8 } from "node:buffer";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { BuildFailure, BuildOptions, BuildResult, Message } from "esbuild";
import { describeNotUtf8 } from "../model/describe-not-utf8.ts";
import { generatorPackages, generatorRoot } from "../store/generator-root.ts";
import { readFiles } from "../store/read-files.ts";
import { say } from "../words/message.ts";
import type { Problem } from "../words/problem.ts";
import { adviseOn, missingFile, noFile } from "./advise-on.ts";
import { loadBundler } from "./load-bundler.ts";
import { placeInEditor } from "./place-in-editor.ts";
import { importedStyle, refuseStyleImports } from "./refuse-style-imports.ts";
import { findOutsideInputs, type OutsideInputs } from "./remember-bundle.ts";
import { bundlePath } from "./run-templates.ts";
import { sharedPackages } from "./shared-packages.ts";

export type TemplateBundle = OutsideInputs & {
  /** A CommonJS module that exports a `Renderer` and requires the shared packages. */
  readonly code: string;
  /** Its source map, version 3, sources relative to the site’s root. */
  readonly map: string;
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
    plugins: [refuseStyleImports],
    alias: {
      "charpente:site": entry,
      charpente: join(generatorRoot, "src/index.ts"),
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
      problems: result.warnings.map((message) => toProblem(message, "warning", root)),
    };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    return error.errors.map((message) => toProblem(message, "error", root));
  }
}

/** True for the error that esbuild throws for mistakes in the given files. */
export function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && "errors" in error && Array.isArray(error.errors);
}

/** esbuild counts columns from 0 and in bytes; lines from 1. */
export function toProblem(message: Message, severity: Problem["severity"], root: string): Problem {
  const { location, text } = message;
  const hint = adviseOn(message);
  // The generated module of an island is ours: its lines mean nothing to an author.
  const island = /^(?:island|live):(.+)$/.exec(location?.file ?? "")?.[1];
  if (island !== undefined) {
    return {
      code: "template/syntax",
      severity,
      file: "templates/site.ts",
      message: say("template/syntax.island", { island, reason: explain(text) }),
      hint: text.startsWith("Could not resolve") ? noFile : say("template/syntax.island.hint"),
    };
  }
  if (
    location?.file.endsWith("runtime/renderer.ts") &&
    /^No matching export in .+ for import "default"$/.test(text)
  ) {
    return {
      code: "template/no-site",
      severity,
      file: /"(.+?)"/.exec(text)?.[1] ?? "templates/site.ts",
      message: say("template/no-site.export"),
      hint: say("thrown.no-definition.hint"),
    };
  }
  const before = location ? Buffer.from(location.lineText).subarray(0, location.column).toString().length : 0;
  return {
    code: "template/syntax",
    severity,
    file: location?.file ?? "templates/site.ts",
    ...(location && {
      at: {
        ...placeInEditor(resolve(root, location.file), { line: location.line, column: before + 1 }),
        length: Math.max(1, location.length),
      },
    }),
    message: explain(text),
    ...(hint !== undefined && { hint }),
  };
}

function explain(said: string) {
  const wanted = missingFile.exec(said)?.[1];
  if (wanted !== undefined) return say("template/syntax.missing", { wanted });
  const path = importedStyle.exec(said)?.[1];
  return path === undefined ? say("template/syntax", { said }) : say("template/syntax.style", { path });
}
