/** The lock file of a build that is publishing. */
export const lockName = ".site-lock";

/** Creates temporary names. They contain the process id, so that two builds never use the same one. */
export function createTemporaryNames(pid: number): () => string {
  let count = 0;
  // Short, because the name of the file itself may be as long as the disk allows.
  return () => `.site-${pid}-${count++}.tmp`;
}

/** True for a temporary name that a killed build has left. */
export function isTemporaryName(name: string): boolean {
  return /^\.site-\d+-\w+\.tmp$/.test(name);
}
