import { readEntryId } from "../../../define/collections.ts";
import { readSourceName } from "../../../define/fields-of.ts";
import { wordElements } from "../../../html/elements.ts";
import { readHtml } from "../../../html/read-html.ts";
import { locateRange } from "../../../model/locate-range.ts";
import type { Body, BodyPart, Entry, ParsedSource } from "../../../model/model.ts";
import { valueAt } from "../../../model/value-at.ts";
import type { Drawn } from "../../../pipeline/build.ts";
import { withoutSeal } from "../../../pipeline/render/policies.ts";
import type { Position } from "../../../words/problem.ts";
import { type FieldPath, fieldKey } from "../edit.ts";
import { createPlaceFinder } from "../locate/find-places.ts";
import { labelPlace } from "../locate/label-places.ts";
import { createFieldLister, type WrittenField } from "../locate/list-fields.ts";

/** A field that contains the words. */
export type FoundWords = {
  readonly field: WrittenField;
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
  const has = (field: WrittenField) => {
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
    label: labelPlace(drawn, field.entry, field.path, bodyLabel),
    at: placeOf(field, words, parsed.get(field.file), drawn),
    pages: pages.get(number) ?? [],
  }));
}

/** Finds the entries of sources that contain some words: no file of the site has these. */
export function findElsewhere(words: string, { entries }: Drawn): readonly Pick<Entry, "file" | "id">[] {
  const wanted = normaliseText(words.normalize("NFC"));
  const has = (text: string) => normaliseText(text.normalize("NFC")).includes(wanted);
  return entries.filter(({ file, data }) => readSourceName(file) !== undefined && someText(data, has));
}

