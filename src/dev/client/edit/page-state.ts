import type { EntryName, FieldPath } from "../../../edit/edit.ts";
import { fieldKey, isSameEntry } from "../../../edit/field-key.ts";
import type { EntryOnPage, FieldOnPage, PageFields } from "../../../edit/protocol.ts";
import type { Place } from "./place.ts";
import { readPlaces } from "./read-places.ts";

/** The state of the page: its fields and their places, and the digests of its files. */
export type PageState = {
  places(): readonly Place[];
  entries(): readonly EntryOnPage[];
  entryOf(name: EntryName): EntryOnPage | undefined;
  fieldOf(entry: EntryName, path: FieldPath): FieldOnPage | undefined;
  /** The digest of the file of an entry, as last read. */
  digestOf(entry: EntryName): string;
  /** `file` is needed if the page does not list the entry; the form knows it. */
  setDigest(entry: EntryName, digest: string, file?: string): void;
  fields(): PageFields;
  /** Replaces the fields by those of another page, but keeps the digests of the files. */
  show(fields: PageFields): void;
  /** Replaces the fields and the digests by those of a newer page. */
  renew(fields: PageFields): void;
  /** Finds the places again after the page has changed. */
  locate(): void;
  onChange(listener: () => void): void;
};

export function createPageState(first: PageFields): PageState {
  let page = first;
  let places: readonly Place[] = [];
  const files = new Map<string, string>();
  const digests = new Map<string, string>();
  const listeners: (() => void)[] = [];
  const read = () => {
    for (const { entry, file, digest } of page.entries) {
      files.set(fieldKey(entry, []), file);
      digests.set(file, digest);
    }
  };
  const fileOf = (entry: EntryName) => files.get(fieldKey(entry, [])) ?? fieldKey(entry, []);
  read();
  return {
    places: () => places,
    entries: () => page.entries,
    entryOf: (name) => page.entries.find(({ entry }) => isSameEntry(entry, name)),
    fieldOf: (entry, path) => {
      const key = fieldKey(entry, path);
      return page.fields.find((field) => fieldKey(field.entry, field.path) === key);
    },
    digestOf: (entry) => digests.get(fileOf(entry)) ?? "",
    setDigest: (entry, digest, file) => {
      if (file !== undefined) files.set(fieldKey(entry, []), file);
      digests.set(fileOf(entry), digest);
    },
    fields: () => page,
    show: (fields) => {
      page = fields;
    },
    renew: (fields) => {
      page = fields;
      read();
    },
    locate: () => {
      places = readPlaces(document.body, page.fields);
      for (const listener of listeners) listener();
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
