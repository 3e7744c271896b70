import { posix } from "node:path";
import type { Definition, Link, LinkReference, Nodes, Paragraph, Parents } from "mdast";
import type { Directives } from "mdast-util-directive";
import { visit } from "unist-util-visit";
import { readEntryId } from "../../../define/collections.ts";
import type { Collection } from "../../../define/define.ts";
import { pathName } from "../../../define/fields-of.ts";
import { settingsFile } from "../../../define/settings-file.ts";
import { mapTagged } from "../../../define/tagged-values.ts";
import { resolveAddress } from "../../../markdown/links-and-images.ts";
import { toOriginalId } from "../../../model/language.ts";
import type { Entry, ParsedSource, RenderedPage } from "../../../model/model.ts";
import { leadsAway, withoutOrigin } from "../../../model/page-links.ts";
import { readRoute } from "../../../model/route.ts";
import { isSource } from "../../../model/sources.ts";
import { valueAt } from "../../../model/value-at.ts";
import { decodeAddress, decodeWithin } from "../../../text/decode-address.ts";
import { type EntryName, type FieldPath, isSameEntry } from "../edit.ts";
import { createFieldLister } from "../locate/list-fields.ts";
import { isLabel } from "../markdown/known-sources.ts";
import { directiveNames, readMarkdownTree } from "../markdown/text-syntax.ts";
import type { TextStretch } from "../splice/splice.ts";
import type { KnownSite } from "./known-site.ts";

type Place = {
  /** From the root of the site. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The Markdown of the link, or the field with its value. */
  readonly words: string;
};

/** A link or a reference in the content that leads to an entry, or to one of its addresses. */
export type Mention = Place &
  /** A field whose value is the name of the entry, or an address. */
  (
    | { readonly kind: "reference" | "address"; readonly path: FieldPath; readonly lead: Lead }
    /** A link in the Markdown of a field, or below the front matter if `path` is empty. */
    | {
        readonly kind: "link";
        readonly path: FieldPath;
        readonly link: WrittenLink;
        readonly lead: Lead;
      }
  );

/** A key that identifies a mention of an entry, and stays the same when mentions are searched for again. */
export function placeOfMention({ file, line, column, path }: Mention): string {
  return JSON.stringify([file, line, column, path]);
}

/** The entry to search for, and its addresses, such as `/a` and `/a#b`. */
export type MentionTarget = { readonly name: EntryName; readonly places: readonly string[] };

/** Finds all links and references to an entry, sorted by file and position. Paths begin at the root of the file. */
export function findMentions(site: KnownSite, { name, places }: MentionTarget): readonly Mention[] {
  const bySource = new Map(site.parsed.map((source) => [source.file, source]));
  const own = findOwnPage(site, { name, places });
  const find = (address: string, from: string) =>
    findLead(address, places, site.settings.url) ?? (own && findFileLead(address, from, own.file, own.place));
  const mentions = [
    ...findReferences(site, name, bySource),
    ...site.parsed.flatMap((source) => findAddresses(source, find)),
    ...findInMarkdown(
      onlyNaming([...places, ...(own ? [posix.basename(own.file)] : [])], site),
      find,
      bySource,
    ),
  ];
  return mentions.sort(compareMentions);
}

/** The order of mentions: by file and position. */
export function compareMentions(a: Mention, b: Mention): number {
  return a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column;
}

/** Finds the Markdown file of the entry, which links may name instead of the address of its page. */
function findOwnPage(site: KnownSite, { name, places }: MentionTarget) {
  const file = site.entries.find((entry) => isSameEntry(entry, name))?.file;
  if (file === undefined || !file.endsWith(".md")) return undefined;
  const page = site.pages.find(({ route, sources }) => sources[0] === file && places.includes(route));
  return page && { file, place: page.route };
}

/**
 * Keeps only entries whose files contain one of the addresses, because parsing Markdown is slow. Ignores backslashes.
 */
function onlyNaming(places: readonly string[], site: KnownSite): KnownSite {
  const routes = places.map((place) => place.split("#", 1)[0] ?? "");
  const isNaming = (text: string) => {
    const plain = decodeWithin(text.replaceAll("\\", ""));
    return routes.some((route) => plain.includes(route));
  };
  const files = new Set(site.sources.filter(({ text }) => isNaming(text)).map(({ file }) => file));
  const { parsed, entries } = site;
  return {
    ...site,
    parsed: parsed.filter(({ file }) => files.has(file)),
    entries: entries.filter(({ file }) => files.has(file)),
  };
}

