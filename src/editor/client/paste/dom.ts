/** A document without a window: in it, nothing runs and nothing is loaded. All that is pasted stays in it. */
const inert = document.implementation.createHTMLDocument("");

/** Parses the HTML of a clipboard. */
export function parseHtml(html: string): DocumentFragment {
  const template = inert.createElement("template");
  template.innerHTML = html;
  const page = template.content;
  // A form answers to the names of its fields: `<input name="childNodes">` would hide its children.
  for (const field of page.querySelectorAll("button, fieldset, img, input, object, output, select, textarea"))
    for (const name of ["id", "name", "form"]) field.removeAttribute(name);
  for (const mark of page.querySelectorAll(noteMark)) rename(mark, "span");
  return page;
}

/** The name of the element that replaces a reference to a note. The schema of texts reads it. */
export const noteMark = "site-note";

export const headings = "h1, h2, h3, h4, h5, h6";

/** What separates the words before and after it. */
export const blocks = `address, article, aside, blockquote, caption, dd, div, dl, dt, fieldset, figcaption, figure, footer, form, ${headings}, header, hgroup, hr, li, ol, output, p, pre, section, table, tbody, td, tfoot, th, thead, tr, ul`;

/**
 * The value of a property of the `style` attribute, in lower case, or `""`. Browsers forget Word’s own properties, which
 * begin with `mso-`, so the attribute is read as it is written.
 */
export function styleOf(element: Element, name: string): string {
  const declarations = (element.getAttribute("style") ?? "").split(";");
  const found = declarations.findLast(
    (each) => each.slice(0, each.indexOf(":")).trim().toLowerCase() === name,
  );
  return (
    found
      ?.slice(found.indexOf(":") + 1)
      .trim()
      .toLowerCase() ?? ""
  );
}

export function attribute(element: Element, name: string): string {
  return element.getAttribute(name) ?? "";
}

/** True for an element that matches a selector. */
export function isElement(node: Node | null | undefined, selector = "*"): node is Element {
  return node instanceof Element && node.matches(selector);
}

export function textOf(node: Node): string {
  return node.textContent ?? "";
}

/** True for a node without words, images and rules. No-break spaces are not words. */
export function isBlank(node: Node): boolean {
  if (textOf(node).trim() !== "") return false;
  return !isElement(node) || (!node.matches(kept) && node.querySelector(kept) === null);
}

const kept = `img, hr, ${noteMark}`;

export function make(name: string, ...children: readonly (Node | string)[]): Element {
  const element = inert.createElement(name);
  element.append(...children);
  return element;
}

export function makePart(...children: readonly Node[]): DocumentFragment {
  const part = inert.createDocumentFragment();
  part.append(...children);
  return part;
}

/** Gives an element another name. Keeps its attributes and its children. */
export function rename(element: Element, name: string): Element {
  const renamed = make(name, ...element.childNodes);
  // A name such as `a"b` can be read, but not set.
  for (const given of element.attributes) renamed.setAttributeNode(given.cloneNode() as Attr);
  element.replaceWith(renamed);
  return renamed;
}

export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

export function listTexts(part: Node): readonly Text[] {
  const walker = inert.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}
