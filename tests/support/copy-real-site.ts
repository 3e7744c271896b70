import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { steeringFiles } from "../../src/bundle/remember-bundle.ts";
import { projectRoot } from "./run-site.ts";

/** Copies the real site into `root`, to be edited there. What its builds remember, the copy remembers too. */
export function copyRealSite(root: string): void {
  for (const path of ["content", "static", "templates", ...steeringFiles]) {
    cpSync(join(projectRoot, path), join(root, path), { recursive: true });
  }
  mkdirSync(join(projectRoot, ".site"), { recursive: true });
  for (const folder of ["node_modules", ".site"]) {
    symlinkSync(join(projectRoot, folder), join(root, folder), "junction");
  }
}
