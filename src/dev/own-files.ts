import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generatorRoot } from "../disk/generator-root.ts";

/** The scripts and styles of the server’s own, bundled ahead with the command, by name. */
export function readOwnFiles(): ReadonlyMap<string, Uint8Array> {
  const folder = join(generatorRoot, "lib/dev");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
}
