import { relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";
import type { Position, Problem } from "../problem.ts";

/**
 * Makes problems of what templates throw, at the line of the template: `map` is the source map of the bundle
 * `file`. A place outside the site’s own files (React’s, the generator’s) is passed over for the next caller.
 */
export function createExplainThrow(map: string, file: string, root: string) {
  let trace: TraceMap | undefined;
  return (error: unknown, doing: string): Problem => {
    trace ??= new TraceMap(map);
    const thrown = error instanceof Error ? error : new Error(String(error));
    const place = findPlace(thrown, trace, file, root);
    const missingAsset = thrown.name === "MissingAsset";
    return {
      code: missingAsset ? "template/missing-asset" : "template/throws",
      severity: "error",
      file: place?.file ?? "templates/site.ts",
      ...(place && { at: place.at }),
      message: missingAsset ? thrown.message : `${doing} failed: ${thrown.message}`,
      hint: missingAsset
        ? "list it in templates/site.ts, under styles, enhancers, islands, fonts or assets"
        : "the templates have a mistake at this place",
    };
  };
}

function findPlace(
  error: Error,
  trace: TraceMap,
  bundle: string,
  root: string,
): { readonly file: string; readonly at: Position } | undefined {
  for (const line of error.stack?.split("\n") ?? []) {
    const frame = /(?:\(|at )(?:async )?((?:file:\/\/)?[^()]+):(\d+):(\d+)\)?$/.exec(line);
    if (frame === null || toPath(frame[1] ?? "") !== bundle) continue;
    const found = originalPositionFor(trace, { line: Number(frame[2]), column: Number(frame[3]) - 1 });
    if (found.source === null) continue;
    // The bundle stands in the folder `renderer` of the site’s root as far as its map knows.
    const path = relative(root, resolve(root, "renderer", found.source))
      .split(sep)
      .join("/");
    if (path.startsWith("..") || path.includes("node_modules/") || path.startsWith("src/runtime/")) continue;
    return { file: path, at: { line: found.line, column: found.column + 1 } };
  }
  return undefined;
}

function toPath(location: string): string {
  return location.startsWith("file://") ? fileURLToPath(location) : location;
}
