import type { ElementContent, Properties } from "hast";
import type { HtmlFacts } from "../model.ts";
import { isSafeValue, neededParents, safeElements } from "./safe-html.ts";

/** A fact about HTML, and where in it its element begins. */
type Fact = { readonly at: number } & (
  | { readonly kind: "id"; readonly id: string }
  | { readonly kind: "link"; readonly href: string }
  | { readonly kind: "heading"; readonly depth: number; text: string }
);

/** `facts` are in the order of the HTML. */
export type WrittenHtml = { readonly html: string; readonly facts: readonly Fact[] };

/**
 * Writes HTML, of safe elements and attributes alone, and notes what checks and maps will ask of it. An element that is not
 * safe leaves what it holds; nodes that are neither elements nor text leave nothing. One walk: each text would be walked
 * over three times to be cleaned, written and read again.
 */
export function writeHtml(nodes: readonly ElementContent[]): WrittenHtml {
  const facts: Fact[] = [];
  const open: string[] = [];
  let html = "";
  let heading: Extract<Fact, { readonly kind: "heading" }> | undefined;

  const writeAttributes = (name: string, properties: Properties) => {
    const allowed = safeElements[name];
    for (const property in properties) {
      const safe = allowed?.[property];
      const value = properties[property];
      if (safe === undefined || value === undefined || value === null) continue;
      const words = Array.isArray(value) ? value.filter((word) => isSafeValue(word, safe)) : value;
      if (!Array.isArray(words) && !isSafeValue(words, safe)) continue;
      if (words === false) continue;
      html += ` ${attributeNames.get(property) ?? property}`;
      if (words === true) continue;
      const written = Array.isArray(words) ? words.join(" ") : String(words);
      html += `="${escapeValue(written)}"`;
      if (property === "id") facts.push({ kind: "id", at: html.length, id: written });
      if (property === "href") facts.push({ kind: "link", at: html.length, href: written });
    }
  };
  const write = (node: ElementContent): void => {
    if (node.type === "text") {
      html += escapeText(node.value);
      if (heading !== undefined) heading.text += node.value;
      return;
    }
    if (node.type !== "element") return;
    const { tagName, properties, children } = node;
    if (!Object.hasOwn(safeElements, tagName) || !isInPlace(tagName, open)) {
      for (const child of children) write(child);
      return;
    }
    const depth = headingDepths.get(tagName);
    if (depth !== undefined) {
      heading = { kind: "heading", at: html.length, depth, text: "" };
      facts.push(heading);
    }
    html += `<${tagName}`;
    writeAttributes(tagName, properties);
    html += ">";
    if (voidElements.has(tagName)) return;
    open.push(tagName);
    for (const child of children) write(child);
    open.pop();
    html += `</${tagName}>`;
    if (depth !== undefined) heading = undefined;
  };

  for (const node of nodes) write(node);
  return { html, facts };
}

export function toHtmlFacts(facts: readonly Fact[]): HtmlFacts {
  const ids: string[] = [];
  const links: string[] = [];
  const headings: { depth: number; text: string }[] = [];
  for (const fact of facts) {
    if (fact.kind === "id") ids.push(fact.id);
    else if (fact.kind === "link") links.push(fact.href);
    else headings.push({ depth: fact.depth, text: fact.text });
  }
  return { ids, links, headings };
}

function isInPlace(name: string, open: readonly string[]): boolean {
  const parents = neededParents.get(name);
  return parents === undefined || parents.some((parent) => open.includes(parent));
}

const headingDepths: ReadonlyMap<string, number> = new Map(
  [2, 3, 4, 5, 6].map((depth) => [`h${depth}`, depth]),
);
const voidElements: ReadonlySet<string> = new Set(["br", "hr", "input"]);

/** Where HTML has another name for an attribute than the DOM. */
const attributeNames: ReadonlyMap<string, string> = new Map([
  ["ariaLabel", "aria-label"],
  ["className", "class"],
  ["dataAt", "data-at"],
  ["tabIndex", "tabindex"],
]);

function escapeText(text: string): string {
  return /[<&]/.test(text) ? text.replace(/[<&]/g, toReference) : text;
}

/** Also what only matters without quotation marks: some who read feeds lose them. */
function escapeValue(value: string): string {
  return /[\0"&'`]/.test(value) ? value.replace(/[\0"&'`]/g, toReference) : value;
}

function toReference(sign: string): string {
  return `&#x${sign.charCodeAt(0).toString(16).toUpperCase()};`;
}
