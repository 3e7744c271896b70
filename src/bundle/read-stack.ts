import { realpathSync } from "node:fs";
import { SourceMap } from "node:module";
import { join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { generatorRoot } from "../store/generator-root.ts";
import type { Position } from "../words/problem.ts";
import { placeInEditor } from "./bundler.ts";

/** Code of templates as it runs. */
export type MappedCode = {
  /** Its source map, version 3. */
  readonly map: string;
  /** The folder to which the map’s sources are relative. */
  readonly folder: string;
};

/** The line of a source that a stack frame stands for. */
export type StackPlace = {
  /** From the site’s folder. */
  readonly file: string;
  readonly at: Position;
  /** The package that it belongs to. Undefined for the site’s own code. */
  readonly packageName: string | undefined;
};

/** The places of a stack, innermost first. Undefined for frames of other code; those of the generator are left out. */
export type StackReader = (stack: string) => readonly (StackPlace | undefined)[];

/** `codeOf` finds code by its file name in stack frames, with symbolic links resolved. `root` is the site’s folder. */
export function createStackReader(
  root: string,
  codeOf: (file: string) => MappedCode | undefined,
): StackReader {
  const traces = new WeakMap<MappedCode, SourceMap>();
  const traceOf = (code: MappedCode): SourceMap => {
    const trace = traces.get(code) ?? new SourceMap(JSON.parse(code.map));
    traces.set(code, trace);
    return trace;
  };
  return (stack) => {
    // Node and the bundler resolve symbolic links in file names.
    const top = realpathSync(root);
    return stack.split("\n").flatMap((frameLine) => {
      // The bundler’s own function, which loads a module.
      if (/^\s*at (?:\w+\.)?__(?:require|init)\d* \(/.test(frameLine)) return [undefined];
      const frame = framePattern.exec(frameLine);
      if (frame === null) return [];
      const [, file = "", line = "", column = ""] = frame;
      const code = codeOf(toPath(file));
      if (code === undefined) return [undefined];
      const found = traceOf(code).findEntry(Number(line) - 1, Number(column) - 1);
      // Without an entry on its line, it finds the last one before.
      if (!("originalSource" in found) || found.generatedLine !== Number(line) - 1) return [];
      const source = resolve(code.folder, found.originalSource);
      if (source.startsWith(join(generatorRoot, "src") + sep)) return [];
      const place = { line: found.originalLine + 1, column: found.originalColumn + 1 };
      return [
        {
          file: relative(top, source).split(sep).join("/"),
          at: placeInEditor(source, place),
          packageName: nameOfPackage(relative(top, source).split(sep).join("/")),
        },
      ];
    });
  };
}

const framePattern = /(?: \(|at )(?:async )?((?:file:\/\/|node:|\/|[A-Za-z]:\\).+):(\d+):(\d+)\)?$/;

/**
 * The innermost part of a stack that is in these files, up to the code that has called it: the generator, React, or
 * what loads a module.
 */
export function cutStack(stack: string, files: ReadonlySet<string>): string {
  const kept: string[] = [];
  for (const frameLine of stack.split("\n")) {
    const file = framePattern.exec(frameLine)?.[1];
    const isWithin = file === undefined ? kept.length > 0 : files.has(toPath(file));
    if (isWithin) kept.push(frameLine);
    else if (kept.length > 0) break;
  }
  return kept.join("\n");
}

/** Files beside the site, as in a workspace, count as a package. */
function nameOfPackage(file: string): string | undefined {
  const below = file.split("node_modules/").slice(1).at(-1);
  if (below === undefined) return file.startsWith("../") ? file : undefined;
  const [first = "", second = ""] = below.split("/");
  return first.startsWith("@") ? `${first}/${second}` : first;
}

function toPath(location: string): string {
  return location.startsWith("file://") ? fileURLToPath(location) : location;
}
