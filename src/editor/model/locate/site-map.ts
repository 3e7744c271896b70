import { noteOf, readSourceName } from "../../../define/fields-of.ts";
import { settingsFile } from "../../../define/settings-file.ts";
import { unshownElements } from "../../../html/elements.ts";
import { type ElementNode, readTree, type TextNode, type TreeNode } from "../../../html/read-html.ts";
import { digestOf } from "../../../model/memory/hash.ts";
import { keepByObject, type ResultsByObject } from "../../../model/memory/memory.ts";
import type { LetOthers } from "../../../model/schedule.ts";
import { once } from "../../../once.ts";
import type { DrawingInputs, Drawn } from "../../../pipeline/build.ts";
import { withoutSeal } from "../../../pipeline/render/policies.ts";
import type { EntryOnPage, FieldOnPage, ShownPage } from "../../answers.ts";
import { type EntryName, type FieldPath, fieldKey, isSameEntry } from "../edit.ts";
import { valueNamerOf } from "../values/name-values.ts";
import type { MarkedWords } from "./find-places.ts";
import { createPlaceFinder, type UnmarkableFields } from "./find-places.ts";
import { labelEntry, schemaOf } from "./label-fields.ts";
import { namePlace } from "./label-places.ts";
import { createFieldLister, type FieldLister, settingsEntry, type WrittenField } from "./list-fields.ts";

/** The results that are kept from one build to the next. */
export type SiteMapMemory = {
  readonly list: FieldLister;
  readonly keep: ResultsByObject;
  readonly unmarkable: UnmarkableFields;
  /** The number of pages that showed each field at the last count. */
  readonly pages: Map<string, number>;
  /** The digest and the fields of each page at the last count, by route. */
  readonly shown: Map<string, { readonly digest: string; readonly names: readonly string[] }>;
};

export function createSiteMapMemory(): SiteMapMemory {
  return {
    list: createFieldLister(),
    keep: keepByObject(),
    unmarkable: { plans: new Set(), pages: new Map() },
    pages: new Map(),
    shown: new Map(),
  };
}

/** Finds which words of a built site come from which field. */
export type SiteMap = {
  readonly fields: () => readonly WrittenField[];
  /** The places of fields in the HTML of a page without its seal. Undefined if they cannot be found for certain. */
  places(route: string): readonly MarkedWords[] | undefined;
  /**
   * Adds the attributes of `PageFields` to a page. `html` is the page as served. Undefined if it is not the one that
   * this site draws.
   */
  locate(route: string, html: string, bodyLabel: string): ShownPage | undefined;
  /** The routes of the pages that showed some fields at the last count, by the keys of the fields. */
  routesOf(keys: ReadonlySet<string>): ReadonlyMap<string, readonly string[]>;
  /** The number of pages that showed a field at the last count, of this site or an earlier one. */
  pagesOf(entry: EntryName, path: FieldPath): number | undefined;
  /** Counts the pages that show each field. Draws only pages that have changed since the last count. */
  count(letOthers: LetOthers): Promise<void>;
};

/** The inputs of a `SiteMap`. `pages` are the pages that it can locate. */
export type MappedSite = DrawingInputs & Pick<Drawn, "pages">;

export function createSiteMap(
  drawn: MappedSite,
  { list, keep, unmarkable, pages: known, shown }: SiteMapMemory,
): SiteMap {
  const fields = once(() => list(drawn));
  const finder = once(() => createPlaceFinder(fields(), drawn.redraw, unmarkable, keep));
  const pages = new Map(drawn.pages.map((page) => [page.page.route as string, page]));
  const found = new Map<string, readonly MarkedWords[] | undefined>();
  const pagesOf = (entry: EntryName, path: FieldPath) => known.get(fieldKey(entry, path));

  const places = (route: string): readonly MarkedWords[] | undefined => {
    const page = pages.get(route);
    if (page === undefined) return undefined;
    if (!found.has(route)) found.set(route, finder().find(page.page, withoutSeal(page.html)));
    return found.get(route);
  };
  const locate: SiteMap["locate"] = (route, html, bodyLabel) => {
    const page = pages.get(route);
    const served = withoutSeal(html);
    const stands = page && withoutSeal(page.html) === served ? places(route) : undefined;
    if (page === undefined || stands === undefined) return undefined;
    const annotated = annotate(served, stands, (number) => fieldOf(number).kind);
    return {
      html: annotated.html,
      fields: annotated.fields.map((number) =>
        describeField(
          fieldOf(number),
          drawn,
          bodyLabel,
          pagesOf(fieldOf(number).entry, fieldOf(number).path),
        ),
      ),
      entries: describeEntries(drawn, page.page.sources, annotated.fields.map(fieldOf)),
      elsewhere: page.page.sources.flatMap((file) => readSourceName(file) ?? []),
    };
  };
  const fieldOf = (number: number) => fields()[number] as WrittenField;

  return {
    fields,
    places,
    locate,
    pagesOf,
    routesOf: (keys) => {
      const routes = new Map<string, string[]>();
      for (const [route, { names }] of shown)
        for (const name of names) {
          if (!keys.has(name)) continue;
          const known = routes.get(name) ?? [];
          known.push(route);
          routes.set(name, known);
        }
      return routes;
    },
    count: async (letOthers) => {
      const counted = new Map<string, number>();
      for (const [route, { digest }] of pages) {
        const before = shown.get(route);
        const names =
          before?.digest === digest
            ? before.names
            : [
                ...new Set(
                  places(route)?.map(({ field }) => fieldKey(fieldOf(field).entry, fieldOf(field).path)),
                ),
              ];
        shown.set(route, { digest, names });
        for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1);
        await letOthers();
      }
      for (const route of shown.keys()) if (!pages.has(route)) shown.delete(route);
      known.clear();
      for (const [name, count] of counted) known.set(name, count);
    },
  };
}

