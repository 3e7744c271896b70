import type { Body, Entry, ParsedSource } from "../../model/model.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { locatePart } from "../../pipeline/steps/locate-part.ts";
import type { Position } from "../../problems/problem.ts";
import type { EntryName, FieldPath } from "../edit.ts";
import { labelEntry, labelField, schemaOf } from "../locate/label-fields.ts";
import type { Field } from "../locate/list-fields.ts";
import type { SiteMap } from "../locate/site-map.ts";
import { valueAt } from "../locate/value-at.ts";
import { findWritten } from "./find-written.ts";
import { foldWords } from "./fold-words.ts";
import { readShownText } from "./read-shown-text.ts";
import { createWordSieve } from "./word-sieve.ts";

/** A field that has the words. */
export type FoundWords = {
  readonly field: Field;
  /** « Accueil · Accroche ». */
  readonly label: string;
  readonly at: Position;
  /** Those that show the words of the field. */
  readonly pages: readonly { readonly route: string; readonly template: string }[];
};

/** Finds the fields that have some words as readers see them, in the order of the files. */
export async function findWords(
  words: string,
  drawn: Drawn,
  map: SiteMap,
  bodyLabel: string,
): Promise<readonly FoundWords[]> {
  const wanted = foldWords(words.normalize("NFC")).text;
  const mayHave = createWordSieve(wanted);
  const entries = new Map(drawn.entries.map((entry) => [keyOf(entry), entry]));
  const has = (field: Field) => {
    const value = givenValue(field, entries, drawn);
    return mayHave(htmlOf(value)) && foldWords(readValue(value).normalize("NFC")).text.includes(wanted);
  };
  const found = [...map.fields().entries()].filter(([, field]) => has(field));
  if (found.length === 0) return [];
  const pages = drawn.pages.filter(({ html }) => mayHave(html)).map(({ page }) => page);
  const shown = pages.map(({ route, template }) => {
    const fields = new Set(map.places(route)?.map(({ field }) => field));
    return { page: { route, template }, fields };
  });
  return found.map(([number, field]) => ({
    field,
    label: labelOf(field, entries.get(keyOf(field.entry)), drawn, bodyLabel),
    at: placeOf(field, words, drawn),
    pages: shown.filter(({ fields }) => fields.has(number)).map(({ page }) => page),
  }));
}

function keyOf({ collection, id }: EntryName): string {
  return JSON.stringify([collection, id]);
}

/** What templates get of a field. */
function givenValue(
  { entry: name, place, kind }: Field,
  entries: ReadonlyMap<string, Entry>,
  { settings }: Drawn,
): unknown {
  if (name.collection === undefined) return valueAt(settings, place);
  const entry = entries.get(keyOf(name));
  return kind === "body" ? entry?.body : valueAt(entry?.data, place);
}

/** As its readers see it. */
function readValue(value: unknown): string {
  return typeof value === "object" && value !== null ? readShownText(value as Body) : String(value ?? "");
}

/** All that its readers may see, with markup. */
function htmlOf(value: unknown): string {
  return typeof value === "object" && value !== null
    ? JSON.stringify((value as Body).parts)
    : String(value ?? "");
}

function labelOf(
  { entry: name, path, kind }: Field,
  entry: Entry | undefined,
  { site }: Drawn,
  bodyLabel: string,
): string {
  const schema = schemaOf(site, name);
  const field = kind === "body" || schema === undefined ? bodyLabel : labelField(schema, path);
  return `${labelEntry(site, name, entry)} · ${field}`;
}

/** Where the words are written, or what holds them. */
function placeOf(
  { file, entry, path, kind, value }: Field,
  words: string,
  { parsed, site }: Drawn,
): Position {
  const source = parsed.find((one) => one.file === file);
  const part = findWritten(value, words);
  const start: Position = { line: 1, column: 1 };
  if (source === undefined) return start;
  if (kind === "body") return placeInBody(source, part?.index ?? 0);
  const isOneOfMany = entry.collection !== undefined && site.collections[entry.collection]?.kind === "file";
  const whole: FieldPath = isOneOfMany ? [entry.id, ...path] : path;
  return (part && locatePart(source.locate, whole, part)) ?? source.locate(whole, "value") ?? start;
}

function placeInBody({ body }: ParsedSource, index: number): Position {
  const before = (body?.text ?? "").slice(0, index).split("\n");
  return { line: (body?.line ?? 1) + before.length - 1, column: (before.at(-1)?.length ?? 0) + 1 };
}
