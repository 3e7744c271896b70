/** The promise is awaited later: until then, its rejection counts as handled. */
export function begin<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}
