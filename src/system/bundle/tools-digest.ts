import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../../memory/hash.ts";
import { generatorRoot } from "../generator-root.ts";

/**
 * Names the generator’s own code and the versions of its tools: part of the key of everything remembered. In a
 * checkout the bundle’s stamp tells both; an installed package never changes under one version.
 */
export function toolsDigest(): string {
  const stamp = join(generatorRoot, "lib/.bundled");
  return hashOf(existsSync(stamp) ? readFileSync(stamp) : "");
}
