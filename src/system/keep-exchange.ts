import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { begun, type Exchange, type Exchanged, exchangeFiles, keptFolder } from "./exchange-files.ts";

/** How long what files held before is kept, and how many exchanges are kept however old they are. */
export const keptDays = 90;
const keptAlways = 50;

/**
 * Exchanges files in a folder of `kept/` that bears the time and a name, as in `2026-11-26T09-00-00-remove-ventilation`. What is
 * kept for too long goes.
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

/** Two in one second do not share a folder. */
function findFree(root: string, name: string): string {
  let free = name;
  for (let number = 2; existsSync(join(root, keptFolder, free)); number += 1) free = `${name}-${number}`;
  return free;
}

/** Nobody waits for it, and what cannot be removed stays. */
function pruneKept(root: string, now: Date): void {
  const folder = join(root, keptFolder);
  try {
    for (const name of listOld(readdirSync(folder), now))
      if (!existsSync(join(folder, name, begun))) rmSync(join(folder, name), { recursive: true });
  } catch {}
}

/** The names of what is older than `keptDays`, but for the newest ones. A name without a time is somebody’s own. */
export function listOld(names: readonly string[], now: Date): readonly string[] {
  const first = new Date(now.getTime() - keptDays * 24 * 3600 * 1000).toISOString().slice(0, 10);
  return names
    .filter((name) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-/.test(name))
    .sort()
    .slice(0, -keptAlways)
    .filter((name) => name.slice(0, 10) < first);
}
