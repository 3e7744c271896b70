import { settingsFile } from "../../../define/settings-file.ts";
import { toOriginalId } from "../../../model/language.ts";
import type { Drawn } from "../../../pipeline/build.ts";
import type { EntryName, FieldPath } from "../edit.ts";
import { settingsEntry } from "./list-fields.ts";

/** The entry around a position in a file, and the path of the field within that entry. */
export type Holder = {
  readonly name: EntryName;
  /** Undefined for the settings. */
  readonly entry: Drawn["entries"][number] | undefined;
  readonly path: FieldPath;
};

/**
 * Finds the entry around a path of a file, which may contain a whole collection by name. Undefined if there is none.
 */
export function findHolder(
  { site, entries }: Pick<Drawn, "site" | "entries">,
  file: string,
  path: FieldPath,
): Holder | undefined {
  if (file === settingsFile) return { name: settingsEntry, entry: undefined, path };
  const members = entries.filter((entry) => entry.file === file);
  const [first] = members;
  const isShared = first !== undefined && site.collections[first.collection]?.kind === "file";
  const entry = isShared ? members.find((member) => toOriginalId(member) === path[0]) : first;
  if (entry === undefined) return undefined;
  const name = { collection: entry.collection, id: entry.id };
  return { name, entry, path: isShared ? path.slice(1) : path };
}
