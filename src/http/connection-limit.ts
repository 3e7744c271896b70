import { readFileSync } from "node:fs";

/** More connections than any site under development needs. */
const mostConnections = 4096;
/** The handles that a build, its bundlers and the watcher hold at once, with as many again in reserve. */
const ownHandles = 64;
/** A browser opens six connections. With fewer, a server would not work even if handles are short. */
const fewestConnections = 8;

/**
 * How many connections a server may hold at once. Each takes a file handle of the process, and without free handles the
 * site cannot be built. `handles` is the limit of the process.
 */
export function limitConnections(handles = readHandleLimit()): number {
  return Math.max(fewestConnections, Math.min(mostConnections, handles - ownHandles));
}

/** Node raises its limit to the maximum of the system. Systems without `/proc` have a maximum that is high enough. */
function readHandleLimit(): number {
  try {
    const soft = /^Max open files +(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
    return Number(soft ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
