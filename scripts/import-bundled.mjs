import { build } from "esbuild";

/**
 * Returns the exports of the module text `contents`, which may import TypeScript relative to `folder`: it is bundled in
 * memory, without writing a file. `options` are esbuild’s.
 */
export async function importBundled(contents, folder, options = {}) {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    stdin: { contents, resolveDir: folder },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    jsx: "automatic",
    logLevel: "warning",
    // React’s server part asks for Node’s own modules with require.
    banner: {
      js: `import { createRequire as from } from "node:module"; const require = from(${JSON.stringify(import.meta.url)});`,
    },
    ...options,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}
