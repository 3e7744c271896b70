import type { z } from "zod";
import type { SiteDefinition } from "../../define/define.ts";
import { settingsFile } from "../../define/settings-file.ts";
import type { EntryName, FieldPath } from "../../edit/edit.ts";

/** Where an entry stands, and what holds of it. */
export type EntryPlace = {
  readonly name: EntryName;
  /** From the root of the site. */
  readonly file: string;
  /** Where it begins within a file that holds several. */
  readonly within: FieldPath;
  readonly format: "markdown" | "yaml";
  readonly schema: z.ZodType;
};

/** The entry of a name, among `files`, those that the last build has read. Undefined where there is none. */
export function findEntry(
  name: EntryName,
  site: Pick<SiteDefinition, "settings" | "collections">,
  files: ReadonlySet<string>,
): EntryPlace | undefined {
  const { collection: set, id } = name;
  if (set === undefined)
    return { name, file: settingsFile, within: [], format: "yaml", schema: site.settings };
  const collection = Object.hasOwn(site.collections, set) ? site.collections[set] : undefined;
  if (collection === undefined) return undefined;
  const { kind, path, format, schema } = collection;
  const whole = `content/${path}`;
  const inFolder =
    format === "markdown" ? [`${whole}/${id}.md`] : [`${whole}/${id}.yaml`, `${whole}/${id}.yml`];
  const file = (kind === "folder" ? inFolder : [whole]).find((known) => files.has(known));
  if (file === undefined) return undefined;
  return { name, file, within: kind === "file" ? [id] : [], format, schema };
}
