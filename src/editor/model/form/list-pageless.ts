import type { Drawn } from "../../../pipeline/build.ts";
import type { FormAnswer } from "../../requests.ts";
import { labelEntry } from "../locate/label-fields.ts";

/** A longer list would need a search. */
const most = 500;

/** Lists the entries that have no page of their own, such as those of a file with many entries. */
export function listPageless({
  site,
  entries,
  pages,
}: Pick<Drawn, "site" | "entries" | "pages">): NonNullable<FormAnswer["others"]> {
  const sources = new Set(pages.flatMap(({ page }) => page.sources));
  return entries
    .filter(({ collection, file }) => site.collections[collection]?.kind === "file" || !sources.has(file))
    .slice(0, most)
    .map((entry) => {
      const name = { collection: entry.collection, id: entry.id };
      return { entry: name, label: labelEntry(site, name, entry) };
    });
}
