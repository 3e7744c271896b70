import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { generatorRoot } from "../../system/generator-root.ts";

/** The server’s own scripts and styles by name, bundled with the command, and axe, which panels load. */
export function readOwnFiles(): Pick<ReadonlyMap<string, Uint8Array>, "get"> {
  const folder = join(generatorRoot, "lib/dev");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const files = new Map<string, Uint8Array>(names.map((name) => [name, readFileSync(join(folder, name))]));
  return {
    get: (name) => {
      // axe is half a megabyte, so it is read only when a panel is opened.
      const path = axeFiles.get(name);
      if (path !== undefined && !files.has(name)) files.set(name, readFileSync(findAxe(path)));
      return files.get(name);
    },
  };
}

/** The files of axe in its package, by the name that panels use. */
const axeFiles: ReadonlyMap<string, string> = new Map([
  ["axe.js", "axe-core/axe.min.js"],
  ["axe-fr.json", "axe-core/locales/fr.json"],
]);

function findAxe(path: string): string {
  return createRequire(join(generatorRoot, "package.json")).resolve(path);
}
