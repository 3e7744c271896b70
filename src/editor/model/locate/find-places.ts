import { groupBy } from "../../../group-by.ts";
import { hashOf } from "../../../model/memory/hash.ts";
import { computeAlways, keepByObject, type ResultsByObject } from "../../../model/memory/memory.ts";
import { type Body, type Entry, type Page, UnmodifiedEntry } from "../../../model/model.ts";
import type { Redraw, RedrawInputs, Redrawn } from "../../../pipeline/io/build-io.ts";
import { type FieldPath, fieldKey } from "../edit.ts";
import { commonEnds } from "../splice/splice.ts";
import { settingsEntry, type WrittenField } from "./list-fields.ts";

/**
 * The fields whose marks change more than words. Remembered between builds, because each takes many drawings to find.
 */
export type UnmarkableFields = {
  /** Fields whose marks prevent the planning of pages, because routes are made from them. */
  readonly plans: Set<string>;
  /**
   * By route, the fields whose marks change the page, because a template reads their words, and how much of the page
   * changes.
   */
  readonly pages: Map<string, ReadonlyMap<string, "all of it" | "a part">>;
};

type PlacedPage = Pick<Page, "route" | "template">;

export type PlaceFinder = {
  /**
   * Finds the places of fields on a page. Each is certain: without the marks, the page (or everything around the place)
   * equals the served one. Undefined if the served page is not the one that the site draws.
   */
  find(page: PlacedPage, served: string): readonly MarkedWords[] | undefined;
};

/**
 * `all` are the fields of the site; places refer to them by index. `keep` returns what was made of the same entries and
 * fields before.
 */
export function createPlaceFinder(
  all: readonly WrittenField[],
  redraw: Redraw,
  unmarkable: UnmarkableFields,
  keep = keepByObject(),
): PlaceFinder {
  const keys = all.map((field) => keep("key", field, [], () => fieldKey(field.entry, field.place)));
  const mark = (numbers: readonly number[], template: string) =>
    redraw((words) => markWords(words, all, numbers), template);
  const draw = ({ route, template }: PlacedPage, numbers: readonly number[]) =>
    readMarks(mark(numbers, template)?.draw(route) ?? "");

  let markable = [...all.keys()].filter((number) => !unmarkable.plans.has(keys[number] ?? ""));
  let together: RedrawInputs | undefined;
  const planned = new Map<string, Redrawn | undefined>();
  const markTogether = (template: string) =>
    redraw((words) => {
      together ??= markWords(words, all, markable, keep);
      return together;
    }, template);
  /** Plans the pages of a template with the marks of all fields that allow it. */
  const planTogether = (template: string): Redrawn | undefined => {
    if (planned.has(template)) return planned.get(template);
    let redrawn = markTogether(template);
    if (redrawn === undefined) {
      const { kept, left } = splitOff(markable, (some) => mark(some, template) !== undefined);
      for (const number of left) unmarkable.plans.add(keys[number] ?? "");
      markable = kept;
      together = undefined;
      planned.clear();
      redrawn = markTogether(template);
    }
    planned.set(template, redrawn);
    return redrawn;
  };

  const search = (page: PlacedPage, served: string): readonly MarkedWords[] | undefined => {
    const isSame = (some: readonly number[]) => draw(page, some).clean === served;
    if (!isSame([])) return undefined;
    const { kept, left } = splitOff(markable, isSame);
    const parts = left.map((number) => [number, findInPart(draw(page, [number]), served)] as const);
    const known = parts.map(
      ([number, places]) => [keys[number] ?? "", places.length > 0 ? "a part" : "all of it"] as const,
    );
    unmarkable.pages.set(page.route, new Map(known));
    return [...draw(page, kept).places, ...parts.flatMap(([, places]) => places)];
  };

  const find = (page: PlacedPage, served: string) => {
    const whole = planTogether(page.template);
    const known = unmarkable.pages.get(page.route);
    if (known === undefined) {
      const { clean, places } = readMarks(whole?.draw(page.route) ?? "");
      return clean === served ? places : search(page, served);
    }
    const howMuch = (number: number) => known.get(keys[number] ?? "");
    const { clean, places } = draw(
      page,
      markable.filter((number) => howMuch(number) === undefined),
    );
    if (clean !== served) return search(page, served);
    const inPart = markable.filter((number) => howMuch(number) === "a part");
    return [...places, ...inPart.flatMap((number) => findInPart(draw(page, [number]), served))];
  };
  return { find };
}

