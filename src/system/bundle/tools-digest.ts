import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../../model/memory/hash.ts";
import { generatorRoot } from "../generator-root.ts";

/**
 * Identifies the generator’s code and the versions of its tools, which are part of the key of everything remembered. In
 * a checkout the stamp of the bundle covers both; an installed package never changes without a new version.
 */
export function toolsDigest(): string {
  const stamp = join(generatorRoot, "lib/.bundled");
  return hashOf(existsSync(stamp) ? readFileSync(stamp) : "");
}
