// Removes from package.json the dependencies that `lib/` contains in bundled form. The release runs this on its own
// checkout, right before it packs.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { packagesBesideBundle } from "./packages-beside-bundle.mjs";

const manifest = fileURLToPath(new URL("../package.json", import.meta.url));

const besideTheBundle = new Set([
  ...packagesBesideBundle,
  // Its grammars are loaded by name, each with the first code of its language.
  "highlight.js",
  // Templates are bundled with them, and share them with the command.
  ...["react", "react-dom", "zod"],
  // The panel of `site dev` reads it from the disk; the declarations of the package are written with the other.
  ...["axe-core", "@types/react"],
]);

const { devDependencies, dependencies, ...rest } = JSON.parse(readFileSync(manifest, "utf8"));
const kept = Object.entries(dependencies).filter(([name]) => besideTheBundle.has(name));
if (kept.length < besideTheBundle.size) throw new Error("package.json lacks a package that lib/ asks for");
writeFileSync(manifest, `${JSON.stringify({ ...rest, dependencies: Object.fromEntries(kept) }, null, 2)}\n`);
