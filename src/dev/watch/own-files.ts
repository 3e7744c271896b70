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
      if (name === "axe.js" && !files.has(name)) files.set(name, readFileSync(findAxe()));
      return files.get(name);
    },
  };
}

function findAxe(): string {
  return createRequire(join(generatorRoot, "package.json")).resolve("axe-core/axe.min.js");
}