/**
 * Keeps the places that lie outside of the changed part, or contain all of it, because then only their own words
 * changed.
 */
function findInPart({ clean, places }: ReturnType<typeof readMarks>, served: string): readonly MarkedWords[] {
  const { start: before, end: behind } = commonEnds(clean, served);
  const [changedEnd, shift] = [clean.length - behind, served.length - clean.length];
  return places.flatMap(({ field, start, end }) => {
    if (end <= before) return [{ field, start, end }];
    if (start >= changedEnd) return [{ field, start: start + shift, end: end + shift }];
    return start <= before && end >= changedEnd ? [{ field, start, end: end + shift }] : [];
  });
}

/**
 * Splits numbers into those for which `holds` holds together, and the others. Requires that it holds for an empty list.
 */
export function splitOff(numbers: readonly number[], holds: (some: readonly number[]) => boolean) {
  const kept: number[] = [];
  const left: number[] = [];
  const take = (some: readonly number[]) => {
    if (holds([...kept, ...some])) kept.push(...some);
    else if (some.length === 1) left.push(...some);
    else {
      const half = some.length >> 1;
      take(some.slice(0, half));
      take(some.slice(half));
    }
  };
  take(numbers);
  return { kept, left };
}

/** Puts marks around the words of some fields. `numbers` are indexes of `fields`; `keep` is that of `changeWords`. */
function markWords(
  words: RedrawInputs,
  fields: readonly WrittenField[],
  numbers: Iterable<number>,
  keep?: ResultsByObject,
): RedrawInputs {
  const text = (words: string, field: number) => {
    const { start, end } = marksOf(field);
    return start + words + end;
  };
  const body = (before: Body, field: number) => new MarkedBody(before, field);
  return changeWords(words, fields, numbers, { text, body }, keep);
}

/** Compiled Markdown with marks before and after its HTML. */
class MarkedBody implements Body {
  readonly #body: Body;
  readonly #field: number;

  constructor(body: Body, field: number) {
    this.#body = body;
    this.#field = field;
  }

  get digest(): string {
    return `${this.#body.digest} ${this.#field}`;
  }

