import { languageOfTemplates } from "../../system/bundle/bundle-templates.ts";
import { loadBundler } from "../../system/bundle/load-bundler.ts";
import type { ModuleNode } from "./read-module-graph.ts";

/**
 * Turns each file into a CommonJS module of its own, with its imports as written. Rejects as esbuild’s `build` does.
 * `root` is the folder of the site.
 */
export async function transformModules(
  root: string,
  nodes: readonly ModuleNode[],
): Promise<ReadonlyMap<ModuleNode, string>> {
  const codes = nodes.filter(({ isText }) => !isText);
  const texts = nodes.filter(({ isText }) => isText);
  const made = await Promise.all([transform(root, codes, {}), transform(root, texts, textLoader(texts))]);
  return new Map(made.flat());
}

/**
 * Takes two steps. `build` reads the files itself, and so applies their `tsconfig.json`. `transform` then gets only
 * code, so that default imports behave as in the bundle, whatever `package.json` says about modules.
 */
async function transform(
  root: string,
  nodes: readonly ModuleNode[],
  loader: Readonly<Record<string, "text">>,
): Promise<readonly (readonly [ModuleNode, string])[]> {
  if (nodes.length === 0) return [];
  const { build, transform } = loadBundler();
  const language = languageOfTemplates(root);
  const { outputFiles } = await build({
    ...language,
    absWorkingDir: root,
    entryPoints: nodes.map(({ place }, index) => ({ in: place, out: `${index}` })),
    outdir: ".",
    loader,
    format: "esm",
    minifyWhitespace: false,
    write: false,
  });
  const { platform, target, supported, minifyWhitespace, logLevel } = language;
  const asScript = { format: "cjs", platform, target, supported, minifyWhitespace, logLevel } as const;
  return Promise.all(
    outputFiles.map(async ({ path, text }) => {
      const node = nodes[Number(/(\d+)\.js$/.exec(path)?.[1])];
      if (node === undefined) throw new Error(`esbuild has written ${path}, which belongs to no module.`);
      return [node, text.trim() === "" ? "" : (await transform(text, asScript)).code] as const;
    }),
  );
}

function textLoader(nodes: readonly ModuleNode[]): Readonly<Record<string, "text">> {
  const extensions = nodes.map(({ place }) => /\.[^./\\]+$/.exec(place)?.[0] ?? "");
  return Object.fromEntries(extensions.map((extension) => [extension, "text"]));
}