/** Describes a field of a page for the editor. `pages` is the number of pages that show it. */
function describeField(
  { entry, path, kind, value }: WrittenField,
  drawn: MappedSite,
  bodyLabel: string,
  pages: number | undefined,
): FieldOnPage {
  const schema = kind === "body" ? undefined : schemaOf(drawn.site, entry);
  const help = schema && noteOf(schema, path);
  const named = valueNamerOf(drawn).namedIn(value, entry, path);
  return {
    entry,
    path,
    label: namePlace(drawn, entry, path, bodyLabel),
    ...(help !== undefined && { help }),
    kind,
    value,
    ...(named !== undefined && { named }),
    ...(pages !== undefined && { pages }),
  };
}

/** Lists the entries of a page: its sources, then entries whose words it shows, then the settings. */
function describeEntries(
  { site, entries, sources: files }: Pick<Drawn, "site" | "entries" | "sources">,
  sources: readonly string[],
  shown: readonly WrittenField[],
): readonly EntryOnPage[] {
  const own = entries.filter(({ collection, file }) => {
    // A page may show only some entries of a file of many.
    return sources.includes(file) && site.collections[collection]?.kind !== "file";
  });
  const inOrder = [...own].sort((a, b) => sources.indexOf(a.file) - sources.indexOf(b.file));
  const byName = new Map(files.map((source) => [source.file, source]));
  const named = new Map<string, EntryOnPage>();
  const add = (entry: EntryName, file: string) => {
    const key = fieldKey(entry);
    const source = byName.get(file);
    if (source === undefined || named.has(key)) return;
    const found = entries.find((one) => isSameEntry(one, entry));
    const label = labelEntry(site, entry, found);
    named.set(key, { entry, label, file, digest: digestOf(source.bytes) });
  };
  for (const { collection, id, file } of inOrder) add({ collection, id }, file);
  for (const { entry, file } of shown) if (entry.collection !== undefined) add(entry, file);
  add(settingsEntry, settingsFile);
  return [...named.values()];
}

/** The kind of a field. Markdown is annotated by its elements, other texts by their characters. */
export type PlaceKind = (field: number) => "words" | "markdown" | "body";

type Annotated = {
  readonly html: string;
  /** The numbers of the fields that the page shows. The attributes refer to their indexes in this list. */
  readonly fields: readonly number[];
};

/** Adds the attributes that say which fields an element shows; see `PageFields`. Invisible places get none. */
export function annotate(html: string, places: readonly MarkedWords[], kindOf: PlaceKind): Annotated {
  const tree = readTree(html);
  const numbers = new Map<number, number>();
  const notes = new Map<ElementNode, Note>();
  const inOrder = [...places].sort((a, b) => a.start - b.start || b.end - a.end);
  for (const place of inOrder) {
    const found = findShown(tree, place, html, kindOf(place.field));
    if (found === undefined) continue;
    const number = numbers.get(place.field) ?? numbers.size;
    numbers.set(place.field, number);
    const note = notes.get(found.element) ?? { words: [], attributes: [], body: undefined };
    notes.set(found.element, note);
    if (found.kind === "words") note.words.push(`${number}${found.range}`);
    else if (found.kind === "attribute") note.attributes.push(`${found.name}=${number}`);
    else note.body ??= `${number}:${found.count}`;
  }
  return { html: insertNotes(html, notes), fields: [...numbers.keys()] };
}

type Note = { readonly words: string[]; readonly attributes: string[]; body: string | undefined };

type Shown = { readonly element: ElementNode } & (
  | { readonly kind: "words"; readonly range: string }
  | { readonly kind: "attribute"; readonly name: string }
  | { readonly kind: "body"; readonly count: number }
);

