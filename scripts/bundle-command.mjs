// Bundles the command into lib/: a small entry, and chunks that are loaded when they are needed.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";
import { describeLicences, gatherLicences } from "./gather-licences.mjs";
import { loadWhenRun } from "./load-when-run.mjs";
import { packagesBesideBundle } from "./packages-beside-bundle.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const fresh = join(root, `lib-${process.pid}`);
const stale = join(root, `lib-${process.pid}-stale`);
const lib = join(root, "lib");
const browsers = JSON.parse(readFileSync(join(root, "src/bundle/supported-browsers.json"), "utf8"));
const browserTargets = Object.entries(browsers).map(([name, version]) => name + version);

/** gray-matter always gets our YAML engine, so its own, js-yaml, would be loaded for nothing. */
const noYamlEngine = {
  name: "no-yaml-engine",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^js-yaml$/ }, ({ importer }) =>
      importer.includes("gray-matter") ? { path: join(root, "scripts/no-yaml-engine.cjs") } : undefined,
    ),
};

/** The modules of css-tree read tables of JSON from their packages; its one-file form holds them. svgo has a version of its own. */
const styleTables = {
  name: "style-tables",
  setup: (bundler) =>
    bundler.onResolve({ filter: /^css-tree$/ }, ({ kind, resolveDir }) =>
      bundler.resolve("css-tree/dist/csstree.esm", { kind, resolveDir }),
    ),
};

// esbuild shares chunks only between modules, and V8 can store compiled code only of scripts. So the command is bundled
// as modules, and each chunk is then turned into a script.
const { outputFiles, metafile: commandFiles } = await build({
  absWorkingDir: root,
  // The third is for scripts/write-problem-pages.mjs.
  entryPoints: ["src/cli/main.ts", "src/markdown/threads/second-thread.ts", "src/cli/report-examples.ts"],
  entryNames: "[name]",
  outdir: fresh,
  outExtension: { ".js": ".cjs" },
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node20",
  external: packagesBesideBundle,
  plugins: [noYamlEngine, styleTables, loadWhenRun],
  define: { "process.env.NODE_ENV": '"production"' },
  // Less to read at every start; names are kept, for readable stack traces.
  minifyWhitespace: true,
  legalComments: "none",
  logLevel: "warning",
  metafile: true,
  write: false,
});
mkdirSync(fresh);
for (const { path, text } of outputFiles) {
  const code = text
    // It has a top-level await, so `require` cannot load it.
    .replaceAll('import("harfbuzzjs")', 'importModule("harfbuzzjs")')
    .replaceAll(/\w+\(import\.meta\.url\)\("satteri"\)/g, 'require("./native-parser.cjs")');
  const script = await transform(code, {
    format: "cjs",
    platform: "node",
    target: "node20",
    supported: { "dynamic-import": false },
    banner: 'const ownUrl=require("node:url").pathToFileURL(__filename).href;',
    define: { "import.meta.url": "ownUrl" },
    minifyWhitespace: true,
    logLevel: "warning",
  });
  writeFileSync(path, script.code);
}

// Loaded module by module, the native parser would take as long as compiling thirty articles. Its native part is still
// loaded from its package.
const { metafile: parserFiles } = await build({
  absWorkingDir: root,
  stdin: { contents: 'export { markdownToMdast } from "satteri";', resolveDir: root },
  outfile: join(fresh, "native-parser.cjs"),
  bundle: true,
  format: "cjs",
  platform: "node",
  target: "node20",
  banner: {
    js: 'const{createRequire:from}=require("node:module"),{pathToFileURL:toUrl}=require("node:url"),ownUrl=new URL("../index.js",toUrl(from(__filename).resolve("satteri"))).href;',
  },
  define: { "import.meta.url": "ownUrl" },
  minifyWhitespace: true,
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
});

// The scripts that `site dev` serves to browsers.
const { metafile: devFiles } = await build({
  absWorkingDir: root,
  entryPoints: [
    ...[
      "worker.ts",
      "service.ts",
      "todo.ts",
      "todo.css",
      "notes.css",
      "error.css",
      "service.css",
      "panel.css",
    ].map((name) => `src/dev/client/${name}`),
    // What each page loads, what a page in edit mode loads, and the page of publication.
    ...["client.ts", "edit.ts", "edit.css", "edit-card.css", "publish.ts", "publish.css"].map(
      (name) => `src/editor/client/${name}`,
    ),
  ],
  entryNames: "[name]",
  outdir: join(fresh, "dev"),
  bundle: true,
  minify: true,
  charset: "utf8",
  format: "iife",
  platform: "browser",
  target: browserTargets,
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
});

// One script for an open panel, one for the editor of Markdown texts, one for what is pasted there, one for forms, one for actions on
// whole entries, and one for the values that texts name.
const { metafile: dialogFiles } = await build({
  absWorkingDir: root,
  entryPoints: [
    { in: "src/dev/client/panel/dialog.ts", out: "dialog" },
    { in: "src/editor/client/text/open-text.ts", out: "edit-text" },
    { in: "src/editor/client/paste/read-paste.ts", out: "edit-paste" },
    { in: "src/editor/client/form/form-script.ts", out: "edit-form" },
    { in: "src/editor/client/entries/draw-task.ts", out: "edit-entries" },
    { in: "src/editor/client/values/values-script.ts", out: "edit-values" },
  ],
  outdir: join(fresh, "dev"),
  bundle: true,
  minify: true,
  // ProseMirror warns developers of mistakes that authors cannot make.
  drop: ["console"],
  charset: "utf8",
  format: "esm",
  platform: "browser",
  target: browserTargets,
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
});

// The service worker of sites that ask for one, and the script by which their pages ask for it.
const { metafile: offlineFiles } = await build({
  absWorkingDir: root,
  entryPoints: ["worker.ts", "retired.ts", "register.ts"].map((name) => `src/runtime/offline/${name}`),
  outdir: join(fresh, "offline"),
  bundle: true,
  minify: true,
  format: "esm",
  platform: "browser",
  target: browserTargets,
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
});

writeFileSync(
  join(fresh, "licences.txt"),
  describeLicences(
    "Licences of the packages that are bundled in this folder",
    gatherLicences([commandFiles, parserFiles, devFiles, dialogFiles, offlineFiles], root),
  ),
);

// A command that starts at this moment finds either the old chunks or the new ones. Another process may install the
// same chunks, so the folder may appear or disappear between two of these steps.
for (let tries = 3; ; tries -= 1) {
  try {
    if (existsSync(lib)) renameSync(lib, stale);
    renameSync(fresh, lib);
    break;
  } catch (error) {
    if (tries === 1) throw error;
  } finally {
    rmSync(stale, { recursive: true, force: true });
  }
}