/** Finds the pages that show each field. The keys are indexes of `found`. */
function findPages(
  found: readonly WrittenField[],
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
  { entry: name, place, kind }: WrittenField,
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
export function readValue(value: unknown): string {
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

/** The position of the words, or of the field that contains them. */
function placeOf(
  { entry, path, kind, value }: WrittenField,
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

/**
 * Finds words in a source text, in which facts such as `{name}` may hide some words that readers see. If not all are
 * found, finds as many of the first words as possible. Undefined if none is found.
 */
export function findInSource(written: string, words: string): Found | undefined {
  const wanted = normaliseWords(words).text.split(" ");
  // Normalising a long text is slow, and the words are mostly within one paragraph.
  const at = findRun(wanted.join(" "), written);
  const from = at === undefined ? 0 : written.lastIndexOf("\n\n", at) + 1;
  const end = at === undefined ? -1 : written.indexOf("\n\n", at);
  const paragraph = at === undefined ? "" : written.slice(from, end === -1 ? written.length : end);
  const near = findNormalised(paragraph, wanted, wanted.length);
  return near ? { ...near, index: near.index + from } : findNormalised(written, wanted, 1);
}

type Found = { readonly index: number; readonly length: number };

/** `least` is the fewest words that count as found. */
function findNormalised(written: string, wanted: readonly string[], least: number): Found | undefined {
  const { text, places } = normaliseWords(written, { isMarkdown: true });
  for (let count = wanted.length; count >= least; count -= 1) {
    const part = wanted.slice(0, count).join(" ");
    const from = text.indexOf(part);
    const [first, last] = [places[from], places[from + part.length - 1]];
    if (from >= 0 && first !== undefined && last !== undefined)
      return { index: first, length: last + 1 - first };
  }
  return undefined;
}

/** Reads the text of compiled Markdown on one line, including the words of its directives and images. */
export function readShownText({ parts }: Pick<Body, "parts">): string {
  return parts.map(readPart).join(" ");
}

function readPart(part: BodyPart): string {
  switch (part.kind) {
    case "html":
      return readWords(part.html);
    case "image":
      return [part.alt, part.title].filter(Boolean).join(" ");
    case "directive": {
      const words = Object.values(part.attributes).filter(
        (value) => typeof value === "string" && !isAddress.test(value),
      );
      return [...words, readShownText(part)].join(" ");
    }
  }
}

/** Addresses in attributes, which visitors do not read. */
const isAddress = /^(?:[/#.]|[a-z]+:)\S*$/;

function readWords(html: string): string {
  let text = "";
  const pause = (name: string) => {
    if (!wordElements.has(name)) text += " ";
  };
  readHtml(html, {
    open: pause,
    close: pause,
    text: (piece) => {
      text += piece;
    },
  });
  return text;
}

/**
 * Returns a quick test for texts that may contain some words. It searches for their runs of plain letters, which are
 * the same in HTML, addresses and data. `wanted` is normalised. True for every text if there is no such run.
 */
export function createWordSieve(wanted: string): (text: string) => boolean {
  const runs = listRuns(wanted).map(toExpression);
  return (text) => runs.every((run) => run.test(text));
}

/** Finds the offset of the longest run in a text. */
function findRun(wanted: string, text: string): number | undefined {
  const [longest] = listRuns(wanted);
  return longest === undefined ? undefined : toExpression(longest).exec(text)?.index;
}

/** The longest first, because the fewest texts contain it. */
function listRuns(wanted: string): readonly string[] {
  const runs = [...wanted.matchAll(/[a-z]{3,}/g)].map(([run]) => run);
  return runs.sort((a, b) => b.length - a.length);
}

/** Allows for tags and invisible characters within a word. */
function toExpression(run: string): RegExp {
  return new RegExp([...run].join('(?:</?[a-z](?:[^<>"]|"[^"]*")*>|&shy;|[\\u00AD\\u200B\\u2060])*'), "i");
}

/** A normalised text, with the offset in the source of each of its characters. */
type Normalised = { readonly text: string; readonly places: readonly number[] };

/**
 * Normalises a text for comparison. Ignores case, kinds of apostrophes, hyphens and spaces, spaces around punctuation,
 * and, in Markdown, its marks, the addresses of links and the tags of elements that a word goes through.
 */
export function normaliseWords(text: string, { isMarkdown = false } = {}): Normalised {
  const isSilent = isMarkdown ? /[\u00AD\u200B\u2060*_~`[\]\\>#]/ : /[\u00AD\u200B\u2060]/;
  const places: number[] = [];
  let normalised = "";
  let spaceAt: number | undefined;
  const put = (signs: string, at: number) => {
    if (
      spaceAt !== undefined &&
      normalised !== "" &&
      !normalised.endsWith("«") &&
      !/^[»;:!?%€]/.test(signs)
    ) {
      normalised += " ";
      places.push(spaceAt);
    }
    spaceAt = undefined;
    normalised += signs;
    for (let count = signs.length; count > 0; count -= 1) places.push(at);
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    // The fast path for most characters.
    if ((sign >= "a" && sign <= "z") || (sign >= "0" && sign <= "9")) put(sign, at);
    else if (isMarkdown && sign === "(" && text.charAt(at - 1) === "]") at = endOfAddress(text, at);
    else if (isMarkdown && sign === "<" && endOfTag(text, at) > at) at = endOfTag(text, at);
    else if (/\s/.test(sign)) spaceAt ??= at;
    else if (!isSilent.test(sign)) put(spelled[sign] ?? sign.toLowerCase(), at);
  }
  return { text: normalised, places };
}

/** The offset of the bracket that closes the address of a link, or `from` if there is none. */
function endOfAddress(text: string, from: number): number {
  const end = text.slice(from).search(/[)\n]/);
  return end === -1 || text.charAt(from + end) === "\n" ? from : from + end;
}

const tag = /<\/?([a-z]+)(?:\s[^<>]*)?\/?>/iy;

/** The offset of the last character of a tag through which a word goes, or `from` if there is none. */
function endOfTag(text: string, from: number): number {
  tag.lastIndex = from;
  const name = tag.exec(text)?.[1]?.toLowerCase() ?? "";
  return wordElements.has(name) ? tag.lastIndex - 1 : from;
}

/** Normalises a text like `normaliseWords`, without the offsets, in a tenth of the time. */
export function normaliseText(text: string): string {
  return text
    .replace(/[\u00AD\u200B\u2060]/g, "")
    .replace(/\s+/g, " ")
    .replace(/^ | $/g, "")
    .replace(/ (?=[»;:!?%€])/g, "")
    .replace(/(?<=«) /g, "")
    .replace(/[’‘“”…\u2010\u2011]/g, (sign) => spelled[sign] ?? sign)
    .toLowerCase();
}

/** The plain spelling of typographic apostrophes, quotes, ellipses and hyphens. */
const spelled: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
  "…": "...",
  "\u2010": "-",
  "\u2011": "-",
};
