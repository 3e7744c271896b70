import type { Position } from "./problem.ts";

type Place = { readonly file: string; readonly at?: Position | undefined };

/** Writes a place as editors and terminals know it, as in `content/site.yaml:3:1`. */
export function writePlace({ file, at }: Place): string {
  return at === undefined ? file : `${file}:${at.line}:${at.column}`;
}
