import { settingsFile } from "../../define/settings-file.ts";
import type { FaultHolder, FaultHolders, Mending, RefusedWords } from "../../dev/faults/fault-sources.ts";
import { groupBy } from "../../group-by.ts";
import type { Drawn } from "../../pipeline/build.ts";
import type { Position } from "../../words/problem.ts";
import type { KeptDraft } from "../answers.ts";
import type { EntryName, FieldPath } from "../model/edit.ts";
import { unusedImagesLink, writeFieldLink } from "../model/field-link.ts";
import { findHolder, labelEntry, schemaOf } from "../model/locate/label-fields.ts";
import { type LabelledSite, namePlace } from "../model/locate/label-places.ts";
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

export function findHolders(drawn: LabelledSite & Pick<Drawn, "sources">, isEditable: boolean): FaultHolders {
  const { site, entries, sources } = drawn;
  const byFile = groupBy(entries, (entry) => entry.file);
  const texts = new Map(sources.map((source) => [source.file, source]));
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
      const label = within.length > 0 ? namePlace(drawn, name, within, "") : undefined;
      return toHolder(name, labelEntry(site, name, entry), path && { path: within, label }, isEditable);
    },
    setting: (path) => {
      const field = { path, label: namePlace(drawn, settingsEntry, path, "") };
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

/** Empty if the entry no longer exists, because its field cannot be opened. */
function placeDraft(
  { entry: name, path, why }: KeptDraft,
  drawn: Drawn,
  isEditable: boolean,
): readonly RefusedWords[] {
  const { site, entries, places } = drawn;
  const { collection, id } = name;
  const entry = entries.find((one) => one.collection === collection && one.id === id);
  const schema = schemaOf(site, name);
  if (schema === undefined || (entry === undefined && collection !== undefined)) return [];
  // The Markdown has no position and no label of its own.
  const isField = path.length > 0;
  const field = { path, label: isField ? namePlace(drawn, name, path, "") : undefined };
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
