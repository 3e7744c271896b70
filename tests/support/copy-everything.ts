import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "../../src/once.ts";
import { runHere } from "./run-here.ts";
import { projectRoot } from "./run-site.ts";

/** The site that uses everything, as no build has seen it. */
export const everything = join(projectRoot, "tests/sites/everything");

/**
 * Copies the site that uses everything into `root`, with what a build of it remembers: half of its time is one image.
 */
export async function copyEverything(root: string): Promise<void> {
  cpSync(everything, root, { recursive: true });
  cpSync(await rememberEverything(), join(root, ".site"), { recursive: true });
}

/**
 * The folder of what a build of the site remembers. The processes of a run share it, and whichever comes first makes
 * it.
 */
export const rememberEverything = once(async () => {
  const { SHARED_SCRATCH } = process.env;
  if (SHARED_SCRATCH === undefined) throw new Error("SHARED_SCRATCH is set by tests/shared-config.ts.");
  const memory = join(SHARED_SCRATCH, "everything");
  if (existsSync(memory)) return memory;
  const root = mkdtempSync(join(tmpdir(), "charpente-everything-"));
  cpSync(everything, root, { recursive: true });
  const { status, stderr } = await runHere(["build", "--root", root]);
  if (status !== 0) throw new Error(stderr);
  try {
    renameSync(join(root, ".site"), memory);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(memory)) throw error;
  }
  rmSync(root, { recursive: true, force: true });
  return memory;
});
