// Finds the versions of Node that the package supports, or downloads them from the npm registry, where each is a
// package without scripts. A version that cannot be fetched is named, and its tests are left out.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Those that get fixes, the oldest first: `engines` of package.json names the first. */
const versions = ["20", "22", "24"];
const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;

/** Returns the environment variables with the path of each version for the tests. */
export function findOrInstallNodes() {
  return Object.fromEntries(
    versions.flatMap((version) => {
      const path = process.versions.node.startsWith(`${version}.`) ? process.execPath : install(version);
      if (path !== undefined) return [[`NODE_${version}_PATH`, path]];
      console.log(
        `Node ${version} cannot be had on this machine (NODE_${version}_PATH): its tests are left out.`,
      );
      return [];
    }),
  );
}

function install(version) {
  const given = process.env[`NODE_${version}_PATH`];
  if (given && existsSync(given)) return given;
  // `npm ci` removes it with everything else.
  const folder = fileURLToPath(new URL(`../node_modules/.nodes/${version}`, import.meta.url));
  const program = join(folder, `node_modules/${name}/bin/node`);
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const args = [
    "install",
    "--prefix",
    folder,
    "--no-save",
    "--no-audit",
    "--no-fund",
    "--ignore-scripts",
    "--prefer-offline",
  ];
  spawnSync("npm", [...args, `${name}@${version}`], { stdio: "inherit" });
  return existsSync(program) ? program : undefined;
}
