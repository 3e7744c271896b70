import { basename, join, posix } from "node:path";
import type { Metafile } from "esbuild";
import type { BundledAssets } from "../bundle/assemble-manifest.ts";
import type { SiteDefinition } from "../define.ts";
import type { Problem, Report } from "../problem.ts";
import { isBuildFailure, toProblem } from "./bundle-templates.ts";
import { generatorRoot, packageFolder } from "./generator-root.ts";
import { templatesKey } from "./load-templates.ts";
import type { Memory } from "./memory.ts";
import { nameByContent } from "./name-by-content.ts";

/** Bundles as JSON can hold them: bytes in base64. */
type StoredAssets = Pick<BundledAssets, "assets" | "imports"> & {
  readonly files: readonly { readonly path: string; readonly base64: string }[];
};

const nothing: BundledAssets = { assets: {}, imports: {}, files: [] };

/** Bundles, minifies and fingerprints the site’s styles, enhancers and islands, with the fonts and images they use. */
export async function bundleAssets(
  site: SiteDefinition,
  root: string,
  memory: Memory,
  report: Report,
): Promise<BundledAssets> {
  if (site.styles.length + site.enhancers.length + Object.keys(site.islands).length === 0) return nothing;
  let problems: readonly Problem[] = [];
  try {
    const bytes = await memory.rememberBytes("assets", templatesKey(root), async () => {
      const made = await runBundler(site, root);
      if ("files" in made) return Buffer.from(JSON.stringify(made));
      problems = made;
      throw new Error("not to be remembered");
    });
    const { assets, imports, files } = JSON.parse(Buffer.from(bytes).toString()) as StoredAssets;
    return {
      assets,
      imports,
      files: files.map(({ path, base64 }) => ({ path, bytes: Buffer.from(base64, "base64") })),
    };
  } catch (error) {
    if (problems.length === 0) throw error;
    for (const problem of problems) report(problem);
    return nothing;
  }
}

async function runBundler(site: SiteDefinition, root: string): Promise<StoredAssets | readonly Problem[]> {
  const { build } = await import("esbuild");
  try {
    const { outputFiles, metafile, warnings } = await build({
      absWorkingDir: root,
      entryPoints: [
        ...[...site.styles, ...site.enhancers].map((path) => ({
          in: `templates/${path}`,
          out: plainName(path),
        })),
        ...Object.keys(site.islands).map((name) => ({ in: `island:${name}`, out: name })),
      ],
      plugins: [islandEntries(site.islands, root)],
      outdir: "assets",
      entryNames: "[name].[hash]",
      chunkNames: "[name].[hash]",
      assetNames: "[name].[hash]",
      alias: {
        charpente: join(generatorRoot, "src/index.ts"),
        react: packageFolder("react"),
        "react-dom": packageFolder("react-dom"),
      },
      bundle: true,
      splitting: true,
      format: "esm",
      platform: "browser",
      target: ["es2022", "chrome111", "firefox113", "safari16.4"],
      jsx: "automatic",
      define: { "process.env.NODE_ENV": '"production"' },
      loader: { ".woff2": "file", ".svg": "file", ".png": "file", ".webp": "file", ".avif": "file" },
      minify: true,
      legalComments: "none",
      metafile: true,
      logLevel: "silent",
      write: false,
    });
    if (warnings.length > 0) return warnings.map((message) => toProblem(message, "error"));
    const { names, files } = nameByContent(outputFiles, metafile);
    return {
      ...readMetafile(
        metafile,
        (output) => `assets/${names.get(posix.basename(output)) ?? posix.basename(output)}`,
      ),
      files: files.map(({ name, contents }) => ({
        path: `assets/${name}`,
        base64: Buffer.from(contents).toString("base64"),
      })),
    };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    return error.errors.map((message) => toProblem(message, "error"));
  }
}

function plainName(path: string): string {
  return basename(path).replace(/\.[^.]+$/, "");
}

/** Each island’s entry is two lines: its component, and the call that makes it live. */
function islandEntries(islands: SiteDefinition["islands"], root: string): import("esbuild").Plugin {
  return {
    name: "islands",
    setup(build) {
      build.onResolve({ filter: /^island:/ }, ({ path }) => ({
        path: path.slice("island:".length),
        namespace: "island",
      }));
      build.onLoad({ filter: /.*/, namespace: "island" }, ({ path: name }) => ({
        contents: [
          `import { ${name} } from ${JSON.stringify(`./templates/${islands[name]}`)};`,
          `import { hydrateIsland } from ${JSON.stringify(join(generatorRoot, "src/runtime/hydrate-island.tsx"))};`,
          `hydrateIsland(${JSON.stringify(name)}, ${name});`,
        ].join("\n"),
        resolveDir: root,
        loader: "tsx",
      }));
    },
  };
}

/** Plain names are paths below `templates/`; islands are called `islands/Name`. */
function readMetafile(
  { outputs }: Metafile,
  nameOf: (output: string) => string,
): Pick<BundledAssets, "assets" | "imports"> {
  const assets: Record<string, string> = {};
  const imports: Record<string, readonly string[]> = {};
  for (const [output, { entryPoint, inputs, imports: imported }] of Object.entries(outputs)) {
    const only = Object.keys(inputs);
    const source =
      entryPoint ??
      (output.endsWith(".js") || output.endsWith(".css") || only.length !== 1 ? undefined : only[0]);
    if (source === undefined) continue;
    const plain = source.replace(/^templates\//, "").replace(/^island:/, "islands/");
    assets[plain] = nameOf(output);
    const chunks = imported.filter(({ kind }) => kind === "import-statement").map(({ path }) => nameOf(path));
    if (chunks.length > 0) imports[plain] = chunks;
  }
  return { assets, imports };
}
