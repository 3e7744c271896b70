import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { begun, type Exchange, type Exchanged, exchangeFiles, keptFolder } from "./exchange-files.ts";
import { listQuietly } from "./list-quietly.ts";

/** How many days exchanges are kept, and how many are kept whatever their age. */
export const keptDays = 90;
const keptAlways = 50;

/**
 * Exchanges files. Keeps their previous content in a folder of `kept/` named by the time and `name`, as in
 * `2026-11-26T09-00-00-remove-ventilation`, and removes old folders.
 */
export function keepExchange(
  root: string,
  exchanges: readonly Exchange[],
  name: string,
  now = new Date(),
): Exchanged {
  const stamped = `${now.toISOString().slice(0, 19).replaceAll(":", "-")}-${name}`;
  const exchanged = exchangeFiles(root, exchanges, { name: findFree(root, stamped) });
  if (exchanged.status === "written") pruneKept(root, now);
  return exchanged;
}

/** Adds a number to a name that is taken: two exchanges may happen in the same second. */
function findFree(root: string, name: string): string {
  let free = name;
  for (let number = 2; existsSync(join(root, keptFolder, free)); number += 1) free = `${name}-${number}`;
  return free;
}

/** A folder that cannot be removed stays. */
function pruneKept(root: string, now: Date): void {
  const folder = join(root, keptFolder);
  for (const name of listOld(listQuietly(folder), now)) {
    if (existsSync(join(folder, name, begun))) continue;
    try {
      rmSync(join(folder, name), { recursive: true });
    } catch {}
  }
}

/**
 * The folders older than `keptDays`, except the newest `keptAlways`. A folder without a time in its name is the user’s.
 */
export function listOld(names: readonly string[], now: Date): readonly string[] {
  const first = new Date(now.getTime() - keptDays * 24 * 3600 * 1000).toISOString().slice(0, 10);
  return names
    .filter((name) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-/.test(name))
    .sort()
    .slice(0, -keptAlways)
    .filter((name) => name.slice(0, 10) < first);
}
