import { isNode } from "yaml";
import { isMember } from "../../../define/collections.ts";
import { settingsFile } from "../../../define/settings-file.ts";
import { groupBy } from "../../../group-by.ts";
import { valueAt } from "../../../model/value-at.ts";
import { type Message, say } from "../../../words/message.ts";
import { type FieldPath, isBelow, type Value } from "../edit.ts";
import { directiveNames } from "../markdown/text-syntax.ts";
import { applyEdit } from "../splice/apply-edit.ts";
import { editValue, isSame } from "../splice/edit-value.ts";
import { type Format, formatOfFile, openFile, readHead } from "../splice/open-file.ts";
import { evenOut, type Splice, spliceText } from "../splice/splice.ts";
import { findPlace, readTree } from "../splice/tree.ts";
import { findLinks, leadText, type Mention } from "./find-mentions.ts";
import type { Changes, ContentFile, KnownSite } from "./known-site.ts";
import type { Impossible } from "./plan.ts";

/** Corrects mentions in their files. Returns why the first one cannot be corrected, or undefined. */
export function correctMentions(
  site: KnownSite,
  changes: Changes,
  corrected: readonly Corrected[],
): Impossible | undefined {
  for (const [file, group] of groupBy(corrected, ({ mention }) => mention.file)) {
    const bytes = changes.read(file);
    if (bytes === undefined) continue;
    const rewritten = correctFile(describe(site, file, bytes), group);
    if (rewritten.status === "impossible") return rewritten;
    changes.write(file, rewritten.bytes);
  }
  return undefined;
}

function describe({ site, parsed }: KnownSite, file: string, bytes: Uint8Array): ContentFile {
  const collection = Object.values(site.collections).find((each) => isMember(file, each));
  return {
    bytes,
    format: formatOfFile(file, site.collections),
    data: parsed.find((source) => source.file === file)?.data,
    directives: directiveNames(site),
    schemaOf: ([first = ""]: FieldPath) => {
      if (file === settingsFile) return { schema: site.settings, within: [] };
      return collection && { schema: collection.schema, within: collection.kind === "file" ? [first] : [] };
    },
  };
}

/** What to do with a mention: point it to another address or entry, or remove its link and keep the words. */
export type Correction = { readonly kind: "lead"; readonly to: string } | { readonly kind: "unlink" };
export type Corrected = { readonly mention: Mention; readonly correction: Correction };

type Rewritten =
  | { readonly status: "done"; readonly bytes: Uint8Array }
  | { readonly status: "impossible"; readonly mention: Mention; readonly why: Message };

/** Corrects mentions in one file, and changes nothing else in it. */
function correctFile(file: ContentFile, corrected: readonly Corrected[]): Rewritten {
  let { bytes } = file;
  const rewritten = corrected.filter((one) => !removesField(one));
  for (const group of groupBy(rewritten, ({ mention }) => JSON.stringify(mention.path)).values()) {
    const [first] = group;
    if (first === undefined) continue;
    const { path } = first.mention;
    const wordless = group.find(isWordless);
    if (wordless !== undefined)
      return { status: "impossible", mention: wordless.mention, why: say("edit/remove.wordless") };
    const written =
      path.length === 0 ? correctBody(bytes, file, group) : correctText(bytes, file, path, group);
    if (written === undefined)
      return { status: "impossible", mention: first.mention, why: say("edit/entangled") };
    bytes = written;
  }
  const removed = corrected.filter(removesField).map(({ mention }) => mention);
  const chosen = chooseRemovals(file, removed);
  if (chosen.status === "stuck")
    return { status: "impossible", mention: chosen.mention, why: say("edit/remove.required") };
  for (const { path, mention } of chosen.removals) {
    const applied = applyEdit(bytes, file.format, [], { kind: "remove", path });
    if (applied.status === "impossible") return { ...applied, mention };
    bytes = applied.bytes;
  }
  return { status: "done", bytes };
}

