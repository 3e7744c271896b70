import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { hashOf } from "../model/memory/hash.ts";

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
