import { pathName } from "../../define/name-field.ts";
import { shorten } from "../../text/shorten.ts";
import type { Speech } from "../../words/speech.ts";
import { type Mention, placeOfMention } from "../model/entries/find-mentions.ts";
import type { KnownSite } from "../model/entries/known-site.ts";
import { findHolder } from "../model/locate/find-holder.ts";
import { labelEntry, labelField, schemaOf } from "../model/locate/label-fields.ts";
import { settingsEntry } from "../model/locate/list-fields.ts";
import type { ShownMention } from "../requests.ts";

/** Describes a link or reference to an entry for the author. */
export function showMention(
  { site, entries }: Pick<KnownSite, "site" | "entries">,
  mention: Mention,
  { pages }: Speech,
): ShownMention {
  const { file, path } = mention;
  const {
    name,
    entry,
    path: within,
  } = findHolder({ site, entries }, file, path) ?? {
    name: settingsEntry,
    entry: undefined,
    path,
  };
  const schema = schemaOf(site, name);
  const field = schema === undefined || within.length === 0 ? pages["edit.body"] : labelField(schema, within);
  return {
    place: placeOfMention(mention),
    label: `${labelEntry(site, name, entry)} · ${field}`,
    words: shorten(quote(mention), 120),
  };
}

function quote({ kind, words, path }: Mention): string {
  switch (kind) {
    case "link":
      return words;
    case "address":
      return words.slice(`${pathName(path)}: `.length);
    case "reference":
      return "";
  }
}
