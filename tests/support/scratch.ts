import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Linux keeps what stands here in memory. */
const memory = "/dev/shm";
const prefix = "charpente-tests-";
const leastBytes = 4 * 1024 ** 3;

/**
 * Has the folders of tests made in memory, where the machine has room there: writing a site and taking it away costs a
 * quarter of what it does on a disk. They go with this process; those of a killed one go with the next. Whoever sets
 * `TMPDIR` keeps it.
 */
export function scratchInMemory(): void {
  if (process.env.TMPDIR !== undefined || !existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < leastBytes) return;
  for (const name of readdirSync(memory)) if (isAbandoned(name)) remove(name);
  const own = `${prefix}${process.pid}`;
  mkdirSync(join(memory, own), { recursive: true });
  process.env.TMPDIR = join(memory, own);
  process.on("exit", () => remove(own));
}

/** Names a folder in `SHARED_SCRATCH`, for what the processes of a run share. It goes with this process. */
export function shareScratch(): void {
  const folder = mkdtempSync(join(tmpdir(), "charpente-shared-"));
  process.env.SHARED_SCRATCH = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}

function isAbandoned(name: string): boolean {
  if (!name.startsWith(prefix)) return false;
  try {
    process.kill(Number(name.slice(prefix.length)), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

function remove(name: string): void {
  rmSync(join(memory, name), { recursive: true, force: true });
}
