// Makes the generated files of the package, and its manifest: the command in lib/, the reports on the examples of problem codes and the
// types beside it, the pages of docs/problems/ and docs/functions/. `npm pack` runs this, in a fresh clone as well, so it
// installs missing dependencies first.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installDependencies, runStart } from "./install-dependencies.cjs";

const root = fileURLToPath(new URL("..", import.meta.url));
if (existsSync(join(root, "package-lock.json"))) installDependencies(root, { all: true });
runStart("bundle", root, process.execPath, ["scripts/bundle-command.mjs"]);
runStart("pages", root, process.execPath, ["scripts/write-problem-pages.mjs"]);
runStart("types", root, join(root, "node_modules/.bin/tsc"), ["--project", "tsconfig.types.json"]);
// It reads the types with TypeScript, which may just have been installed.
await import("./write-function-pages.mjs");
const { trimManifest } = await import("./trim-manifest.mjs");
trimManifest();
