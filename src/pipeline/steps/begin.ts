/** Marks a promise that is awaited later: a rejection before then does not count as unhandled. */
export function begin<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}
