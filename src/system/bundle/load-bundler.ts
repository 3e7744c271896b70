import { createRequire } from "node:module";

/**
 * Loads the bundler synchronously, so that a bundle starts before steps that block this process; `import()` would wait
 * for them.
 */
export function loadBundler(): typeof import("esbuild") {
  return createRequire(import.meta.url)("esbuild") as typeof import("esbuild");
}