type Find = (address: string, from: string) => Lead | undefined;
type Sources = ReadonlyMap<string, ParsedSource>;

function findReferences(site: KnownSite, name: EntryName, sources: Sources): readonly Mention[] {
  return site.entries.flatMap((entry) => {
    const source = sources.get(entry.file);
    const within = site.site.collections[entry.collection]?.kind === "file" ? [toOriginalId(entry)] : [];
    const found: Mention[] = [];
    mapTagged(entry.data, (as, value, inner) => {
      const path = [...within, ...(inner as FieldPath)];
      const isMeant = as === "reference" && isSameEntry(value as EntryName, name);
      if (isMeant && source !== undefined && valueAt(source.data, path) === name.id)
        found.push({
          kind: "reference",
          path,
          lead: { place: name.id, from: 0, to: name.id.length },
          ...placeOf(source, path),
        });
      return value;
    });
    return found;
  });
}

/** Finds fields whose whole value is an address. */
function findAddresses(source: ParsedSource, find: Find): readonly Mention[] {
  return listTexts(source.data).flatMap(({ path, text }) => {
    const lead = isOwnAddress(source.file, path) ? undefined : find(text, source.file);
    return lead === undefined ? [] : [{ kind: "address" as const, path, lead, ...placeOf(source, path) }];
  });
}

/** True for fields that define an address, such as `route`, instead of leading to one. */
function isOwnAddress(file: string, path: FieldPath): boolean {
  const [group, second] = path;
  if (file === settingsFile) return group === "redirects" || (group === "links" && second === "elsewhere");
  return path.at(-1) === "route";
}

/** A text of some data, with its path. */
type Text = { readonly path: FieldPath; readonly text: string };

