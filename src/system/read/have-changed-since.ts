import { statSync } from "node:fs";

/**
 * True when one of the files at these absolute paths was removed, or saved after `moment`, in ms since 1970 by the
 * clock of the disk.
 */
export function haveChangedSince(places: readonly string[], moment: number): boolean {
  return places.some((place) => {
    const stats = statSync(place, { throwIfNoEntry: false });
    return stats === undefined || Math.floor(Math.max(stats.mtimeMs, stats.ctimeMs)) > moment;
  });
}
