/** Does `other` while `work` is waited for: not at all where it is done already. */
export async function meanwhile<T>(work: Promise<T>, other: () => void): Promise<T> {
  let isDone = false;
  const note = () => {
    isDone = true;
  };
  // Work that is done says so before what is asked for after it.
  work.then(note, note);
  await undefined;
  if (!isDone) other();
  return work;
}
