import type { Body, ParsedSource } from "../../model/model.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { locatePart } from "../../pipeline/steps/locate-part.ts";
import type { Position } from "../../problems/problem.ts";
import type { FieldPath } from "../edit.ts";
import { labelEntry, labelField, schemaOf } from "../locate/label-fields.ts";
import type { Field } from "../locate/list-fields.ts";
import type { SiteMap } from "../locate/site-map.ts";
import { valueAt } from "../locate/value-at.ts";
import { findWritten } from "./find-written.ts";
import { foldWords } from "./fold-words.ts";
import { readShownText } from "./read-shown-text.ts";

/** A field that has the words. */
export type FoundWords = {
  readonly field: Field;
  /** « Accueil · Accroche ». */
  readonly label: string;
  readonly at: Position;
  /** Those that show the field. */
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
  const found = [...map.fields().entries()].filter(([, field]) =>
    foldWords(readField(field, drawn).normalize("NFC")).text.includes(wanted),
  );
  if (found.length === 0) return [];
  const uses = await map.uses(() => undefined);
  const templates = new Map(drawn.pages.map(({ page }) => [page.route as string, page.template]));
  return found.map(([number, field]) => ({
    field,
    label: labelOf(field, drawn, bodyLabel),
    at: placeOf(field, words, drawn),
    pages: (uses.get(number) ?? []).map((route) => ({ route, template: templates.get(route) ?? "" })),
  }));
}

/** The words of a field as its readers see them. */
function readField({ entry: name, place, kind }: Field, { entries, settings }: Drawn): string {
  if (name.collection === undefined) return String(valueAt(settings, place) ?? "");
  const entry = entries.find(({ collection, id }) => collection === name.collection && id === name.id);
  const value = kind === "body" ? entry?.body : valueAt(entry?.data, place);
  return typeof value === "object" && value !== null ? readShownText(value as Body) : String(value ?? "");
}

function labelOf({ entry: name, path, kind }: Field, { site, entries }: Drawn, bodyLabel: string): string {
  const schema = schemaOf(site, name);
  const entry = entries.find(({ collection, id }) => collection === name.collection && id === name.id);
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
