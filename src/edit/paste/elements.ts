import type { Element, ElementContent, Nodes, Parents, RootContent } from "hast";

/** The address of an image whose bytes the clipboard holds; the browser keeps these, by this number. */
export const carriedImage = /^clipboard:\d+$/;

/** Whether a node is an element, of one of these names if any are given. */
export function isElement(node: Nodes | undefined, ...names: readonly string[]): node is Element {
  return node?.type === "element" && (names.length === 0 || names.includes(node.tagName));
}

/** The name of an element; `""` for words and the like. */
export function nameOf(node: Nodes): string {
  return node.type === "element" ? node.tagName : "";
}

/** What stands in an element or in the body of a page. */
export function childrenOf(parent: Parents): readonly ElementContent[] {
  const children: readonly RootContent[] = parent.children;
  return children.filter((child) => child.type !== "doctype");
}

export function element(tagName: string, children: readonly ElementContent[]): Element {
  return { type: "element", tagName, properties: {}, children: [...children] };
}

/** A declaration of the `style` attribute in lower case, or `""`. Word’s own begin with `mso-`. */
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

/** Blank lines and blanks that do not break are no words. */
export function isBlank(node: Nodes): boolean {
  if (node.type === "text") return node.value.trim() === "";
  if (isElement(node, "img", "hr", noteMark)) return false;
  return !("children" in node) || node.children.every(isBlank);
}

/** Puts what `change` gives into the place of each node, from the leaves up. */
export function rewrite(parent: Parents, change: (node: ElementContent) => readonly ElementContent[]): void {
  parent.children = childrenOf(parent).flatMap((child) => {
    if ("children" in child) rewrite(child, change);
    return change(child);
  });
}

/** All elements within a node, in the order of the text. */
export function* elementsIn(node: Nodes): Generator<Element> {
  if (!("children" in node)) return;
  for (const child of node.children) {
    if (child.type === "element") yield child;
    yield* elementsIn(child);
  }
}

/** The element that a reference to a note becomes. */
export const noteMark = "site-note";
