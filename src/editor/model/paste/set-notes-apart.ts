import type { Element, ElementContent, Parents, Root } from "hast";
import { attribute, element, elementsIn, isBlank, isElement, noteMark, rewrite, textOf } from "./elements.ts";
import type { LossCount } from "./losses.ts";

/** A note: its name in the text, and its content. */
export type NoteApart = { readonly name: string; readonly part: Root };

/**
 * Removes the notes from a page and marks their references. Word, LibreOffice, Google and most pages link the sign in
 * the text and the sign before the note to each other. References without their note are removed and counted.
 */
export function setNotesApart(page: Root, taken: readonly string[], losses: LossCount): readonly NoteApart[] {
  const parents = findParents(page);
  const chainOf = (node: Element): readonly Parents[] => {
    const above = parents.get(node);
    return above === undefined ? [] : above.type === "element" ? [above, ...chainOf(above)] : [above];
  };
  const links = [...elementsIn(page)].filter((each) => isElement(each, "a") && isInner(each));
  const targets = new Set(links.map((link) => attribute(link, "href").slice(1)));
  const notes: NoteApart[] = [];
  const names = new Map<string, string>();
  for (const sign of links) {
    // A link that was removed with a note is the one back to the text.
    if (!isWithin(sign, page, chainOf)) continue;
    const target = attribute(sign, "href").slice(1);
    const known = names.get(target);
    const back = links.find(
      (link) => link !== sign && leadsTo(link, sign, chainOf) && belongsTo(link, target, chainOf),
    );
    if (known !== undefined) put(sign, mark(known), parents);
    else if (back !== undefined) {
      const name = nameNext([...taken, ...notes.map((note) => note.name)]);
      names.set(target, name);
      put(sign, mark(name), parents);
      const others = new Set([...targets].filter((other) => other !== target));
      notes.push({ name, part: takeNote(back, sign, others, chainOf, parents) });
    } else if (noteTarget.test(target) && noteSign.test(textOf(sign).trim())) {
      losses.add("notes");
      remove(sign, parents);
    }
  }
  if (notes.length > 0) dropLine(page);
  return notes;
}

function isWithin(node: Element, page: Root, chainOf: ChainOf): boolean {
  const chain = [node, ...chainOf(node)];
  return (
    chain.every((each, at) => at === 0 || each.children.some((child) => child === chain[at - 1])) &&
    chain.at(-1) === page
  );
}

const noteTarget = /^_?(?:(?:sd)?(?:foot|end)note|ftn|edn|fn|cite_note|note)/i;
const noteSign = /^[[(]?(?:\d{1,3}|[a-z]|[ivx]+|\*+|†)[\])]?$/i;

function isInner(node: Element): boolean {
  return /^#./.test(attribute(node, "href"));
}

type ChainOf = (node: Element) => readonly Parents[];

/** True if a link leads to an element, one of its descendants, or one of its two nearest ancestors. */
function leadsTo(link: Element, sign: Element, chainOf: ChainOf): boolean {
  const name = attribute(link, "href").slice(1);
  const near = [sign, ...elementsIn(sign), ...chainOf(sign).slice(0, 2)];
  return near.some(
    (each) => each.type === "element" && [attribute(each, "id"), attribute(each, "name")].includes(name),
  );
}

/** True if a link is the target of the sign, contains it, or is within it. */
function belongsTo(link: Element, target: string, chainOf: ChainOf): boolean {
  return [link, ...elementsIn(link), ...chainOf(link)].some(
    (each) => each.type === "element" && [attribute(each, "id"), attribute(each, "name")].includes(target),
  );
}

/** Removes the largest element that contains this note alone. `others` are names that other links lead to. */
function takeNote(
  back: Element,
  sign: Element,
  others: ReadonlySet<string>,
  chainOf: ChainOf,
  parents: Map<unknown, Parents>,
): Root {
  const chain = chainOf(back).filter((each): each is Element => each.type === "element");
  const blocks = chain.filter((each) => isElement(each, "p", "div", "li", "aside", "td"));
  const isAlone = (each: Element) =>
    [each, ...elementsIn(each)].every(
      (inner) =>
        inner !== sign &&
        inner.tagName !== noteMark &&
        !others.has(attribute(inner, "id")) &&
        !others.has(attribute(inner, "name")),
    );
  const whole = blocks.findLast(isAlone) ?? blocks[0] ?? back;
  remove(whole, parents);
  const part: Root = { type: "root", children: isElement(whole, "li", "td") ? whole.children : [whole] };
  // Removes the rule above the notes and the links back to the text.
  rewrite(part, (node) => (isElement(node, "hr") || isBack(node) ? [] : [node]));
  return part;
}

function isBack(node: ElementContent): boolean {
  return (
    isElement(node, "a") && isInner(node) && /^(?:[[(]?\w{1,4}[\])]?|\W{0,3})$/.test(textOf(node).trim())
  );
}

/** The mark contains its name, because spaces beside an empty element would be dropped. */
const mark = (name: string): Element => ({
  ...element(noteMark, [{ type: "text", value: name }]),
  properties: { dataName: name },
});

function nameNext(taken: readonly string[]): string {
  let number = 1;
  while (taken.includes(String(number))) number += 1;
  return String(number);
}

function findParents(page: Root): Map<unknown, Parents> {
  const parents = new Map<unknown, Parents>();
  const visit = (parent: Parents): void => {
    for (const child of parent.children) {
      parents.set(child, parent);
      if ("children" in child) visit(child);
    }
  };
  visit(page);
  return parents;
}

function put(node: Element, other: ElementContent, parents: Map<unknown, Parents>): void {
  const parent = parents.get(node);
  if (parent) parent.children = parent.children.map((child) => (child === node ? other : child)) as Element[];
  if (parent) parents.set(other, parent);
}

function remove(node: Element, parents: Map<unknown, Parents>): void {
  const parent = parents.get(node);
  if (parent) parent.children = parent.children.filter((child) => child !== node) as Element[];
}

/** Removes the rule above the notes. */
function dropLine(page: Parents): void {
  const last = page.children.findLast((child) => !isBlank(child));
  if (last?.type !== "element") return;
  if (last.tagName === "hr") page.children = page.children.filter((child) => child !== last) as Element[];
  else if (isElement(last, "div", "section", "b", "footer")) dropLine(last);
}
