import { findNamed, type NamedEntry } from "./find-mentions.ts";
import type { KnownSite } from "./known-site.ts";
import type { Replacement } from "./plan-removal.ts";

/**
 * Finds the page or entry that replaces a removed entry, by its address or name. Undefined if there is none, or more
 * than one.
 */
export function findReplacement(
  written: string,
  site: KnownSite,
  named: NamedEntry,
): Replacement | "itself" | undefined {
  const found = findNamed(written, site);
  if (found.some(({ entry }) => entry.file === named.entry.file && entry.id === named.entry.id))
    return "itself";
  const peer = found.find(({ entry }) => entry.collection === named.entry.collection);
  if (written.startsWith("/")) {
    const isPage = site.pages.some(({ route }) => route === written);
    return isPage ? { route: written, id: peer?.entry.id } : undefined;
  }
  const only = found.length === 1 ? found[0] : undefined;
  const replacement = peer ?? only;
  return replacement && { route: replacement.route, id: peer?.entry.id };
}
