// Finds the package managers that people install the generator with, besides npm, or fetches them from the npm registry.
import { fetchPackage } from "./fetch-package.mjs";

const bun = `@oven/bun-${process.platform === "win32" ? "windows" : process.platform}-${process.arch === "arm64" ? "aarch64" : "x64"}`;

/** By the environment variable with the path of its program: the package at its version, and the program in it. */
const managers = {
  MANAGER_PNPM_10: ["pnpm@10.34.9", "pnpm/bin/pnpm.cjs"],
  MANAGER_PNPM_12: ["pnpm@12.21.0", ".bin/pnpm"],
  MANAGER_YARN_1: ["yarn@1.22.22", "yarn/bin/yarn.js"],
  MANAGER_YARN_4: ["@yarnpkg/cli-dist@4.18.1", "@yarnpkg/cli-dist/bin/yarn.js"],
  MANAGER_BUN: [`${bun}@1.4.5`, `${bun}/bin/bun`],
};

/** Returns the environment variables with the path of each manager for the tests. */
export function findOrInstallManagers() {
  return Object.fromEntries(
    Object.entries(managers).flatMap(([variable, [spec, program]]) => {
      const path = process.env[variable] || fetchPackage(spec, `.managers/${variable}`, program);
      if (path !== undefined) return [[variable, path]];
      console.log(`${spec} cannot be had on this machine (${variable}): its tests are left out.`);
      return [];
    }),
  );
}
