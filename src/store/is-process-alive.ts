import { readFileSync, readlinkSync } from "node:fs";
import { systemCode } from "./system-code.ts";

/** True for the id of a running process on this machine, of any user. A zombie does not count. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A killed process keeps its id until its parent collects it, which some containers never do.
    return readStat(pid)?.[0] !== "Z";
  } catch (error) {
    // EPERM: it runs under another user.
    return systemCode(error) !== "ESRCH";
  }
}

/**
 * The start time of a process, in the units of the system. Together with the id it identifies the process. Undefined
 * when it is unknown.
 */
export function startOfProcess(pid: number): string | undefined {
  return readStat(pid)?.[19];
}

/**
 * The fields of /proc/<pid>/stat from the state on. The name before it is in brackets and may contain spaces and
 * brackets.
 */
function readStat(pid: number): readonly string[] | undefined {
  try {
    // With another /proc mounted, the id would mean another process.
    if (readlinkSync("/proc/self") !== String(process.pid)) return undefined;
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}
