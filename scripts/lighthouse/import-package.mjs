import { fileURLToPath } from "node:url";
import { installDependencies } from "../install-dependencies.cjs";

/**
 * Imports Lighthouse, or what comes with it. It weighs more than everything else here, so this folder has a manifest and a
 * lockfile of its own, and it is installed once somebody measures.
 */
export function importPackage(name) {
  installDependencies(fileURLToPath(new URL(".", import.meta.url)));
  return import(name);
}
