import { fileURLToPath } from "node:url";
import { installDependencies } from "../install-dependencies.cjs";

/**
 * Imports Lighthouse or one of its packages. It is larger than all other dependencies, so this folder has its own
 * manifest and lockfile, and it is installed for the first measurement.
 */
export function importPackage(name) {
  installDependencies(fileURLToPath(new URL(".", import.meta.url)));
  return import(name);
}
