/** What grows with the square takes 64 times as long for eight times as much. */
const most = 24;

/**
 * Says whether eight times as much takes far more than eight times as long, in CPU time of this process. `least` in ms: what is
 * over sooner has no time to grow in. What else the machine does counts in one round or the other, hardly in four.
 */
export function growsTooFast(small: () => unknown, large: () => unknown, least = 2): boolean {
  small();
  for (let round = 0; round < 4; round += 1)
    if (cpuOf(large) <= most * Math.max(least, Math.min(cpuOf(small), cpuOf(small)))) return false;
  return true;
}

/** Milliseconds of CPU that this process takes. */
export function cpuOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
