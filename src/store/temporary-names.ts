/** The lock file of a build that is publishing. */
export const lockName = ".site-lock";

let count = 0;

/** A new temporary name. It contains the process id, so that two builds never use the same one. */
export function nextTemporaryName(): string {
  // Short, because the name of the file itself may be as long as the disk allows.
  return `.site-${process.pid}-${count++}.tmp`;
}

/** True for a temporary name that a killed build has left. */
export function isTemporaryName(name: string): boolean {
  return /^\.site-\d+-\w+\.tmp$/.test(name);
}
