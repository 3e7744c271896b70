import type { EntryOnPage, FieldOnPage, PageFields } from "../answers.ts";
import { type EntryName, type FieldPath, fieldKey, isSameEntry } from "../model/edit.ts";
import type { ShownPlace } from "./place.ts";

/** The state of the page: its fields and their places, and the digests of its files. */
export type PageState = {
  places(): readonly ShownPlace[];
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
  let places: readonly ShownPlace[] = [];
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

/**
 * Reads the places of fields from the attributes of a page in edit mode, in document order. Leaves out places that do not fit
 * the page in the browser: their fields can be edited in the form.
 */
function readPlaces(page: ParentNode, fields: readonly FieldOnPage[]): readonly ShownPlace[] {
  const marked = page.querySelectorAll<HTMLElement>("[data-edit], [data-edit-attribute], [data-edit-body]");
  return [...marked].flatMap((element) => {
    const { edit = "", editAttribute = "", editBody } = element.dataset;
    return [
      ...(editBody === undefined ? [] : [readText(element, editBody)]),
      ...words(edit).map((mark) => readWords(element, mark)),
      ...words(editAttribute).map((mark) => readAttribute(mark)),
    ].flatMap((found) => {
      const field = found && fields[found.number];
      return field ? [{ field, element, shows: found.shows }] : [];
    });
  });
}

type Found = { readonly number: number; readonly shows: ShownPlace["shows"] } | undefined;

function words(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

function readText(element: HTMLElement, mark: string): Found {
  const [number, count] = mark.split(":").map(Number);
  if (number === undefined || count === undefined) return undefined;
  const elements: HTMLElement[] = [];
  for (let next: Element | null = element; next !== null && elements.length < count; ) {
    // Elements that this editor has added do not belong to the text.
    if (next instanceof HTMLElement && !next.localName.startsWith("site-dev-")) elements.push(next);
    next = next.nextElementSibling;
  }
  return { number, shows: { kind: "text", elements } };
}

function readAttribute(mark: string): Found {
  const [name = "", number] = mark.split("=");
  return { number: Number(number), shows: { kind: "attribute", name } };
}

/** `12`, or `12@0+4-0+9`: the characters 4 to 9 of child 0. */
function readWords(element: HTMLElement, mark: string): Found {
  const [, number, start, from, end, to] = /^(\d+)(?:@([\d.]+)\+(\d+)-([\d.]+)\+(\d+))?$/.exec(mark) ?? [];
  if (number === undefined) return undefined;
  if (start === undefined || end === undefined) return { number: Number(number), shows: { kind: "whole" } };
  const [first, last] = [follow(element, start), follow(element, end)];
  if (first === undefined || last === undefined) return undefined;
  if (Number(from) > first.length || Number(to) > last.length) return undefined;
  const range = element.ownerDocument.createRange();
  range.setStart(first, Number(from));
  range.setEnd(last, Number(to));
  return { number: Number(number), shows: { kind: "part", range } };
}

function follow(element: Element, path: string): Text | undefined {
  let node: Node | undefined = element;
  for (const step of path.split(".")) node = node?.childNodes[Number(step)];
  return node instanceof Text ? node : undefined;
}
