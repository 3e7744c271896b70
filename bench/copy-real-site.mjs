import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("..", import.meta.url));

/** Copies the site of this repository into a new temporary folder without remembered results. Returns the folder. */
export function copyRealSite() {
  const root = mkdtempSync(join(tmpdir(), "charpente-real-"));
  for (const name of ["content", "templates", "static", "package.json", "tsconfig.json"])
    cpSync(join(project, name), join(root, name), { recursive: true });
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"), "junction");
  // In a checkout the first call installs and bundles, which is not a part of a build.
  spawnSync(process.execPath, [join(project, "bin/site"), "--version"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  return root;
}