export function listTexts(value: unknown, path: FieldPath = []): readonly Text[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    listTexts(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function findInMarkdown(site: KnownSite, find: Find, sources: Sources): readonly Mention[] {
  const fields = createFieldLister()(site).filter(({ kind }) => kind !== "words");
  const directives = directiveNames(site.site);
  return fields.flatMap((field) => {
    const source = sources.get(field.file);
    if (source === undefined) return [];
    const collection = site.site.collections[field.entry.collection ?? ""];
    const within = collection?.kind === "file" ? [readEntryId(field.entry.id, collection).key] : [];
    const isBody = field.kind === "body";
    const path = isBody ? [] : [...within, ...field.path];
    return findLinks(field.value, directives).flatMap((link) => {
      const lead = find(link.url, source.file);
      if (lead === undefined) return [];
      const place = isBody ? placeInBody(source, link) : { ...placeOf(source, path), words: link.source };
      return [{ kind: "link" as const, path, link, lead, ...place }];
    });
  });
}

function placeOf(source: ParsedSource, path: FieldPath): Place {
  const { line, column } = source.locate(path, "value") ?? { line: 1, column: 1 };
  const { file } = source;
  return { file, line, column, words: `${pathName(path)}: ${String(valueAt(source.data, path))}` };
}

function placeInBody({ file, body }: ParsedSource, { line, column, source }: WrittenLink): Place {
  return { file, line: line + (body?.line ?? 1) - 1, column, words: source };
}

/** An entry with everything that a plan needs. */
export type NamedEntry = {
  readonly entry: Pick<Entry, "collection" | "id" | "file">;
  readonly collection: Collection;
  /** The path of the entry in a file of several entries, else empty. */
  readonly within: FieldPath;
  /** Its data before validation. */
  readonly data: unknown;
  /** The address of its own page. Undefined if it has none. */
  readonly route: string | undefined;
};

/**
 * Finds the entries that a text may name: by the address of their page, their file, their collection and name, or their
 * name.
 */
export function findNamed(written: string, site: KnownSite): readonly NamedEntry[] {
  const named = written.normalize("NFC");
  const meant = (one: NamedEntry) => {
    const { collection, id, file } = one.entry;
    if (named.startsWith("/")) return one.route === readRoute(named);
    if (isSource(named)) return one.within.length === 0 && (file === named || file === `content/${named}`);
    if (one.collection.kind === "single" && posix.parse(file).name === named) return true;
    return `${collection}/${id}` === named || id === named;
  };
  const found = site.entries.map((entry) => describeNamed(entry, site)).filter((one) => one !== undefined);
  const exact = found.filter((one) => `${one.entry.collection}/${one.entry.id}` === named);
  return exact.length > 0 ? exact : found.filter(meant);
}

/** Undefined for the settings, and for an entry of no collection. */
export function describeNamed(entry: Entry, site: KnownSite): NamedEntry | undefined {
  const { collection: name, id, file } = entry;
  const collection = site.site.collections[name];
  if (collection === undefined || file === settingsFile) return undefined;
  const within = collection.kind === "file" ? [readEntryId(id, collection).key] : [];
  const data = valueAt(site.parsed.find((source) => source.file === file)?.data, within);
  const pages = site.pages.filter(({ sources }) => sources[0] === file);
  const written = (data as { readonly route?: unknown } | undefined)?.route;
  const own = pages.find(({ route }) => route === written) ?? pages[0];
  return { entry, collection, within, data, route: collection.kind === "file" ? undefined : own?.route };
}

/** Finds the page of an entry, else the page that shows it with the fewest other entries. */
export function findAddress(rendered: readonly RenderedPage[], file: string, id: string): string | undefined {
  const own = rendered.find(({ page }) => page.sources[0] === file);
  if (own !== undefined) return own.page.route;
  const holder = rendered.find(({ facts }) => facts.ids.includes(id));
  if (holder !== undefined) return `${holder.page.route}#${id}`;
  const [fewest] = rendered
    .filter(({ page }) => page.sources.includes(file))
    .sort((a, b) => a.page.sources.length - b.page.sources.length);
  return fewest?.page.route;
}

/** A link in a text of Markdown. */
type WrittenLink = {
  readonly url: string;
  /** The stretch of its address, which may contain backslashes. Undefined if it cannot be found for certain. */
  readonly address: TextStretch | undefined;
  /** Each stretch to replace by its `words` when the link is removed. Undefined if no words would be left. */
  readonly uses: readonly (TextStretch & { readonly words: TextStretch })[] | undefined;
  readonly line: number;
  readonly column: number;
  /** The Markdown of the link. */
  readonly source: string;
};

/**
 * Lists the links of a text whose lines end in `\n`, in their order, including those of definitions and directives. For
 * `directives`, see `readMarkdownTree`.
 */
export function findLinks(text: string, directives?: readonly string[]): readonly WrittenLink[] {
  const tree = readMarkdownTree(text, directives);
  const references: LinkReference[] = [];
  visit(tree, "linkReference", (node) => void references.push(node));
  const links: WrittenLink[] = [];
  visit(tree, (node) => {
    const place = stretchOf(node);
    if (place === undefined) return;
    for (const link of readNode(node, place, text, references)) {
      const { line, column } = node.position?.start ?? { line: 1, column: 1 };
      links.push({ ...link, line, column, source: text.slice(place.from, place.to) });
    }
  });
  return links;
}

type Read = Pick<WrittenLink, "url" | "address" | "uses">;

function readNode(
  node: Nodes,
  place: TextStretch,
  text: string,
  references: readonly LinkReference[],
): readonly Read[] {
  switch (node.type) {
    case "link":
      return [readLink(node, place, text)];
    case "definition":
      return [readDefinition(node, place, text, references)];
    case "textDirective":
    case "leafDirective":
    case "containerDirective":
      return readDirective(node, place, text);
    default:
      return [];
  }
}

function readLink(node: Link, place: TextStretch, text: string): Read {
  const { url } = node;
  const words = innerOf(node, place.from + 1);
  if (text[place.from] !== "[") {
    const from = text[place.from] === "<" ? place.from + 1 : place.from;
    return { url, address: isAt(url, from, text), uses: undefined };
  }
  const opening = /\]\(\s*/y;
  opening.lastIndex = words.to;
  const address = opening.test(text) ? readTarget(url, opening.lastIndex, text) : undefined;
  return { url, address, uses: words.from === words.to ? undefined : [{ ...place, words }] };
}

function readDefinition(
  node: Definition,
  place: TextStretch,
  text: string,
  references: readonly LinkReference[],
): Read {
  const opening = /\[(?:[^\\\]]|\\.)*\]:\s*/sy;
  opening.lastIndex = place.from;
  const address = opening.test(text) ? readTarget(node.url, opening.lastIndex, text) : undefined;
  const uses = references
    .filter(({ identifier }) => identifier === node.identifier)
    .flatMap((reference) => {
      const whole = stretchOf(reference);
      return whole === undefined ? [] : [{ ...whole, words: innerOf(reference, whole.from + 1) }];
    });
  // The line of the definition goes as well.
  const to = text[place.to] === "\n" ? place.to + 1 : place.to;
  return { url: node.url, address, uses: [...uses, { from: place.from, to, words: { from: to, to } }] };
}

/** The attributes of a directive follow its name or its label, on the same line. */
function readDirective(node: Directives, place: TextStretch, text: string): readonly Read[] {
  const label = (node.children.find(isLabel) as Paragraph | undefined) ?? node;
  const behind =
    node.type === "containerDirective" && label === node ? place.from : innerOf(label, place.from).to;
  const from = text.indexOf("{", behind);
  const attributes = from === -1 ? "" : text.slice(from, place.to);
  return Object.entries(node.attributes ?? {}).flatMap(([name, url]) => {
    if (!url) return [];
    const opening = [`${name}="`, `${name}='`, `${name}=`].find((each) => attributes.includes(each + url));
    const at = opening === undefined ? -1 : from + attributes.indexOf(opening + url) + opening.length;
    return [{ url, address: at === -1 ? undefined : { from: at, to: at + url.length }, uses: undefined }];
  });
}

/** Finds the address that begins at an offset, with or without `<` and `>`. */
function readTarget(url: string, at: number, text: string): TextStretch | undefined {
  const from = text[at] === "<" ? at + 1 : at;
  const exact = isAt(url, from, text);
  if (exact !== undefined) return exact;
  const target = text[at] === "<" ? /(?:[^\\<>\n]|\\.)*/y : /(?:[^\\\s()]|\\.)*/y;
  target.lastIndex = from;
  return target.test(text) && target.lastIndex > from ? { from, to: target.lastIndex } : undefined;
}

function isAt(words: string, from: number, text: string): TextStretch | undefined {
  return text.startsWith(words, from) ? { from, to: from + words.length } : undefined;
}

function innerOf(node: Parents, start: number): TextStretch {
  const from = node.children[0]?.position?.start.offset ?? start;
  return { from, to: node.children.at(-1)?.position?.end.offset ?? from };
}

function stretchOf({ position }: Nodes): TextStretch | undefined {
  const [from, to] = [position?.start.offset, position?.end.offset];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** Finds the translations of an original, drafts included. A translation has none. */
export function findTranslations(
  site: KnownSite,
  { entry, collection }: Pick<NamedEntry, "entry" | "collection">,
): readonly NamedEntry[] {
  return site.entries
    .filter(({ collection: other, id }) => {
      const { key, language } = readEntryId(id, collection);
      return other === entry.collection && language !== undefined && key === entry.id;
    })
    .map((translation) => describeNamed(translation, site))
    .filter((one) => one !== undefined);
}

/** The names of the languages that an original is translated to, in the order of the site. */
export function nameTranslations(site: KnownSite, named: NamedEntry): readonly string[] {
  const codes = findTranslations(site, named).map(
    ({ entry }) => readEntryId(entry.id, named.collection).language,
  );
  return site.site.languages.filter(({ code }) => codes.includes(code)).map(({ name }) => name);
}

/** The part of an address that has to change when its target moves. */
type Lead = TextStretch & {
  /** The target: one of the places that were searched for. */
  readonly place: string;
};

/**
 * Finds which of `places` an address leads to: `/a`, or `/a#b` for an element of a page. The address may begin with the
 * origin of the site, be percent-encoded, and end in a slash, a query, an anchor, `.html` or `/index.html`.
 */
export function findLead(address: string, places: readonly string[], origin: string): Lead | undefined {
  const path = address.startsWith("/") ? address : withoutOrigin(address, origin);
  if (path === undefined || !address.endsWith(path)) return undefined;
  const start = address.length - path.length;
  const written = (path.split(/[?#]/, 1)[0] ?? "").replace(/(?:\/index)?\.html$/, "");
  const route = readRoute(written);
  const hash = path.indexOf("#");
  const anchor = hash === -1 ? undefined : decodeAddress(path.slice(hash + 1));
  for (const place of places) {
    const [page = "", id] = place.split("#");
    if (page !== route) continue;
    if (id === undefined) return { place, from: start, to: start + written.length };
    if (id === anchor) return { place, from: start + hash + 1, to: address.length };
  }
  return undefined;
}

/**
 * Like `findLead`, for an address in the file `from` that names the source file of the page, such as
 * `../guide/start.md#first`.
 */
function findFileLead(address: string, from: string, file: string, place: string): Lead | undefined {
  const [path = ""] = address.split(/[?#]/, 1);
  if (leadsAway(path) || !path.endsWith(".md") || resolveAddress(path, from) !== file) return undefined;
  return { place, from: 0, to: path.length };
}

/** The text that replaces a lead when its target moves to `place`: the anchor, or the whole address. */
export function leadText(place: string): string {
  return place.split("#").at(-1) ?? place;
}
