import { statIfThere } from "./stat-if-there.ts";

/**
 * True when one of the files at these absolute paths was removed, or saved after `moment`, in ms since 1970 by the
 * clock of the disk.
 */
export function haveChangedSince(places: readonly string[], moment: number): boolean {
  return places.some((place) => {
    const stats = statIfThere(place);
    return stats === undefined || Math.floor(Math.max(stats.mtimeMs, stats.ctimeMs)) > moment;
  });
}
