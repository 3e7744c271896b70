import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { generatorRoot } from "../../system/generator-root.ts";

/** The scripts and styles of the server’s own, bundled ahead with the command, and axe, which panels ask for. By name. */
export function readOwnFiles(): Pick<ReadonlyMap<string, Uint8Array>, "get"> {
  const folder = join(generatorRoot, "lib/dev");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const files = new Map<string, Uint8Array>(names.map((name) => [name, readFileSync(join(folder, name))]));
  return {
    get: (name) => {
      // Half a megabyte that is wanted once a panel is opened.
      const path = axeFiles.get(name);
      if (path !== undefined && !files.has(name)) files.set(name, readFileSync(findAxe(path)));
      return files.get(name);
    },
  };
}

/** By the name under which panels ask for them, the file of its package. */
const axeFiles: ReadonlyMap<string, string> = new Map([
  ["axe.js", "axe-core/axe.min.js"],
  ["axe-fr.json", "axe-core/locales/fr.json"],
]);

function findAxe(path: string): string {
  return createRequire(join(generatorRoot, "package.json")).resolve(path);
}
