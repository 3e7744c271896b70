import { spawnSync } from "node:child_process";

/** The id of a process that was there and is no more. */
export function deadPid(): number {
  return spawnSync(process.execPath, ["-e", ""]).pid;
}
