import type { Properties } from "hast";
import type { Nodes } from "mdast";
import { escapeAttribute } from "../../html/escape.ts";
import type { Notes } from "./body-parts.ts";
import type { Compilation } from "./compilation.ts";
import { attributeNames, isSafeValue, safeElements } from "./safe-html.ts";

/**
 * Writes a start tag with its safe attributes only, and then `mark`. Undefined for an element that is not safe. Notes
 * the id and the address.
 */
export function writeTag(tag: string, properties: Properties, notes: Notes, mark = ""): string | undefined {
  const allowed = Object.hasOwn(safeElements, tag) ? safeElements[tag] : undefined;
  if (allowed === undefined) return undefined;
  let written = `<${tag}`;
  for (const property in properties) {
    const safe = Object.hasOwn(allowed, property) ? allowed[property] : undefined;
    const value = properties[property];
    if (safe === undefined || value === undefined || value === null) continue;
    const words = Array.isArray(value) ? value.filter((word) => isSafeValue(word, safe)) : value;
    if (Array.isArray(words) ? words.length === 0 : !isSafeValue(words, safe)) continue;
    written += ` ${attributeNames.get(property) ?? property}`;
    if (words === true) continue;
    const text = Array.isArray(words) ? words.join(" ") : String(words);
    written += `="${escapeAttribute(text)}"`;
    if (property === "id") notes.noteId(text);
    if (property === "href") notes.noteLink(text);
  }
  return `${written}${mark}>`;
}

/**
 * For plug-ins for HTML: the attribute that names the node which an element is made of, as in ` data-node="3"`. Empty
 * for a site without plug-ins. `properties` are those that the element has got instead of the node’s.
 */
export function markNode(
  node: Nodes,
  { marked }: Pick<Compilation, "marked">,
  properties?: Properties,
): string {
  if (marked === undefined) return "";
  marked.push(
    properties === undefined ? node : ({ ...node, data: { ...node.data, hProperties: properties } } as Nodes),
  );
  return ` data-node="${marked.length - 1}"`;
}

/** The start tag that stands for the element which a plug-in wants a node to become. Undefined for other nodes. */
export function markOwn(node: Nodes, compilation: Pick<Compilation, "marked">): string | undefined {
  if (compilation.marked === undefined) return undefined;
  const { hName, hProperties, hChildren } = (node.data ?? {}) as Record<string, unknown>;
  if ((hName ?? hProperties ?? hChildren) === undefined) return undefined;
  return `<site-node${markNode(node, compilation)}>`;
}
