import { execFileSync } from "node:child_process";
import { cpSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./run-site.ts";

export type Packed = {
  /** The path of the package. */
  readonly file: string;
  /** What it holds, from its root. Sizes are in bytes, before compression. */
  readonly files: readonly { readonly path: string; readonly size: number }[];
  /** In bytes, as it is fetched. */
  readonly size: number;
};

/** Packs a copy as the release does, so that the command which other tests run stays as it is. */
export function packPackage(work: string): Packed {
  const copy = join(work, "checkout");
  for (const path of [
    "bin",
    "create-charpente",
    "docs",
    "scripts",
    "src",
    "starters",
    // The examples of problem codes are built with these.
    "templates/fonts/figtree-card.ttf",
    "tests/sites/explained",
    "package.json",
    "tsconfig.json",
    "tsconfig.types.json",
    "README.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "LICENSE",
  ]) {
    cpSync(join(projectRoot, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(projectRoot, "node_modules"), join(copy, "node_modules"));
  return pack(copy, copy);
}

/** Packs what `npm create charpente` runs. The other package was packed into the same folder. */
export function packCreate(work: string): Packed {
  return pack(join(work, "checkout/create-charpente"), work);
}

function pack(folder: string, to: string): Packed {
  const args = ["pack", "--json", "--silent", "--pack-destination", to];
  const printed = execFileSync("npm", args, { cwd: folder, encoding: "utf8" });
  // Newer versions of npm give an object by the names of packages.
  const report = JSON.parse(printed.slice(printed.search(/^[[{]/m))) as Record<string, Omit<Packed, "file">>;
  const [packed] = Object.values(report) as (Omit<Packed, "file"> & { filename: string })[];
  if (packed === undefined) throw new Error(`npm packed nothing: ${printed}`);
  return { file: join(to, packed.filename), files: packed.files, size: packed.size };
}
