import type { Body, Entry, ParsedSource } from "../../model/model.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { withoutSeal } from "../../pipeline/finish/without-seal.ts";
import { locatePart } from "../../pipeline/steps/locate-part.ts";
import type { Position } from "../../problems/problem.ts";
import type { EntryName, FieldPath } from "../edit.ts";
import { createPlaceFinder } from "../locate/find-places.ts";
import { labelEntry, labelField, schemaOf } from "../locate/label-fields.ts";
import { createFieldLister, type Field } from "../locate/list-fields.ts";
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

/**
 * Finds the fields that have some words as readers see them, in the order of the files. Looks only at entries, and draws only
 * pages, that may have them: a site may have thousands.
 */
export function findWords(words: string, drawn: Drawn, bodyLabel: string): readonly FoundWords[] {
  const wanted = foldWords(words.normalize("NFC")).text;
  const mayHave = createWordSieve(wanted);
  const entries = new Map(drawn.entries.map((entry) => [keyOf(entry), entry]));
  const has = (field: Field) => {
    const value = givenValue(field, entries, drawn);
    return mayHave(htmlOf(value)) && foldWords(readValue(value).normalize("NFC")).text.includes(wanted);
  };
  const likely = drawn.entries.filter(({ data, body }) => mayHave(JSON.stringify([data, body?.parts])));
  const found = createFieldLister()({ ...drawn, entries: likely }).filter(has);
  if (found.length === 0) return [];
  // Of the marks of these fields alone, few are in the way.
  const finder = createPlaceFinder(found, drawn.redraw, { plans: new Set(), pages: new Map() });
  const shown = drawn.pages
    .filter(({ html }) => mayHave(html))
    .map(({ page: { route, template }, html }) => {
      const places = finder.find({ route, template }, withoutSeal(html));
      return { page: { route, template }, fields: new Set(places?.map(({ field }) => field)) };
    });
  return found.map((field, number) => ({
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
