import type { Speech } from "../../catalogue/speech.ts";
import { settingsFile } from "../../define/settings-file.ts";
import { type Mention, placeOfMention } from "../../edit/entries/find-mentions.ts";
import type { KnownSite } from "../../edit/entries/known-site.ts";
import { labelEntry, labelField, schemaOf } from "../../edit/locate/label-fields.ts";
import { settingsEntry } from "../../edit/locate/list-fields.ts";
import type { ShownMention } from "../../edit/protocol.ts";

/** A place that leads to an entry, in the words of who edits it. */
export function showMention(
  { site, entries }: Pick<KnownSite, "site" | "entries">,
  mention: Mention,
  { pages }: Speech,
): ShownMention {
  const { file, line, path, words } = mention;
  const holders = entries.filter((entry) => entry.file === file);
  const isShared = site.collections[holders[0]?.collection ?? ""]?.kind === "file";
  const entry = isShared ? holders.find(({ id }) => id === path[0]) : holders[0];
  const name = entry === undefined || file === settingsFile ? settingsEntry : entry;
  const schema = schemaOf(site, name);
  const within = isShared ? path.slice(1) : path;
  const field = schema === undefined || within.length === 0 ? pages["edit.body"] : labelField(schema, within);
  const flat = words.replaceAll(/\s+/g, " ").trim();
  return {
    place: placeOfMention(mention),
    label: `${labelEntry(site, name, entry)} · ${field}`,
    words: flat.length > 120 ? `${flat.slice(0, 119)}…` : flat,
    at: `${file}:${line}`,
  };
}
