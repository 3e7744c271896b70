/** What grows with the square takes 64 times as long for eight times as much. */
const most = 24;

/**
 * Says whether eight times as much takes far more than eight times as long, in CPU time of this process. `least` in ms:
 * what is over sooner has no time to grow in. What else the machine does counts in one round or the other, hardly in
 * four. After the first, eight small ones are measured at once, because garbage is collected during the large one and
 * seldom during one small one.
 */
export function growsTooFast(small: () => unknown, large: () => unknown, least = 2): boolean {
  small();
  const eight = () => {
    for (let each = 0; each < 8; each += 1) small();
  };
  for (let round = 0; round < 4; round += 1) {
    const one = round === 0 ? Math.min(cpuOf(small), cpuOf(small)) : cpuOf(eight) / 8;
    if (cpuOf(large) <= most * Math.max(least, one)) return false;
  }
  return true;
}

/** Milliseconds of CPU that this process takes. */
export function cpuOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