/** True for a field whose value is the mention: the field is removed with the link. */
function removesField({ mention, correction }: Corrected): boolean {
  return mention.kind !== "link" && correction.kind === "unlink";
}

/** True for a link without words of its own: a bare address, or a directive. */
function isWordless({ mention, correction }: Corrected): boolean {
  return correction.kind === "unlink" && mention.kind === "link" && mention.link.uses === undefined;
}

function correctBody(
  bytes: Uint8Array,
  { directives }: ContentFile,
  group: readonly Corrected[],
): Uint8Array | undefined {
  const file = openFile(bytes, "markdown");
  if (file?.body === undefined) return undefined;
  const { text } = evenOut(file.body);
  const parts = partsOf(text, group);
  return parts === undefined || !readsBack(text, parts, group, directives)
    ? undefined
    : file.close({ body: spliceText(file.body, parts as readonly Splice[]) });
}

function correctText(
  bytes: Uint8Array,
  { format, data, directives }: ContentFile,
  path: FieldPath,
  group: readonly Corrected[],
): Uint8Array | undefined {
  const text = String(valueAt(data, path));
  const isMarkdown = group[0]?.mention.kind === "link";
  const parts = isMarkdown ? partsOf(text, group) : group.flatMap(partOfValue);
  if (parts === undefined || (isMarkdown && !readsBack(text, parts, group, directives))) return undefined;
  return replaceInText(bytes, format, path, parts);
}

function partOfValue({ mention: { lead }, correction }: Corrected): readonly Replaced[] {
  return correction.kind === "unlink" ? [] : [{ ...lead, text: leadText(correction.to) }];
}

/** The replacements for all links of a text. Undefined if one of the links cannot be corrected in place. */
function partsOf(text: string, group: readonly Corrected[]): readonly Replaced[] | undefined {
  const parts = group.map(({ mention, correction }) => {
    if (mention.kind !== "link") return undefined;
    const { link, lead } = mention;
    if (correction.kind === "unlink")
      return link.uses?.map(({ from, to, words }) => ({ from, to, text: text.slice(words.from, words.to) }));
    if (link.address === undefined) return undefined;
    const { from, to } = link.address;
    const target = leadText(correction.to);
    // An address with backslashes is rewritten as a whole.
    return text.slice(from, to) === link.url
      ? [{ from: from + lead.from, to: from + lead.to, text: target }]
      : [{ from, to, text: replaceParts(link.url, [{ ...lead, text: target }]) }];
  });
  return parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? []);
}

/** True if the changed text parses to exactly the expected links. */
function readsBack(
  text: string,
  parts: readonly Replaced[],
  group: readonly Corrected[],
  directives: readonly string[],
): boolean {
  const changed = new Map(
    group.flatMap(({ mention, correction }) =>
      mention.kind === "link"
        ? [[`${mention.link.line}:${mention.link.column} ${mention.link.url}`, { mention, correction }]]
        : [],
    ),
  );
  const expected = findLinks(text, directives).flatMap(({ line, column, url }) => {
    const found = changed.get(`${line}:${column} ${url}`);
    if (found === undefined) return [url];
    if (found.correction.kind === "unlink") return [];
    return [replaceParts(url, [{ ...found.mention.lead, text: leadText(found.correction.to) }])];
  });
  const after = findLinks(replaceParts(text, parts), directives).map(({ url }) => url);
  return JSON.stringify(after) === JSON.stringify(expected);
}

/** The replacement of a part of a text by another text of one line. */
type Replaced = { readonly from: number; readonly to: number; readonly text: string };

/**
 * Replaces parts of a text in front matter. In YAML, its quotes and line ends stay. In another language, or if the result would not
 * read back, writes the whole text again. Undefined if that is impossible too.
 */
