import { existsSync, readFileSync, realpathSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import { dirname, isAbsolute, join, resolve, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Script } from "node:vm";
import { location } from "vfile-location";
import type { CompiledStyle, StyleTransform } from "../define/styles.ts";
import { hashOf } from "../model/memory/hash.ts";
import type { Memory } from "../model/memory/memory.ts";
import { isMistake, Mistake, say } from "../words/message.ts";
import type { Position, Problem } from "../words/problem.ts";
import { isBuildFailure, loadBundler, toProblem } from "./bundler.ts";
import { filesOfBundle, nameInput } from "./input-names.ts";
import { type OutsideInputs, rememberByInputs, withDigest } from "./remember-bundle.ts";
import { bundlePath, type CommonJs } from "./run-templates.ts";

/** The site’s own step between a style sheet and the bundler. */
export type StyleCompiler = {
  readonly transform: StyleTransform;
  /** Its code, and the versions of the packages that it imports. */
  readonly digest: string;
  /** The files of its code, and the manifests of those packages. */
  readonly files: readonly string[];
};

/** Loads the module at `path`, below `templates/`. */
export async function loadStyleCompiler(
  root: string,
  path: string,
): Promise<StyleCompiler | readonly Problem[]> {
  try {
    const { outputFiles, metafile } = await loadBundler().build({
      absWorkingDir: root,
      entryPoints: [`templates/${path}`],
      bundle: true,
      packages: "external",
      platform: "node",
      target: "node20",
      format: "cjs",
      // A script has no `import()`.
      supported: { "dynamic-import": false },
      define: { "import.meta.url": JSON.stringify(pathToFileURL(bundlePath(root)).href) },
      outdir: ".",
      write: false,
      metafile: true,
      logLevel: "silent",
    });
    const code = outputFiles[0]?.text ?? "";
    const imports = Object.values(metafile.inputs).flatMap(({ imports }) => imports);
    const manifests = imports.flatMap(({ path, external }) =>
      external === true && !isBuiltin(path) ? findManifest(path, root) : [],
    );
    return {
      transform: run(code, path, root),
      digest: hashOf(code, ...manifests.map((file) => readFileSync(file))),
      files: [...filesOfBundle(metafile, root), ...manifests],
    };
  } catch (error) {
    if (isBuildFailure(error)) return error.errors.map((message) => toProblem(message, "error", root));
    const file = `templates/${path}`;
    const message = isMistake(error)
      ? error.text
      : say("style/refused", { path: file, reason: reasonOf(error) });
    return [{ code: "style/refused", severity: "error", file, message }];
  }
}

/** Compilers read files and variables as they like: what they return names its inputs. */
function run(code: string, path: string, root: string): StyleTransform {
  const module = { exports: {} as { readonly default?: unknown } };
  const filename = bundlePath(root);
  const script = new Script(`(function (exports, require, module) {${code}\n})`, { filename });
  (script.runInThisContext() as CommonJs)(module.exports, createRequire(filename), module);
  const { default: transform } = module.exports;
  if (typeof transform !== "function") throw new Mistake(say("style/refused.no-function", { path }));
  return transform as StyleTransform;
}

/** The `package.json` of an imported package. */
function findManifest(imported: string, root: string): readonly string[] {
  const [first = "", second = ""] = imported.split("/");
  const name = first.startsWith("@") ? `${first}/${second}` : first;
  const folders = createRequire(bundlePath(root)).resolve.paths(name) ?? [];
  return folders
    .map((folder) => join(folder, name, "package.json"))
    .filter(existsSync)
    .slice(0, 1);
}

/** The file with its content, the folder of the site, and what remembers results. */
type StyleToCompile = {
  readonly file: string;
  readonly source: Uint8Array;
  readonly root: string;
  readonly memory: Memory;
};

/** Without `css` when the compiler leaves the style sheet as it is. */
type KeptStyle = OutsideInputs & { readonly css?: string | undefined };

/** Compiles a style sheet, unless that was done with the same compiler and the same inputs. */
export function compileStyle(
  { file, source, root, memory }: StyleToCompile,
  { transform, digest }: StyleCompiler,
): Promise<KeptStyle | readonly Problem[]> {
  const name = nameInput(file, root);
  return rememberByInputs<KeptStyle>(memory, "styles", [digest, hashOf(name, source)], async () => {
    try {
      const made = await transform({
        file,
        url: pathToFileURL(file),
        text: Buffer.from(source).toString(),
        root,
      });
      if (made !== undefined && typeof made?.css !== "string")
        throw new Mistake(say("style/refused.no-css", { path: name }));
      return { css: made?.css, ...withDigest(listInputs(made, root)) };
    } catch (error) {
      return [explainRefusal(error, { file, source, root })];
    }
  });
}

function listInputs(made: CompiledStyle | undefined, root: string): readonly string[] {
  const trueRoot = realpathSync(root);
  return (made?.inputs ?? [])
    .map((input) => (String(input).startsWith("file:") ? fileURLToPath(input) : resolve(root, String(input))))
    .map((place) => (existsSync(place) ? realpathSync(place) : place))
    .flatMap((place) =>
      // The folder of the site also holds what builds write.
      `${trueRoot}${sep}`.startsWith(`${place}${sep}`)
        ? ["content", "static", "templates"].map((name) => join(trueRoot, name)).filter(existsSync)
        : place,
    );
}

/** The fields by which Sass, PostCSS, Lightning CSS and Less tell where a mistake is. */
type Thrown = {
  readonly message?: string;
  readonly reason?: string;
  readonly sassMessage?: string;
  readonly span?: { readonly url?: URL; readonly start: { readonly line: number; readonly column: number } };
  readonly loc?: { readonly line?: number; readonly column?: number };
  readonly line?: number;
  readonly column?: number;
  readonly file?: string;
  readonly fileName?: string;
  readonly filename?: string;
};

function explainRefusal(error: unknown, { file, source, root }: Omit<StyleToCompile, "memory">): Problem {
  const name = nameInput(file, root);
  if (isMistake(error)) return { code: "style/refused", severity: "error", file: name, message: error.text };
  const thrown = (typeof error === "object" ? error : {}) as Thrown;
  const { span } = thrown;
  const said =
    span?.url === undefined ? (thrown.file ?? thrown.fileName ?? thrown.filename) : fileURLToPath(span.url);
  const place = said === undefined ? file : isAbsolute(said) ? said : resolve(dirname(file), said);
  const at = positionOf(thrown) ?? findQuoted(reasonOf(error), Buffer.from(source).toString());
  return {
    code: "style/refused",
    severity: "error",
    file: existsSync(place) ? nameInput(realpathSync(place), root) : name,
    ...(at && { at }),
    message: say("style/refused", { path: name, reason: reasonOf(error) }),
  };
}

function positionOf({ span, loc, line, column }: Thrown): Position | undefined {
  // Sass counts from 0.
  if (span !== undefined) return { line: span.start.line + 1, column: span.start.column + 1 };
  const found = { line: line ?? loc?.line, column: column ?? loc?.column };
  // Tailwind gives the beginning of the file where it knows no better.
  if (found.line === undefined || (found.line === 1 && found.column === 1)) return undefined;
  return { line: found.line, column: Math.max(1, found.column ?? 1) };
}

/** The place of a word that a message names between grave accents, if the style sheet has it. */
function findQuoted(reason: string, source: string): Position | undefined {
  const [, word = ""] = /`([^`]+)`/.exec(reason) ?? [];
  const { line, column } = location(source).toPoint(word === "" ? -1 : source.indexOf(word)) ?? {};
  return line === undefined || column === undefined ? undefined : { line, column, length: word.length };
}

/** The first line: what follows draws the place. */
function reasonOf(error: unknown): string {
  const { reason, sassMessage, message } = (
    typeof error === "object" && error !== null ? error : {}
  ) as Thrown;
  const [first = ""] = (reason ?? sassMessage ?? message ?? String(error)).split("\n");
  return first;
}
