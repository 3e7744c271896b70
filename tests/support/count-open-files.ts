import { readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";

/** How many of the files below `folder`, a true path, this process has open. Known on Linux only. */
export function countOpenFiles(folder: string): number {
  return readdirSync("/proc/self/fd").filter((name) => {
    try {
      return readlinkSync(join("/proc/self/fd", name)).startsWith(folder);
    } catch {
      // It is the list of them itself, which is closed by now.
      return false;
    }
  }).length;
}
