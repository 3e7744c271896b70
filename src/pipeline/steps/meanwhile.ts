/** Runs `other` while `work` is pending, and not at all if it is already done. */
export async function meanwhile<T>(work: Promise<T>, other: () => void): Promise<T> {
  let isDone = false;
  const note = () => {
    isDone = true;
  };
  // If the work is already done, `note` runs before the await ends.
  work.then(note, note);
  await undefined;
  if (!isDone) other();
  return work;
}
