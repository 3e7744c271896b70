import type { Speech } from "../../catalogue/speech.ts";
import { settingsFile } from "../../define/settings-file.ts";
import { labelEntry, labelField, schemaOf } from "../../edit/locate/label-fields.ts";
import { settingsEntry } from "../../edit/locate/list-fields.ts";
import type { Drawn } from "../../pipeline/build.ts";
import type { OpenClash } from "./merge-upstream.ts";

/** « Accueil · Accroche »: the name of the field that two people have changed, else that of the file. */
export function labelClash(
  { file, clash }: Pick<OpenClash, "file" | "clash">,
  drawn: Pick<Drawn, "site" | "entries"> | undefined,
  { pages: words }: Speech,
): string {
  if (clash.kind === "file" || drawn === undefined) return `${file} · ${words["publish.whole-file"]}`;
  const { site, entries } = drawn;
  const members = entries.filter((entry) => entry.file === file);
  const [first] = members;
  // A file may hold a whole collection, each entry under its name.
  const isShared = first !== undefined && site.collections[first.collection]?.kind === "file";
  const entry = isShared ? members.find(({ id }) => id === clash.path[0]) : first;
  const path = isShared ? clash.path.slice(1) : clash.path;
  const name = file === settingsFile ? settingsEntry : entry;
  const schema = name && schemaOf(site, name);
  if (name === undefined || schema === undefined) return [file, ...clash.path].join(" · ");
  const body = isShared ? [] : [words["edit.body"]];
  const field = path.length === 0 ? body : [labelField(schema, path)];
  return [labelEntry(site, name, entry), ...field].join(" · ");
}
