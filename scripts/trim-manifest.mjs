// Removes from package.json the dependencies that `lib/` contains in bundled form. The release runs this on its own
// checkout, right before it packs.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { packagesBesideBundle } from "./packages-beside-bundle.mjs";

const manifest = fileURLToPath(new URL("../package.json", import.meta.url));

const besideTheBundle = new Set([
  ...packagesBesideBundle,
  // Each grammar is loaded by its name when code of the language is first found.
  "highlight.js",
  // Templates are bundled with them, and share them with the command.
  ...["react", "react-dom", "zod"],
  // The panel of `site dev` reads `axe-core` from the disk; the types of the package use `@types/react`.
  ...["axe-core", "@types/react"],
]);

const { devDependencies, dependencies, ...rest } = JSON.parse(readFileSync(manifest, "utf8"));
const kept = Object.entries(dependencies).filter(([name]) => besideTheBundle.has(name));
if (kept.length < besideTheBundle.size) throw new Error("package.json lacks a package that lib/ asks for");
writeFileSync(manifest, `${JSON.stringify({ ...rest, dependencies: Object.fromEntries(kept) }, null, 2)}\n`);