function replaceInText(
  bytes: Uint8Array,
  format: Format,
  path: FieldPath,
  parts: readonly Replaced[],
): Uint8Array | undefined {
  const file = openFile(bytes, format);
  const old = file && valueAt(readHead(file.head), path);
  if (file === undefined || typeof old !== "string") return undefined;
  const value = replaceParts(old, parts);
  const applied = applyEdit(bytes, format, [], { kind: "set", path, value });
  const whole = applied.status === "done" ? applied.bytes : undefined;
  const { text } = evenOut(file.head.text);
  const isPlainYaml = file.head.language === "yaml" && file.head.list === undefined;
  const tree = isPlainYaml ? readTree(text) : undefined;
  if (tree === undefined) return whole;
  const node = findPlace(tree, path)?.node;
  const [from = 0, to = 0] = (isNode(node) && node.range) || [];
  const splices = parts.flatMap((part): readonly Splice[] => {
    const at = placeInSource(old, text.slice(from, to), part);
    return at === undefined
      ? []
      : [{ from: from + at, to: from + at + part.to - part.from, text: part.text }];
  });
  const head = spliceText(file.head.text, splices);
  const expected = whole && dataOf(whole, format);
  const data = readHead({ language: "yaml", text: head });
  if (expected === undefined || !isSame(data, expected)) return whole;
  return file.close({ head });
}

function replaceParts(text: string, parts: readonly Replaced[]): string {
  return [...parts]
    .sort((a, b) => b.from - a.from)
    .reduce((left, { from, to, text: words }) => left.slice(0, from) + words + left.slice(to), text);
}

function dataOf(bytes: Uint8Array, format: Format): Value | undefined {
  const file = openFile(bytes, format);
  return file && readHead(file.head);
}

/** Finds the offset of a part of a text in its source. Undefined if its words occur more or less often there. */
function placeInSource(text: string, source: string, { from, to }: Replaced): number | undefined {
  const words = text.slice(from, to);
  const inText = placesOf(words, text);
  const inSource = placesOf(words, source);
  return inText.length === inSource.length ? inSource[inText.indexOf(from)] : undefined;
}

function placesOf(words: string, text: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) places.push(at);
  return places;
}

type Chosen =
  | { readonly status: "chosen"; readonly removals: readonly ChosenRemoval[] }
  | { readonly status: "stuck"; readonly mention: Mention };
type ChosenRemoval = { readonly path: FieldPath; readonly mention: Mention };

type Typed = Pick<ContentFile, "data" | "schemaOf">;

/**
 * Chooses what to remove with each mention: the field itself if it is optional, else the smallest group or list item
 * around it that is. The last come first, so that no removal shifts the indexes of the others.
 */
export function chooseRemovals({ data, schemaOf }: Typed, mentions: readonly Mention[]): Chosen {
  let left: unknown = data;
  let removals: readonly ChosenRemoval[] = [];
  for (const mention of mentions.toSorted((a, b) => comparePaths(b.path, a.path))) {
    if (removals.some((other) => isBelow(mention.path, other.path))) continue;
    // A list may lose one item, but not all of them.
    const path = chooseRemoval({ data: left, schemaOf }, mention.path);
    if (path === undefined) return { status: "stuck", mention };
    left = editValue(left as Value, { kind: "remove", path });
    removals = [...removals.filter((other) => !isBelow(other.path, path)), { path, mention }];
  }
  return { status: "chosen", removals };
}

function chooseRemoval({ data, schemaOf }: Typed, path: FieldPath): FieldPath | undefined {
  const typed = schemaOf(path);
  if (typed === undefined) return undefined;
  const { schema, within } = typed;
  const whole = valueAt(data as Value, within);
  if (whole === undefined) return undefined;
  for (let length = path.length; length > within.length; length -= 1) {
    const inner = path.slice(within.length, length);
    const left = editValue(whole, { kind: "remove", path: inner });
    if (left !== undefined && schema.safeParse(left).success) return path.slice(0, length);
  }
  return undefined;
}

function comparePaths(a: FieldPath, b: FieldPath): number {
  for (const [at, step] of a.entries()) {
    const other = b[at];
    if (other === undefined) return 1;
    if (step === other) continue;
    if (typeof step === "number" && typeof other === "number") return step - other;
    return String(step) < String(other) ? -1 : 1;
  }
  return a.length - b.length;
}
