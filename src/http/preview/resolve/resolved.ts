import type { DistFiles } from "../dist-files.ts";

/** What a host finds at a path. Paths are from the root of `dist/`, decoded, and start with `/`. */
export type Resolved =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "redirect"; readonly status: 301 | 308; readonly to: string }
  | { readonly kind: "missing" };

export type Resolve = (path: string, files: Pick<DistFiles, "isFile">) => Resolved;

export const missing = { kind: "missing" } as const;

export function fileAt(path: string): Resolved {
  return { kind: "file", path };
}
