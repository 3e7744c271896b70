import { cpSync, existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { steeringFiles } from "../../src/bundle/remember-bundle.ts";
import { projectRoot } from "./run-site.ts";

/**
 * Copies the real site into `root`, to be edited there. What its builds remember, the copy remembers too: in the same
 * folder, or in its own where the command publishes it, which forgets all that it did not ask for. The others would
 * make that again.
 */
export function copyRealSite(root: string, { isPublished = false } = {}): void {
  for (const path of ["content", "static", "templates", ...steeringFiles]) {
    cpSync(join(projectRoot, path), join(root, path), { recursive: true });
  }
  mkdirSync(join(projectRoot, ".site"), { recursive: true });
  const memory = ".site/cache";
  // Others are writing there, each file under a name that ends so until it is whole.
  const isWhole = (path: string) => !path.endsWith(".tmp");
  if (isPublished && existsSync(join(projectRoot, memory)))
    cpSync(join(projectRoot, memory), join(root, memory), { recursive: true, filter: isWhole });
  for (const folder of ["node_modules", ...(isPublished ? [] : [".site"])]) {
    symlinkSync(join(projectRoot, folder), join(root, folder), "junction");
  }
}
