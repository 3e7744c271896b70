import type { Element, ElementContent, Nodes, Parents, RootContent } from "hast";

/** The address of an image whose bytes the clipboard contains. The browser keeps them under this number. */
export const carriedImage = /^clipboard:\d+$/;

/** True for an element, with one of these names if any are given. */
export function isElement(node: Nodes | undefined, ...names: readonly string[]): node is Element {
  return node?.type === "element" && (names.length === 0 || names.includes(node.tagName));
}

/** The name of an element; `""` for other nodes. */
export function nameOf(node: Nodes): string {
  return node.type === "element" ? node.tagName : "";
}

/** The children of an element or a page, without the doctype. */
export function childrenOf(parent: Parents): readonly ElementContent[] {
  const children: readonly RootContent[] = parent.children;
  return children.filter((child) => child.type !== "doctype");
}

export function element(tagName: string, children: readonly ElementContent[]): Element {
  return { type: "element", tagName, properties: {}, children: [...children] };
}

/**
 * The value of a property of the `style` attribute, in lower case, or `""`. Word’s own properties begin with `mso-`.
 */
export function styleOf({ properties }: Element, name: string): string {
  const declarations = String(properties.style ?? "").split(";");
  const found = declarations.findLast(
    (each) => each.slice(0, each.indexOf(":")).trim().toLowerCase() === name,
  );
  return found === undefined
    ? ""
    : found
        .slice(found.indexOf(":") + 1)
        .trim()
        .toLowerCase();
}

export function hasClass({ properties }: Element, name: RegExp): boolean {
  const names = Array.isArray(properties.className) ? properties.className : [];
  return names.some((each) => name.test(String(each)));
}

export function attribute({ properties }: Element, name: string): string {
  const value = properties[name];
  return value === undefined || value === null ? "" : String(value);
}

export function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}

/** True for a node without words or images. No-break spaces are not words. */
export function isBlank(node: Nodes): boolean {
  if (node.type === "text") return node.value.trim() === "";
  if (isElement(node, "img", "hr", noteMark)) return false;
  return !("children" in node) || node.children.every(isBlank);
}

/** Replaces each node by the nodes that `change` returns, from the leaves up. */
export function rewrite(parent: Parents, change: (node: ElementContent) => readonly ElementContent[]): void {
  parent.children = childrenOf(parent).flatMap((child) => {
    if ("children" in child) rewrite(child, change);
    return change(child);
  });
}

/** All elements within a node, in document order. */
export function* elementsIn(node: Nodes): Generator<Element> {
  if (!("children" in node)) return;
  for (const child of node.children) {
    if (child.type === "element") yield child;
    yield* elementsIn(child);
  }
}

/** The name of the element that replaces a reference to a note. */
export const noteMark = "site-note";
