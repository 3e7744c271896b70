import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the generator: its checkout, or the installed package. */
export const generatorRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

/** Resolves packages as the generator sees them, wherever its dependencies are installed. */
const generatorRequire = createRequire(join(generatorRoot, "package.json"));

/** The version in the generator’s own `package.json`. */
export function generatorVersion(): string {
  return (JSON.parse(readFileSync(join(generatorRoot, "package.json"), "utf8")) as { version: string })
    .version;
}

/** The folder of an installed package. */
export function packageFolder(name: string): string {
  return dirname(generatorRequire.resolve(`${name}/package.json`));
}

/** The folders for esbuild’s `nodePaths`, where it finds packages that a site has not installed itself. */
export function generatorPackages(): string[] {
  return [dirname(packageFolder("react"))];
}

function findRoot(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : findRoot(dirname(folder));
}
