import { readEntryId } from "../../define/read-entry-id.ts";
import type { Body, Entry, ParsedSource } from "../../model/model.ts";
import { valueAt } from "../../model/value-at.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { withoutSeal } from "../../pipeline/finish/without-seal.ts";
import { locateRange } from "../../pipeline/steps/locate-range.ts";
import type { Position } from "../../words/problem.ts";
import { type FieldPath, fieldKey } from "../edit.ts";
import { createPlaceFinder } from "../locate/find-places.ts";
import { labelEntry, labelField, schemaOf } from "../locate/label-fields.ts";
import { createFieldLister, type Field } from "../locate/list-fields.ts";
import { findInSource } from "./find-in-source.ts";
import { normaliseText } from "./normalise-text.ts";
import { readShownText } from "./read-shown-text.ts";
import { createWordSieve } from "./word-sieve.ts";

/** A field that contains the words. */
export type FoundWords = {
  readonly field: Field;
  /** « Accueil · Accroche ». */
  readonly label: string;
  readonly at: Position;
  /** The pages that show the field. */
  readonly pages: readonly { readonly route: string; readonly template: string }[];
};

/**
 * Finds the fields that contain some words, compared as readers see them, in the order of the files. Reads only entries
 * and draws only pages that may contain them, because a site may have thousands.
 */
export function findWords(words: string, drawn: Drawn, bodyLabel: string): readonly FoundWords[] {
  const wanted = normaliseText(words.normalize("NFC"));
  const mayHave = createWordSieve(wanted);
  const entries = new Map(drawn.entries.map((entry) => [fieldKey(entry), entry]));
  const has = (field: Field) => {
    const value = givenValue(field, entries, drawn);
    return someText(value, mayHave) && normaliseText(readValue(value).normalize("NFC")).includes(wanted);
  };
  const likely = drawn.entries.filter(({ data, body }) => someText(data, mayHave) || someText(body, mayHave));
  const found = createFieldLister()({ ...drawn, entries: likely }).filter(has);
  if (found.length === 0) return [];
  const pages = findPages(found, drawn, mayHave);
  const parsed = new Map(drawn.parsed.map((source) => [source.file, source]));
  return found.map((field, number) => ({
    field,
    label: labelOf(field, entries.get(fieldKey(field.entry)), drawn, bodyLabel),
    at: placeOf(field, words, parsed.get(field.file), drawn),
    pages: pages.get(number) ?? [],
  }));
}

/** Finds the pages that show each field. The keys are indexes of `found`. */
function findPages(
  found: readonly Field[],
  { pages, redraw }: Drawn,
  mayHave: (text: string) => boolean,
): ReadonlyMap<number, FoundWords["pages"]> {
  // Marks of these few fields seldom disturb a page, so nothing is remembered.
  const finder = createPlaceFinder(found, redraw, { plans: new Set(), pages: new Map() });
  const shown = new Map<number, { readonly route: string; readonly template: string }[]>();
  for (const { page, html } of pages) {
    if (!mayHave(html)) continue;
    const { route, template } = page;
    const places = finder.find({ route, template }, withoutSeal(html)) ?? [];
    for (const field of new Set(places.map(({ field }) => field))) {
      const routes = shown.get(field) ?? [];
      routes.push({ route, template });
      shown.set(field, routes);
    }
  }
  return shown;
}

/** The value of a field that templates get. */
function givenValue(
  { entry: name, place, kind }: Field,
  entries: ReadonlyMap<string, Entry>,
  { settings }: Drawn,
): unknown {
  if (name.collection === undefined) return valueAt(settings, place);
  const entry = entries.get(fieldKey(name));
  if (kind !== "body") return valueAt(entry?.data, place);
  // Unpacked once for all that read it.
  return entry?.body && { parts: entry.body.parts };
}

/** The text that readers see. */
function readValue(value: unknown): string {
  return typeof value === "object" && value !== null
    ? readShownText(value as Pick<Body, "parts">)
    : String(value ?? "");
}

/** True if one of the texts of a value passes the test. Markdown is tested as compiled HTML. */
function someText(value: unknown, test: (text: string) => boolean): boolean {
  if (typeof value === "string") return test(value);
  if (typeof value !== "object" || value === null) return test(String(value ?? ""));
  if (Array.isArray(value)) return value.some((item) => someText(item, test));
  // `parts` unpacks a compiled text, so nothing else of it is read.
  if ("parts" in value) return someText(value.parts, test);
  return Object.values(value).some((inner) => someText(inner, test));
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

/** The position of the words, or of the field that contains them. */
function placeOf(
  { entry, path, kind, value }: Field,
  words: string,
  source: ParsedSource | undefined,
  { site }: Drawn,
): Position {
  const part = findInSource(value, words);
  const start: Position = { line: 1, column: 1 };
  if (source === undefined) return start;
  if (kind === "body") return placeInBody(source, part?.index ?? 0);
  const collection = entry.collection === undefined ? undefined : site.collections[entry.collection];
  const whole: FieldPath =
    collection?.kind === "file" ? [readEntryId(entry.id, collection).key, ...path] : path;
  return (part && locateRange(source.locate, whole, part)) ?? source.locate(whole, "value") ?? start;
}

function placeInBody({ body }: ParsedSource, index: number): Position {
  const before = (body?.text ?? "").slice(0, index).split("\n");
  return { line: (body?.line ?? 1) + before.length - 1, column: (before.at(-1)?.length ?? 0) + 1 };
}
