/** The lock of whoever is publishing. */
export const lockName = ".site-lock";

/** Gives names for files on their way to their places. They carry the process’s id, so no two builds share one. */
export function createTemporaryNames(pid: number): () => string {
  let count = 0;
  // As short as that because the name of the file itself may be as long as the disk allows.
  return () => `.site-${pid}-${count++}.tmp`;
}

/** Says whether a name is one that a build left when it was killed. */
export function isTemporaryName(name: string): boolean {
  return /^\.site-\d+-\w+\.tmp$/.test(name);
}
