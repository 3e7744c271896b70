import { build } from "esbuild";

/**
 * Gives what the module of text `contents` exports, which may import TypeScript from `folder` on: it is bundled in
 * memory, without a file written on the way. `options` are esbuild’s.
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
