import { figuresOf } from "../../../check/check-figures.ts";
import { toPhrasePattern } from "../../../check/check-terms.ts";
import { createFigureSearch, findFact } from "../../../check/find-figures.ts";
import { settingsFile } from "../../../define/settings-file.ts";
import type { DrawingInputs } from "../../../pipeline/build.ts";
import { type Facts, placesOfNames } from "../../../text/facts.ts";
import { type FieldPath, fieldKey } from "../edit.ts";
import { createFieldLister, type WrittenField } from "../locate/list-fields.ts";
import { valueNamerOf } from "./name-values.ts";

/** A place in a text that says a shared value. */
export type Saying = {
  readonly field: WrittenField;
  /** The fact: by name between braces, or as its value is written. */
  readonly name: string;
  readonly isNamed: boolean;
  /** False where a name would not say the same, so that the text can only write the value. */
  readonly mayName: boolean;
  /** The offset in the text of the field, and the length. */
  readonly index: number;
  readonly length: number;
};

/** A key that identifies a saying as long as its text stays the same. */
export function placeOfSaying({ field, name, index, length }: Saying): string {
  return JSON.stringify([fieldKey(field.entry, field.path), field.value.length, name, index, length]);
}

/** The settings that a shared value is kept in, and the facts made from it. */
export type Shared = { readonly kept: readonly FieldPath[]; readonly names: readonly string[] };

/** What was made of the same entries is kept. */
const listFields = createFieldLister();

type Searched = Pick<DrawingInputs, "site" | "settings" | "entries" | "parsed" | "heldBack" | "waiting">;

/**
 * Finds the texts of a site that say a shared value, in the order of their files: by its name, or as `site check` finds
 * figures.
 */
export function findSayings(drawn: Searched, { kept, names }: Shared): readonly Saying[] {
  const namer = valueNamerOf(drawn);
  const own = new Set(kept.map((path) => JSON.stringify(path)));
  const findWritten = createWrittenSearch(drawn, names);
  return listFields(drawn).flatMap((field): readonly Saying[] => {
    const { entry, value: text, file } = field;
    if (file === settingsFile && own.has(JSON.stringify(field.path))) return [];
    const facts = Object.fromEntries(namer.facts(entry).map(({ name, value }) => [name, value]));
    const named = placesOfNames(text).filter(({ name }) => names.includes(name));
    const written = findWritten(text, facts);
    if (named.length + written.length === 0) return [];
    const listed = namer.list(entry, field.path);
    const isMeant = (name: string) => listed?.some((one) => one.name === name && !one.isBlank) ?? false;
    return [
      ...named
        .filter(({ name }) => isMeant(name))
        .map((place) => ({ field, ...place, isNamed: true, mayName: true })),
      ...written.map((place) => {
        // A name writes no capital, as a number in words has at the beginning of a sentence.
        const isRaised = /\p{Lu}/u.test(text.charAt(place.index)) && /^\p{Ll}/u.test(facts[place.name] ?? "");
        return { field, ...place, isNamed: false, mayName: isMeant(place.name) && !isRaised };
      }),
    ].sort((a, b) => a.index - b.index);
  });
}

type Place = Pick<Saying, "name" | "index" | "length">;

/** Returns a search for the places where a text writes a value itself. A number is meant in the phrases of its figure. */
function createWrittenSearch({ site, settings }: Searched, names: readonly string[]) {
  const figures = figuresOf(site, settings).filter(({ name }) => names.includes(name));
  const findFigures = createFigureSearch(figures);
  return (text: string, facts: Facts): readonly Place[] => {
    if (figures.length === 0) return findPhrases(text, names, facts);
    // A field may say nothing else, as in a table. A number without its unit could be another one.
    const whole = names.find((name) => /\d\s\S/.test(facts[name] ?? "") && isAlike(text, facts[name] ?? ""));
    if (whole !== undefined) return [{ name: whole, index: 0, length: text.length }];
    return findFigures(text).flatMap(({ agrees, names: said, values, written, amount, index }) => {
      const figure = figures.find(({ name }) => said.includes(name));
      if (!agrees || figure === undefined) return [];
      // With the unit, unless emphasis ends between the two. What no fact says in words, one says in figures.
      const whole = /[*_]/.test(written) ? undefined : findFact(figure, values, written, facts);
      const name =
        whole ?? findFact(figure, values, amount, facts) ?? findFact(figure, values, values.join(" "), facts);
      const { length } = whole === undefined ? amount : written;
      return name === undefined ? [] : [{ name, index, length }];
    });
  };
}

/** True for texts that differ in their spaces alone. */
function isAlike(one: string, other: string): boolean {
  return one.replace(/\s+/g, " ") === other.replace(/\s+/g, " ");
}

/** Finds values that are words of their own, such as a name or an address: others stand in any sentence. */
function findPhrases(text: string, names: readonly string[], facts: Facts): readonly Place[] {
  return names.flatMap((name) => {
    const value = facts[name] ?? "";
    const isDistinct = value.length >= 5 && /\p{L}{3}/u.test(value) && /[\s@]|\p{Lu}/u.test(value);
    const found = isDistinct ? [...text.matchAll(toPhrasePattern(value))] : [];
    return found.map(({ 0: written, index }) => ({ name, index, length: written.length }));
  });
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
