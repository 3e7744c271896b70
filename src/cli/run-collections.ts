import type { Speech } from "../catalogue/speech.ts";
import { loadSite } from "./load-site.ts";
import { readRoot } from "./read-build-options.ts";

/** Runs `site collections` for completion scripts and returns its exit status. Writes one name per line to stdout. */
export async function runCollections(root: string, speech: Speech): Promise<number> {
  const loaded = await loadSite(readRoot(root), speech);
  if (loaded === undefined) return 1;
  const many = Object.entries(loaded.templates.site.collections).filter(([, { kind }]) => kind !== "single");
  process.stdout.write(many.map(([name]) => `${name}\n`).join(""));
  return 0;
}
