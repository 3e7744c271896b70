import { settingsFile } from "../../../define/settings-file.ts";
import type { DrawingInputs } from "../../../pipeline/build.ts";
import { escapeRegExp } from "../../../text/escape-reg-exp.ts";
import { placesOfNames } from "../../../text/facts.ts";
import { type FieldPath, fieldKey } from "../edit.ts";
import { createFieldLister, type WrittenField } from "../locate/list-fields.ts";
import { valueNamerOf } from "./name-values.ts";

/** A place in a text that says a shared value. */
export type Saying = {
  readonly field: WrittenField;
  /** The fact: by name between braces, or as its value is written. */
  readonly name: string;
  readonly isNamed: boolean;
  /** False if braces are plain signs in the field, so that it can only write the value. */
  readonly mayName: boolean;
  /** The offset in the text of the field, and the length. */
  readonly index: number;
  readonly length: number;
};

/** A key that identifies a saying as long as its text stays the same. */
export function placeOfSaying({ field, name, index, length }: Saying): string {
  return JSON.stringify([fieldKey(field.entry, field.path), field.value.length, name, index, length]);
}

/** The setting that a shared value is kept in, and the facts made from it. */
export type Shared = { readonly path: FieldPath; readonly label: string; readonly names: readonly string[] };

/** What was made of the same entries is kept. */
const listFields = createFieldLister();

type Searched = Pick<DrawingInputs, "site" | "settings" | "entries" | "parsed" | "heldBack" | "waiting">;

/** Finds the texts of a site that say a shared value, in the order of their files. */
export function findSayings(drawn: Searched, { path, label, names }: Shared): readonly Saying[] {
  const namer = valueNamerOf(drawn);
  const own = JSON.stringify(path);
  return listFields(drawn).flatMap((field): readonly Saying[] => {
    const { entry, value: text, file } = field;
    if (file === settingsFile && JSON.stringify(field.path) === own) return [];
    const places = [
      ...placesOfNames(text)
        .filter(({ name }) => names.includes(name))
        .map((place) => ({ ...place, isNamed: true })),
      ...namer
        .facts(entry)
        .filter(({ name }) => names.includes(name))
        .flatMap(({ name, value = "" }) =>
          findLiteral(text, value, [label, name]).map((place) => ({ ...place, name, isNamed: false })),
        ),
    ].sort((a, b) => a.index - b.index);
    if (places.length === 0) return [];
    const listed = namer.list(entry, field.path);
    const mayName = listed !== undefined;
    const isMeant = (name: string) => listed?.some((one) => one.name === name && !one.isBlank) ?? false;
    return places.flatMap((place, at) => {
      if (place.isNamed && !isMeant(place.name)) return [];
      // Two forms of a value may be written alike.
      const isTwice = places.slice(0, at).some(({ index }) => index === place.index);
      return isTwice ? [] : [{ field, mayName, ...place }];
    });
  });
}

type Stretch = { readonly index: number; readonly length: number };

/**
 * Finds a value that a text writes itself. A number is meant only in a sentence with a word of `about`: the label and
 * the name of the value.
 */
export function findLiteral(text: string, value: string, about: readonly string[]): readonly Stretch[] {
  const spaced = escapeRegExp(value).replace(/\s/g, "[\\s\\u00A0\\u202F]");
  if (value.trim().length < 1 || !text.match(new RegExp(spaced, "iu"))) return [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}{/-]|\\d[.,])${spaced}(?![\\p{L}\\p{N}}/-]|[.,]\\d|\\s?%)`,
    "giu",
  );
  const isDistinct = value.length >= 5 && /\p{L}{3}/u.test(value) && /[\s@]|\p{Lu}/u.test(value);
  const words = about.flatMap(toStems);
  return [...text.matchAll(pattern)]
    .map(({ 0: written, index }) => ({ index, length: written.length }))
    .filter(({ index, length }) => {
      if (isDistinct) return true;
      const { before, after } = sentenceAround(text, index, length);
      const near = new Set(toStems(`${before} ${after}`));
      return words.some((word) => near.has(word));
    });
}

/** Words of four letters or more, without accents and the sign of the plural. */
function toStems(text: string): readonly string[] {
  const plain = text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
  return [...plain.matchAll(/\p{L}{4,}/gu)].map(([word]) => word.replace(/[sx]$/, ""));
}

/** The words of the same sentence before and after a stretch of a text. */
export function sentenceAround(
  text: string,
  index: number,
  length: number,
): { readonly before: string; readonly after: string } {
  const ahead = text.slice(0, index);
  const from = Math.max(
    // Attributes stand in the line that opens a directive.
    ...[...ahead.matchAll(/[.!?…]\s|\n\s*\n|\n\s*[-*#|>]|(?<=^|\n)\s*:{3,}.*\n/g)].map(
      (end) => end.index + end[0].length,
    ),
    0,
  );
  const behind = text.slice(index + length);
  const end = /[.!?…](?=\s|$)|\n\s*\n|\n\s*[-*#|>:]/.exec(behind);
  return {
    before: ahead.slice(from),
    after: end === null ? behind : behind.slice(0, end.index + (/[.!?…]/.test(end[0]) ? 1 : 0)),
  };
}
