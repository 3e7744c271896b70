import type { DistFiles } from "../../../src/http/preview/dist-files.ts";

/** A published folder in memory. The paths are from its root, without a slash at the start. */
export function memoryFiles(files: Readonly<Record<string, string | Uint8Array>>): DistFiles {
  const kept = new Map(Object.entries(files).map(([path, text]) => [`/${path}`, Buffer.from(text)]));
  return { isFile: (path) => kept.has(path), read: (path) => kept.get(path), findLarge: () => undefined };
}
