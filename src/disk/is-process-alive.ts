import { readFileSync } from "node:fs";
import { systemCode } from "./file-system.ts";

/** True for the id of a process that runs on this machine, whoever’s it is, and is no mere entry in the list of them. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    // EPERM: it lives, under another user.
    return systemCode(error) !== "ESRCH";
  }
}

/** A killed process keeps its id until its parent asks for it, which some containers never do. Known on Linux only. */
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, "latin1"));
  } catch {
    return false;
  }
}
