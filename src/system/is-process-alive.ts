import { readFileSync, readlinkSync } from "node:fs";
import { systemCode } from "./file-system.ts";

/** True for the id of a process that runs on this machine, whoever’s it is, and is no mere entry in the list of them. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A killed process keeps its id until its parent asks for it, which some containers never do.
    return readStat(pid)?.[0] !== "Z";
  } catch (error) {
    // EPERM: it lives, under another user.
    return systemCode(error) !== "ESRCH";
  }
}

/** When a process began, in the units of the system. With its id it names one process. Undefined where that is not to be known. */
export function startOfProcess(pid: number): string | undefined {
  return readStat(pid)?.[19];
}

/** What Linux says of a process from its state on. The name before it is in brackets, and may hold spaces and brackets. */
function readStat(pid: number): readonly string[] | undefined {
  try {
    // Elsewhere than in its own list of processes, an id would be another process’s.
    if (readlinkSync("/proc/self") !== String(process.pid)) return undefined;
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}
