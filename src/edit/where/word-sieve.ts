/**
 * Tells quickly which texts cannot have some words: a look for their longest run of plain letters, which is written in HTML, in
 * addresses and in data as it is read. `wanted` is folded. Says true of every text where there is no such run.
 */
export function createWordSieve(wanted: string): (text: string) => boolean {
  const runs = [...wanted.matchAll(/[a-z]{3,}/g)].map(([run]) => run);
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), "");
  if (longest === "") return () => true;
  // A word may be broken by a mark that nobody sees, or a part of it be emphasised.
  return (text) =>
    text
      .replace(/<\/?[a-z]+>|&shy;|[\u00AD\u200B\u2060]/g, "")
      .toLowerCase()
      .includes(longest);
}