/** Elements whose text the page does not show. */
const silent: ReadonlySet<string> = new Set([...unshownElements, "iframe"]);
/** Attributes whose text people read. */
const readAttributes: ReadonlySet<string> = new Set(
  "alt aria-description aria-label aria-roledescription content label placeholder title value".split(" "),
);

function findShown(
  tree: ElementNode,
  place: MarkedWords,
  html: string,
  kind: ReturnType<PlaceKind>,
): Shown | undefined {
  const around = findAround(tree, place);
  const element = around.at(-1) ?? tree;
  if (element === tree || around.some(({ name }) => silent.has(name))) return undefined;
  if (place.end <= element.innerStart) {
    const name = attributeAt(html, element, place);
    return name !== undefined && readAttributes.has(name) ? { element, kind: "attribute", name } : undefined;
  }
  if (kind !== "words") {
    const found = findSiblings(element, place);
    if (found !== undefined) return { kind: "body", ...found };
  }
  const range = toRange(element, place, html);
  return range === undefined ? undefined : { element, kind: "words", range };
}

/** Finds the elements around a place, from the outermost to the smallest that contains all of it. */
function findAround(tree: ElementNode, { start, end }: MarkedWords): readonly ElementNode[] {
  const around: ElementNode[] = [];
  for (let next: ElementNode | undefined = tree; next !== undefined; ) {
    around.push(next);
    // An element that equals the place is not around it.
    next = next.children.find(
      (child): child is ElementNode =>
        child.kind === "element" && child.start < start && end < child.end && child.end > child.start,
    );
  }
  return around;
}

/** Finds the sibling elements that make up a Markdown text. Undefined if the place covers only a part of one. */
function findSiblings({ children }: ElementNode, { start, end }: MarkedWords) {
  const touched = children.filter((child) => child.end > start && child.start < end);
  const elements = touched.filter((child) => child.kind === "element");
  const [element] = elements;
  const isWhole = touched.every((child) =>
    child.kind === "text" ? isBlank(child) : child.start >= start && child.end <= end,
  );
  return element !== undefined && isWhole ? { element, count: elements.length } : undefined;
}

function isBlank({ parts }: TextNode): boolean {
  return parts.every(({ text }) => text.trim() === "");
}

/**
 * The range of a place within an element, as `@path+offset-path+offset`. Empty for the whole element, undefined without
 * text.
 */
function toRange(element: ElementNode, { start, end }: MarkedWords, html: string): string | undefined {
  const isAll =
    html.slice(element.innerStart, start).trim() === "" && html.slice(end, element.innerEnd).trim() === "";
  if (isAll) return "";
  const texts = listTexts(element, "").filter(({ node }) => node.end > start && node.start < end);
  const [first, last] = [texts[0], texts.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return `@${first.path}+${signsBefore(first.node, start)}-${last.path}+${signsBefore(last.node, end)}`;
}

/** Lists the text nodes of an element, each with its path of child indexes, such as `1.0`. */
function listTexts(
  { children }: ElementNode,
  above: string,
): readonly { readonly path: string; readonly node: TextNode }[] {
  return children.flatMap((node: TreeNode, index) => {
    if (node.kind === "element") return listTexts(node, `${above}${index}.`);
    return node.kind === "text" ? [{ path: `${above}${index}`, node }] : [];
  });
}

/** Counts the characters of a text before an offset of the HTML. */
function signsBefore({ parts }: TextNode, at: number): number {
  return parts.reduce((count, { start, text }) => count + Math.max(0, Math.min(text.length, at - start)), 0);
}

const attribute = /(?<=\s)([^\s"'<>/=]+)=(?:"[^"]*"|'[^']*'|[^\s"'<>]+)/g;

function attributeAt(
  html: string,
  { start, innerStart }: ElementNode,
  place: MarkedWords,
): string | undefined {
  const tag = html.slice(start, innerStart);
  const found = [...tag.matchAll(attribute)].find(
    ({ 0: written, index }) => start + index < place.start && place.end < start + index + written.length,
  );
  return found?.[1]?.toLowerCase();
}

function insertNotes(html: string, notes: ReadonlyMap<ElementNode, Note>): string {
  const pieces: string[] = [];
  let from = 0;
  for (const [{ start }, note] of [...notes].sort(([a], [b]) => a.start - b.start)) {
    const at = start + html.slice(start).search(/[\s/>]/);
    pieces.push(html.slice(from, at), toAttributes(note));
    from = at;
  }
  return pieces.join("") + html.slice(from);
}

function toAttributes({ words, attributes, body }: Note): string {
  const all = [
    ["data-edit", words.join(" ")],
    ["data-edit-attribute", attributes.join(" ")],
    ["data-edit-body", body ?? ""],
  ];
  return all.flatMap(([name, value]) => (value === "" ? [] : [` ${name}="${value}"`])).join("");
}
