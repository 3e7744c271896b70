import { createRequire } from "node:module";

/**
 * The bundler, at once: a bundle is begun before the steps that keep this process busy, and `import` would wait for
 * them.
 */
export function loadBundler(): typeof import("esbuild") {
  return createRequire(import.meta.url)("esbuild") as typeof import("esbuild");
}
