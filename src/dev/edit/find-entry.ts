import type { z } from "zod";
import { settingsFile } from "../../define/settings-file.ts";
import type { EntryName, FieldPath } from "../../edit/edit.ts";
import type { Drawn } from "../../pipeline/build.ts";

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

/** The place of an entry of the last good site. Undefined where it has none of this name. */
export function findEntry(
  name: EntryName,
  drawn: Pick<Drawn, "site" | "parsed"> | undefined,
): EntryPlace | undefined {
  if (drawn === undefined) return undefined;
  const { site, parsed } = drawn;
  const { collection: set, id } = name;
  if (set === undefined)
    return { name, file: settingsFile, within: [], format: "yaml", schema: site.settings };
  const collection = Object.hasOwn(site.collections, set) ? site.collections[set] : undefined;
  if (collection === undefined) return undefined;
  const { kind, path, format, schema } = collection;
  const whole = `content/${path}`;
  const inFolder =
    format === "markdown" ? [`${whole}/${id}.md`] : [`${whole}/${id}.yaml`, `${whole}/${id}.yml`];
  const file = (kind === "folder" ? inFolder : [whole]).find((known) =>
    parsed.some((source) => source.file === known),
  );
  if (file === undefined) return undefined;
  return { name, file, within: kind === "file" ? [id] : [], format, schema };
}
