import { unshownElements } from "../../html/elements.ts";
import { type ElementNode, readTree, type TextNode, type TreeNode } from "../../html/read-html.ts";
import type { Place } from "./marks.ts";

/** The kind of a field. Markdown is annotated by its elements, other texts by their characters. */
export type PlaceKind = (field: number) => "words" | "markdown" | "body";

export type Annotated = {
  readonly html: string;
  /** The numbers of the fields that the page shows. The attributes refer to their indexes in this list. */
  readonly fields: readonly number[];
};

/** Adds the attributes that say which fields an element shows; see `PageFields`. Invisible places get none. */
export function annotate(html: string, places: readonly Place[], kindOf: PlaceKind): Annotated {
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
  place: Place,
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
function findAround(tree: ElementNode, { start, end }: Place): readonly ElementNode[] {
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
function findSiblings({ children }: ElementNode, { start, end }: Place) {
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
function toRange(element: ElementNode, { start, end }: Place, html: string): string | undefined {
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

function attributeAt(html: string, { start, innerStart }: ElementNode, place: Place): string | undefined {
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
