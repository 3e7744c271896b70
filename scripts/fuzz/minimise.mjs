/** The largest number of runs for shortening a text: some take seconds each. */
const mostTrials = 200;
const mostMs = 120_000;

/**
 * Shortens a text that has a fault: removes pieces, from halves down to single characters, as long as the fault stays.
 */
export async function minimise(text, isAlike) {
  let shortest = text;
  let trials = 0;
  const end = Date.now() + mostMs;
  for (let size = Math.ceil(text.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < shortest.length && trials < mostTrials && Date.now() < end; ) {
      const shorter = shortest.slice(0, at) + shortest.slice(at + size);
      trials += 1;
      if (shorter !== "" && (await isAlike(shorter))) shortest = shorter;
      else at += size;
    }
  }
  return shortest;
}
