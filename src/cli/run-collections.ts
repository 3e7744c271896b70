import { listEntryIds } from "../editor/model/new-entry/append-entry.ts";
import type { Speech } from "../words/speech.ts";
import { loadSite } from "./open-site.ts";

/**
 * Runs `site collections` for completion scripts and returns its exit status. Writes a name per line to stdout: of each
 * collection, or of each of its entries, as in `articles/premier`.
 */
export async function runCollections(
  { root, entries }: { readonly root: string; readonly entries: boolean },
  speech: Speech,
): Promise<number> {
  const loaded = await loadSite(root, speech);
  if (loaded === undefined) return 1;
  const many = Object.entries(loaded.templates.site.collections).filter(([, { kind }]) => kind !== "single");
  const content = entries ? loaded.disk.readContent() : [];
  const names = many.flatMap(([name, collection]) =>
    entries ? listEntryIds(collection, content).map((id) => `${name}/${id}`) : [name],
  );
  loaded.disk.close();
  process.stdout.write(names.map((name) => `${name}\n`).join(""));
  return 0;
}
