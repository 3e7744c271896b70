// The package.json of the package: without the dependencies that `lib/` contains in bundled form. `npm pack` and `npm
// publish` take it from the checkout, so `prepack` writes it there and `postpack`, or the next `prepack`, puts the whole
// one back.
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { packagesBesideBundle } from "./packages-beside-bundle.mjs";

const manifest = fileURLToPath(new URL("../package.json", import.meta.url));
const whole = fileURLToPath(new URL("../.package.json", import.meta.url));

const besideTheBundle = new Set([
  ...packagesBesideBundle,
  // Templates are bundled with them, and share them with the command.
  ...["react", "react-dom", "zod"],
  // The types of the package use it.
  "@types/react",
]);

/** What few sites need: each is asked for by its name where it is first needed. Fields of package.json. */
const onRequest = {
  // Each grammar is loaded by its name when code of the language is first found.
  "highlight.js": "to highlight code",
  // The panel of `site dev` reads it from the disk.
  "axe-core": "to look for barriers in pages",
};

export function trimManifest() {
  restoreManifest();
  const text = readFileSync(manifest, "utf8");
  writeFileSync(whole, text);
  writeFileSync(manifest, trim(text));
}

/** Puts the whole manifest back, unless somebody has changed the trimmed one since. */
export function restoreManifest() {
  if (!existsSync(whole)) return;
  if (trim(readFileSync(whole, "utf8")) === readFileSync(manifest, "utf8")) renameSync(whole, manifest);
}

function trim(text) {
  const { devDependencies, dependencies, workspaces, ...rest } = JSON.parse(text);
  const pick = (names) => Object.fromEntries([...names].sort().map((name) => [name, version(name)]));
  const version = (name) => {
    if (dependencies[name] === undefined) throw new Error(`package.json lacks ${name}, which lib/ asks for`);
    return dependencies[name];
  };
  const optional = Object.keys(onRequest);
  const trimmed = {
    ...rest,
    dependencies: pick(besideTheBundle),
    peerDependencies: Object.fromEntries(
      Object.entries(pick(optional)).map(([name, at]) => [name, `^${at}`]),
    ),
    peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
  };
  return `${JSON.stringify(trimmed, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) restoreManifest();