  get parts(): Body["parts"] {
    const { start, end } = marksOf(this.#field);
    return [{ kind: "html", html: start }, ...this.#body.parts, { kind: "html", html: end }];
  }

  get headings(): Body["headings"] {
    return this.#body.headings;
  }

  get words(): number {
    return this.#body.words;
  }

  get links(): Body["links"] {
    return this.#body.links;
  }

  get images(): Body["images"] {
    return this.#body.images;
  }
}

/** Functions that change the text or the Markdown of a field, given its number. */
type WordChange = {
  readonly text: (text: string, field: number) => string;
  readonly body: (body: Body, field: number) => Body;
};

/**
 * Changes the words of some fields in the data that templates get. `numbers` are indexes of `fields`. `keep` returns
 * the changed entry of the previous call if the entry and its fields are the same.
 */
export function changeWords(
  words: RedrawInputs,
  fields: readonly WrittenField[],
  numbers: Iterable<number>,
  change: WordChange,
  keep: ResultsByObject = computeAlways,
): RedrawInputs {
  const byName = groupBy([...numbers], (number) => (fields[number] as WrittenField).entry);
  const byEntry = new Map([...byName].map(([name, some]) => [fieldKey(name), some]));
  const keepChanged = <Changed extends object>(
    before: Changed,
    digest: string,
    some: readonly number[],
    compute: () => Changed,
  ) => keep("changed", before, [digest, ...some, ...some.map((number) => fields[number])], compute);
  const changeAll = (data: unknown, some: readonly number[]): unknown =>
    some.reduce((changed, number) => {
      const { kind, place } = fields[number] as WrittenField;
      return kind === "body" ? changed : changeAt(changed, place, number, change);
    }, data);
  const changeEntry = (entry: Entry, some: readonly number[]): Entry => {
    const { collection, id, file, digest, data, language } = entry;
    const own = some.find((number) => fields[number]?.kind === "body");
    const body = entry.body && own !== undefined ? change.body(entry.body, own) : entry.body;
    const changed = changeAll(data, some);
    return new UnmodifiedEntry(
      collection,
      id,
      file,
      hashOf(digest, String(some)),
      changed,
      body,
      undefined,
      language,
    );
  };
  const ofSettings = byEntry.get(fieldKey(settingsEntry)) ?? [];
  return {
    settings: keepChanged(
      words.settings,
      "",
      ofSettings,
      () => changeAll(words.settings, ofSettings) as RedrawInputs["settings"],
    ),
    entries: words.entries.map((entry) => {
      const some = byEntry.get(fieldKey(entry));
      return some === undefined
        ? entry
        : keepChanged(entry, entry.digest, some, () => changeEntry(entry, some));
    }),
  };
}

/** Changes a text or compiled Markdown. Leaves a value alone that a schema has turned into something else. */
function changeAt(data: unknown, [key, ...rest]: FieldPath, field: number, change: WordChange): unknown {
  if (key === undefined) {
    if (typeof data === "string") return change.text(data, field);
    return isBody(data) ? change.body(data, field) : data;
  }
  if (typeof data !== "object" || data === null) return data;
  const group = data as Readonly<Record<string, unknown>>;
  const changed = changeAt(group[key], rest, field, change);
  if (changed === group[key]) return data;
  return Array.isArray(data) ? data.with(Number(key), changed) : { ...group, [key]: changed };
}

function isBody(value: unknown): value is Body {
  return typeof value === "object" && value !== null && "parts" in value && "digest" in value;
}

/** Characters of the private use area: no text has them, and they survive lower case, JSON and URL encoding. */
const first = 0xe000;
const [startSign, endSign] = [first, first + 1].map((code) => String.fromCharCode(code)) as [string, string];
const firstDigit = first + 0x10;

/** The marks before and after the words of the field with this number. */
export function marksOf(field: number): { readonly start: string; readonly end: string } {
  const digits = [...field.toString(16)].map((digit) =>
    String.fromCharCode(firstDigit + Number.parseInt(digit, 16)),
  );
  return { start: startSign + digits.join(""), end: endSign + digits.join("") };
}

/** The words of a field in a text, as offsets from 0. */
export type MarkedWords = { readonly field: number; readonly start: number; readonly end: number };

const mark = /(?:[\uE000\uE001]|%EE%80%8[01])(?:[\uE010-\uE01F]|%EE%80%9[0-9A-F])+/gi;

/** Removes the marks from a text and returns their places. Ignores a mark without its other half. */
export function readMarks(marked: string): {
  readonly clean: string;
  readonly places: readonly MarkedWords[];
} {
  const pieces: string[] = [];
  const places: MarkedWords[] = [];
  const open: { readonly field: number; readonly start: number }[] = [];
  let read = 0;
  let length = 0;
  for (const { 0: written, index } of marked.matchAll(mark)) {
    pieces.push(marked.slice(read, index));
    length += index - read;
    read = index + written.length;
    const { isStart, field } = readMark(written);
    const begun = open.findLastIndex((one) => one.field === field);
    if (isStart) open.push({ field, start: length });
    else if (begun >= 0) {
      const [{ start } = { start: length }] = open.splice(begun, 1);
      places.push({ field, start, end: length });
    }
  }
  pieces.push(marked.slice(read));
  return { clean: pieces.join(""), places };
}

function readMark(written: string): { readonly isStart: boolean; readonly field: number } {
  const signs = written.startsWith("%") ? decodeURIComponent(written) : written;
  const digits = [...signs.slice(1)].map((sign) => (sign.charCodeAt(0) - firstDigit).toString(16));
  return { isStart: signs.startsWith(startSign), field: Number.parseInt(digits.join(""), 16) };
}
