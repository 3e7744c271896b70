import { existsSync, readFileSync } from "node:fs";
import type { SiteDefinition } from "../define/define.ts";
import type { Position } from "../words/problem.ts";

/**
 * Converts a position of esbuild in `file` to the one that an editor shows. esbuild ends lines at U+2028 and U+2029
 * too, as JavaScript does; editors do not.
 */
export function placeInEditor(file: string, { line, column }: Position): Position {
  const text = readQuietly(file);
  if (!/[\u2028\u2029]/.test(text)) return { line, column };
  const ends = [...text.matchAll(/\r\n|[\r\n\u2028\u2029]/g)].map(({ index, 0: end }) => index + end.length);
  const offset = ([0, ...ends][line - 1] ?? 0) + column - 1;
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** A generated module has no file, and another may have been removed: their positions are kept. */
function readQuietly(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/**
 * Describes the entry points of the asset bundle: the styles, enhancers and islands of a site, in order. The same
 * description gives the same options for esbuild.
 */
export function describeAssets({
  styles,
  enhancers,
  islands,
}: Pick<SiteDefinition, "styles" | "enhancers" | "islands">): string {
  return JSON.stringify([styles, enhancers, islands]);
}

/**
 * The file of one of a bundle’s inputs, an absolute path: styles may request `font.woff2?v=2`, which is `font.woff2`.
 */
export function withoutSuffix(path: string): string {
  return existsSync(path) ? path : path.replace(/[?#][^/\\]*$/, "");
}
