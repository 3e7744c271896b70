import { readFileSync } from "node:fs";

/** No site is looked at by so many. */
const mostConnections = 4096;
/** What a build, its bundlers and the watcher open at once, with as much again to spare. */
const ownHandles = 64;
/** A browser opens six, and every shortage ends some day. */
const fewestConnections = 8;

/**
 * How many connections a server may hold at once. Each takes a handle of the process, and who opens no more files builds no
 * more sites. `handles` is how many the process may have.
 */
export function limitConnections(handles = readHandleLimit()): number {
  return Math.max(fewestConnections, Math.min(mostConnections, handles - ownHandles));
}

/** Node raises the limit as far as the system lets it. Where there is no such file, that is far enough. */
function readHandleLimit(): number {
  try {
    const soft = /^Max open files +(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
    return Number(soft ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
