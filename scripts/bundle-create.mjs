// Makes the package create-charpente whole: `site init` in one file, and the starters and files for hosts that it copies.
// `npm pack` runs this in create-charpente/. The native parser is not in it: remark parses texts of other generators.
import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { describeLicences, gatherLicences } from "./gather-licences.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const home = join(root, "create-charpente");
for (const folder of ["lib", "starters", "docs"])
  rmSync(join(home, folder), { recursive: true, force: true });
mkdirSync(join(home, "lib"));

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: { create: "src/cli/create.ts" },
  outdir: join(home, "lib"),
  outExtension: { ".js": ".cjs" },
  bundle: true,
  format: "cjs",
  platform: "node",
  target: "node20",
  alias: { "js-yaml": join(root, "scripts/no-yaml-engine.cjs") },
  banner: { js: 'const ownUrl=require("node:url").pathToFileURL(__filename).href;' },
  define: { "process.env.NODE_ENV": '"production"', "import.meta.url": "ownUrl" },
  minify: true,
  keepNames: true,
  legalComments: "none",
  logLevel: "warning",
  metafile: true,
});
copyFileSync(join(root, "src/words/start.cjs"), join(home, "lib/start.cjs"));
writeFileSync(
  join(home, "lib/licences.txt"),
  describeLicences(
    "Licences of the packages that are bundled in this folder",
    gatherLicences([metafile], root),
  ),
);
// Without what builds in the checkout have left.
const isSource = (path) => !/[\\/](?:dist|\.site|node_modules)$/.test(path);
for (const folder of ["starters", "docs/examples"])
  cpSync(join(root, folder), join(home, folder), { recursive: true, filter: isSource });
