// Finds the versions of Node that the package supports, or downloads them from the npm registry, where each is a
// package without scripts. A version that cannot be fetched is named, and its tests are left out.
import { existsSync } from "node:fs";
import { fetchPackage } from "./fetch-package.mjs";

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
  return fetchPackage(`${name}@${version}`, `.nodes/${version}`, `${name}/bin/node`);
}
