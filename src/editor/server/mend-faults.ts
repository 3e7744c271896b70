import type { z } from "zod";
import { settingsFile } from "../../define/settings-file.ts";
import type { FaultHolder, FaultHolders, Mending, RefusedWords } from "../../dev/faults/fault-sources.ts";
import { groupBy } from "../../group-by.ts";
import { valueAt } from "../../model/value-at.ts";
import type { Drawn } from "../../pipeline/build.ts";
import type { Position } from "../../words/problem.ts";
import type { KeptDraft } from "../answers.ts";
import type { EntryName, FieldPath } from "../model/edit.ts";
import { unusedImagesLink, writeFieldLink } from "../model/field-link.ts";
import { findHolder, labelEntry, labelField, nameEntry, schemaOf } from "../model/locate/label-fields.ts";
import { settingsEntry } from "../model/locate/list-fields.ts";
import { createFieldFinder, formatOfFile } from "../model/splice/open-file.ts";

/**
 * Names entries and fields for the list of faults, which links to them if they can be edited. `refused` are the drafts
 * that the checks have refused.
 */
export function createMending(isEditable: boolean, refused: () => readonly KeptDraft[]): Mending {
  return {
    holdersIn: (drawn) => findHolders(drawn, isEditable),
    refusedIn: (drawn) => refused().flatMap((draft) => placeDraft(draft, drawn, isEditable)),
  };
}

export function findHolders(
  { site, entries, sources, parsed }: Pick<Drawn, "site" | "entries" | "sources" | "parsed">,
  isEditable: boolean,
): FaultHolders {
  const byFile = groupBy(entries, (entry) => entry.file);
  const texts = new Map(sources.map((source) => [source.file, source]));
  const written = new Map(parsed.map((source) => [source.file, source.data]));
  const finders = new Map<string, ReturnType<typeof createFieldFinder>>();

  const fieldOf = (file: string, at: Position): FieldPath | undefined => {
    const source = texts.get(file);
    if (source === undefined) return undefined;
    const finder = finders.has(file)
      ? finders.get(file)
      : createFieldFinder(source.bytes, formatOfFile(file, site.collections));
    finders.set(file, finder);
    return finder?.(at);
  };
  return {
    at: (file, at) => {
      const path = at && fieldOf(file, at);
      const found = findHolder({ site, entries: byFile.get(file) ?? [] }, file, path ?? []);
      if (found === undefined) return undefined;
      const { name, entry, path: within } = found;
      const schema = schemaOf(site, name);
      // A file may hold a whole collection, each entry under its name.
      const data = valueAt(written.get(file), (path ?? []).slice(0, -within.length));
      const label = schema && within.length > 0 ? labelInItem(schema, within, data) : undefined;
      return toHolder(name, labelEntry(site, name, entry), path && { path: within, label }, isEditable);
    },
    setting: (path) => {
      const field = { path, label: labelField(site.settings, path) };
      return toHolder(settingsEntry, labelEntry(site, settingsEntry, undefined), field, isEditable);
    },
    imagesLink: isEditable ? unusedImagesLink : undefined,
  };
}

type Field = { readonly path: FieldPath; readonly label: string | undefined };

function toHolder(
  name: EntryName,
  entry: string,
  field: Field | undefined,
  isEditable: boolean,
): FaultHolder {
  return {
    entry,
    field,
    link: isEditable ? writeFieldLink({ entry: name, path: field?.path ?? [] }) : undefined,
    key: [name.id, field?.path],
  };
}

/** The label of a field, after the name of its list item, if any: « Prestataire de paiement · Valeur ». */
function labelInItem(schema: z.ZodType, path: FieldPath, data: unknown): string {
  const label = labelField(schema, path);
  const end = path.findLastIndex((step) => typeof step === "number") + 1;
  if (end <= 1 || end === path.length) return label;
  const item = path.slice(0, end);
  const name = nameEntry(valueAt(data, item));
  const isOwn = name === undefined || name === valueAt(data, path);
  return `${isOwn ? labelField(schema, item) : name} · ${label}`;
}

/** Empty if the entry no longer exists, because its field cannot be opened. */
function placeDraft(
  { entry: name, path, why }: KeptDraft,
  { site, entries, places }: Drawn,
  isEditable: boolean,
): readonly RefusedWords[] {
  const { collection, id } = name;
  const entry = entries.find((one) => one.collection === collection && one.id === id);
  const schema = schemaOf(site, name);
  if (schema === undefined || (entry === undefined && collection !== undefined)) return [];
  // The Markdown has no position and no label of its own.
  const isField = path.length > 0;
  const field = { path, label: isField ? labelField(schema, path) : undefined };
  return [
    {
      file: entry?.file ?? settingsFile,
      at: isField && entry !== undefined ? places.get(entry)?.(path, "value") : undefined,
      holder: toHolder(name, labelEntry(site, name, entry), field, isEditable),
      why: [...why.atField, ...why.beside.map(({ text }) => text), ...why.elsewhere],
      key: [collection, id, path],
    },
  ];
}
