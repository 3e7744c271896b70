import type { Speech } from "../../catalogue/speech.ts";
import { findHolder } from "../../edit/locate/find-holder.ts";
import { labelEntry, labelField, schemaOf } from "../../edit/locate/label-fields.ts";
import type { Drawn } from "../../pipeline/build.ts";
import type { OpenClash } from "./merge-upstream.ts";

/** The label of a field that two people have changed, such as « Accueil · Accroche », else the name of the file. */
export function labelClash(
  { file, clash }: Pick<OpenClash, "file" | "clash">,
  drawn: Pick<Drawn, "site" | "entries"> | undefined,
  { pages: words }: Speech,
): string {
  if (clash.kind === "file" || drawn === undefined) return `${file} · ${words["publish.whole-file"]}`;
  const { site } = drawn;
  const holder = findHolder(drawn, file, clash.path);
  const schema = holder && schemaOf(site, holder.name);
  if (holder === undefined || schema === undefined) return [file, ...clash.path].join(" · ");
  const { name, entry, path } = holder;
  const body = clash.path.length === 0 ? [words["edit.body"]] : [];
  const field = path.length === 0 ? body : [labelField(schema, path)];
  return [labelEntry(site, name, entry), ...field].join(" · ");
}
