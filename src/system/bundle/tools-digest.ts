import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../../model/memory/hash.ts";
import { generatorRoot } from "../generator-root.ts";

/**
 * Identifies the generator’s code and the versions of its tools, which are part of the key of everything remembered. In
 * a checkout the stamp of the bundle covers both; an installed package never changes without a new version.
 */
export function toolsDigest(root: string = generatorRoot): string {
  const stamp = join(root, "lib/.bundled");
  // The second line describes the files on this disk, and differs between clones of the same code.
  const [digest = ""] = existsSync(stamp) ? readFileSync(stamp, "utf8").split("\n") : [];
  return hashOf(digest);
}
