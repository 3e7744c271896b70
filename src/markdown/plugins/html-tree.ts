import type { Element, ElementContent, Properties, Root } from "hast";
import type { Code, Nodes } from "mdast";
import { find, html, type Schema, svg } from "property-information";
import { visit } from "unist-util-visit";
import type { AllowedMarkup } from "../../define/plugins.ts";
import { voidElements } from "../../html/elements.ts";
import { escapeAttribute, escapeWords } from "../../html/escape.ts";
import { readTree, toHast } from "../../html/read-html.ts";
import { BodyParts, type HeadingFact, type Part } from "../body-parts.ts";
import { metaForPlugins } from "../code.ts";
import type { Compilation } from "../compilation.ts";
import { isInPlace, isSafeValue, safeElements, wordlessElements, writeTag } from "../safe-html.ts";

/** HTML as a tree for plug-ins, and the directives and images of which it has only marks. */
export type HtmlTree = { readonly tree: Root; readonly parts: readonly Part[] };

/**
 * Turns the HTML of a body into a tree. `marked` are the nodes that its elements are made of: they have positions, and
 * the names and attributes that plug-ins for Markdown want.
 */
export function toHtmlTree({ pieces }: BodyParts, marked: readonly Nodes[]): HtmlTree {
  const parts: Part[] = [];
  let written = "";
  for (const piece of pieces) {
    if (piece.kind === "piece") written += piece.html;
    else if (piece.kind === "ending") written += ending;
    else {
      const part = piece.kind === "opening" ? piece.part : piece;
      written += `<site-part data-at="${parts.push(part) - 1}">`;
      if (piece.kind === "image") written += ending;
    }
  }
  const tree = toHast(readTree(written));
  visit(tree, "element", (element) => {
    const { dataNode, ...properties } = element.properties;
    const node = marked[Number(dataNode)];
    if (node === undefined) return;
    element.properties = properties;
    follow(element, node);
  });
  return { tree, parts };
}

const ending = '<site-part data-at="end"></site-part></site-part>';

/** The element that a plug-in wants a node to become, as `mdast-util-to-hast` reads it. */
type Wanted = {
  readonly hName?: string;
  readonly hProperties?: Properties;
  readonly hChildren?: ElementContent[];
};

function follow(element: Element, node: Nodes): void {
  const { hName, hProperties, hChildren } = (node.data ?? {}) as Wanted;
  if (node.position !== undefined) element.position = node.position;
  if (node.type === "code") followCode(element, node);
  if (hName !== undefined) element.tagName = hName;
  else if (node.type === "markup") element.tagName = node.tag;
  if (hProperties !== undefined) Object.assign(element.properties, structuredClone(hProperties));
  if (hChildren !== undefined) element.children = hChildren;
}

/**
 * Plug-ins that highlight code expect its words alone, unless the site has done so already. What was written of them is
 * put back if they stay as they are.
 */
function followCode(element: Element, { meta, value }: Code): void {
  const rest = metaForPlugins(meta);
  const { children } = element;
  element.data = (rest === undefined ? {} : { meta: rest }) as Element["data"];
  if (children.some((child) => child.type === "element" && child.tagName === "span")) return;
  Object.assign(element.data ?? {}, { written: children } satisfies Partial<CodeData>);
  element.children = toWords(value);
}

type CodeData = { readonly meta: string; readonly written: ElementContent[] };

function toWords(value: string): ElementContent[] {
  return value === "" ? [] : [{ type: "text", value: `${value}\n` }];
}

/** The content of an element, of unchanged code as it was first written. */
function childrenOf({ data, children }: Element): ElementContent[] {
  const { written } = (data ?? {}) as Partial<CodeData>;
  const [first, ...others] = children;
  const isPlain = first === undefined || (first.type === "text" && others.length === 0);
  return written !== undefined && isPlain && wordsIn(written) === wordsIn(children) ? written : children;
}

function wordsIn(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) =>
      node.type === "element" ? wordsIn(node.children) : node.type === "text" ? node.value : "",
    )
    .join("");
}

/**
 * For plug-ins for HTML: the attribute that names the node which an element is made of, as in ` data-node="3"`. Empty
 * for a site without plug-ins. `properties` are those that the element has got instead of the node’s.
 */
export function markNode(
  node: Nodes,
  { plugged }: Pick<Compilation, "plugged">,
  properties?: Properties,
): string {
  if (plugged === undefined) return "";
  const { marked } = plugged;
  marked.push(
    properties === undefined ? node : ({ ...node, data: { ...node.data, hProperties: properties } } as Nodes),
  );
  return ` data-node="${marked.length - 1}"`;
}

/** The start tag that stands for the element which a plug-in wants a node to become. Undefined for other nodes. */
export function markOwn(node: Nodes, compilation: Pick<Compilation, "plugged">): string | undefined {
  if (compilation.plugged === undefined) return undefined;
  const { hName, hProperties, hChildren } = (node.data ?? {}) as Record<string, unknown>;
  if ((hName ?? hProperties ?? hChildren) === undefined) return undefined;
  return `<site-node${markNode(node, compilation)}>`;
}

type Rules = {
  readonly allow: AllowedMarkup | "all";
  /** The directives and images of the body. The HTML has only marks at their places. */
  readonly parts: readonly Part[];
  /** The blocks that no plug-in has added. Line ends separate the others. */
  readonly blocks: ReadonlySet<unknown>;
  /** Returns the class that stands for a style attribute. Undefined when no style is allowed. */
  readonly toClass: ((style: string) => string | undefined) | undefined;
  /** Called for each element, as in `<svg>`, and each attribute, as in `class=`, that is left out. */
  readonly onLeftOut: (name: string) => void;
};

/**
 * Writes HTML that plug-ins have changed. Of an element that is neither safe nor allowed by the site, only the content
 * is written.
 */
export function admitMarkup({ children }: Root, rules: Rules): BodyParts {
  const admission = new Admission(rules);
  const { written } = admission;
  for (const child of children as readonly (ElementContent | Root)[]) {
    const isBlank = child.type === "text" && child.value.includes("\n") && child.value.trim() === "";
    if ((isBlank || !rules.blocks.has(child)) && !written.isAtLineStart) written.write("\n");
    if (!isBlank) admission.writeAll([child], html);
  }
  return written;
}

class Admission {
  readonly written = new BodyParts();
  readonly #rules: Rules;
  readonly #open: string[] = [];
  #heading: HeadingFact | undefined;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  writeAll(nodes: readonly (ElementContent | Root)[], around: Schema): void {
    for (const node of nodes) {
      if (node.type === "element") this.#writeElement(node, around);
      // Highlighters put a whole tree in place of an element.
      else if (node.type === "root") this.writeAll(node.children as ElementContent[], around);
      else if (node.type === "text") {
        this.written.write(escapeWords(node.value));
        if (this.#heading !== undefined) this.#heading.text += node.value;
      }
    }
  }

  #writeElement(element: Element, around: Schema): void {
    const { tagName } = element;
    const children = childrenOf(element);
    if (tagName === "site-part") {
      this.#writePart(element, around);
      return;
    }
    const space = tagName === "svg" ? svg : around;
    const isSafe = Object.hasOwn(safeElements, tagName);
    const listed = neverAdmitted.has(tagName.toLowerCase()) ? undefined : this.#listedOf(tagName);
    if (!isSafe && listed === undefined) {
      if (tagName === "annotation") return;
      this.#rules.onLeftOut(`<${tagName}>`);
      if (!wordlessElements.has(tagName)) this.writeAll(children, space);
      return;
    }
    const { kept, admitted } = this.#sortProperties(element, listed ?? [], space);
    if (!isInPlace(tagName, this.#open)) {
      this.writeAll(children, space);
      return;
    }
    const depth = /^h[2-6]$/.test(tagName) ? Number(tagName.charAt(1)) : undefined;
    const heading = depth === undefined ? undefined : this.written.noteHeading(depth);
    const id = admitted.id ?? kept.id;
    if (heading !== undefined && id !== undefined) heading.id = String(id);
    if (admitted.id !== undefined) this.written.noteId(admitted.id);
    if (admitted.href !== undefined) this.written.noteLink(admitted.href);
    const loaded =
      admitted.src ?? admitted.poster ?? admitted.data ?? (/image$/i.test(tagName) && admitted.href);
    if (loaded !== undefined && loaded !== false) this.written.forgetFacts();
    const attributes = Object.entries(admitted)
      .map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
      .join("");
    this.written.write(writeTag(tagName, kept, this.written, attributes) ?? `<${tagName}${attributes}>`);
    if (voidElements.has(tagName)) return;
    this.#open.push(tagName);
    if (heading !== undefined) this.#heading = heading;
    this.writeAll(children, space);
    if (heading !== undefined) this.#heading = undefined;
    this.#open.pop();
    this.written.write(`</${tagName}>`);
  }

  #listedOf(tagName: string): readonly string[] | "all" | undefined {
    const { allow } = this.#rules;
    // An annotation is the source of a formula, which searches and feeds would show beside it.
    if (allow === "all") return tagName === "annotation" ? undefined : "all";
    return Object.hasOwn(allow, tagName) ? allow[tagName] : undefined;
  }

  /** The properties that are safe on every site, and the attributes that this one allows. */
  #sortProperties(element: Element, listed: readonly string[] | "all", space: Schema) {
    const kept: Properties = {};
    const admitted: Record<string, string> = {};
    let styleClass: string | undefined;
    for (const [property, value] of Object.entries(element.properties)) {
      if (value === null || value === undefined || value === false) continue;
      const words = Array.isArray(value) ? value : [value];
      const { attribute, booleanish, commaSeparated } = find(space, property);
      const written = value === true && !booleanish ? "" : words.join(commaSeparated ? "," : " ");
      const isListed = listed === "all" || listed.includes(attribute);
      if (isSafeProperty(element.tagName, property, words)) kept[property] = value;
      else if (isListed && isHarmless(attribute, written)) admitted[attribute] = written;
      else if (attribute === "style" && written.trim() === "") continue;
      else {
        const made = isListed && attribute === "style" ? this.#rules.toClass?.(written) : undefined;
        styleClass ??= made;
        if (made === undefined && !meaningless.test(attribute)) this.#rules.onLeftOut(`${attribute}=`);
      }
    }
    if (styleClass !== undefined) {
      const { className = admitted.class ?? [] } = kept;
      admitted.class = [className, styleClass].flat().join(" ");
      delete kept.className;
      this.written.noteStyle();
    }
    return { kept, admitted };
  }

  /** Writes a directive or an image at its mark. Of an element that only looks like a mark, the content is written. */
  #writePart({ properties: { dataAt }, children }: Element, around: Schema): void {
    const last = children.at(-1);
    const isWhole = last?.type === "element" && last.properties.dataAt === "end";
    const inside = isWhole ? children.slice(0, -1) : children;
    const part = isWhole ? this.#rules.parts[Number(dataAt)] : undefined;
    if (part === undefined) this.writeAll(inside, around);
    else if (part.kind === "image") this.written.addImage(part);
    else {
      this.written.open(part);
      this.#open.push("site-part");
      this.writeAll(inside, around);
      this.#open.pop();
      this.written.close();
    }
  }
}

/** Attributes that are left out without a report: HTML needs no namespaces, and only scripts read `data-`. */
const meaningless = /^(?:xmlns|version$|baseprofile$|data-)/i;

function isSafeProperty(
  tagName: string,
  property: string,
  words: readonly (string | number | boolean)[],
): boolean {
  const allowed = Object.hasOwn(safeElements, tagName) ? safeElements[tagName] : undefined;
  const safe = allowed && Object.hasOwn(allowed, property) ? allowed[property] : undefined;
  return safe !== undefined && words.every((word) => isSafeValue(word, safe));
}

/** Elements that run code, load files, send data or change the page. No site can allow its plug-ins to add them. */
export const neverAdmitted: ReadonlySet<string> = new Set(
  `animate animatemotion animatetransform annotation-xml applet base body button embed foreignobject form frame frameset
  head html iframe input link maction meta noscript object option plaintext script select set site-part style template
  textarea use xmp`.split(/\s+/),
);

/**
 * False for attributes that run scripts, set styles or send data, and for values that load anything but a part of this
 * page or a safe address.
 */
export function isHarmless(attribute: string, value: string): boolean {
  const name = attribute.toLowerCase();
  if (name.startsWith("on") || refused.has(name) || name.includes(":")) return false;
  if (addresses.has(name)) return isSafeValue(value, "address");
  // An escape in CSS could spell `url` in another way.
  const isStyle = /url|\\/i.test(value) && painted.has(name);
  return !isStyle || /^url\(\s{0,9}["']?#[^\\"')]{1,200}["']?\s{0,9}\)$/i.test(value);
}

const refused: ReadonlySet<string> = new Set(
  "style srcdoc srcset imagesrcset action formaction ping is slot nonce attributename target http-equiv background".split(
    " ",
  ),
);
const addresses: ReadonlySet<string> = new Set("href src cite data poster longdesc".split(" "));
const painted: ReadonlySet<string> = new Set(
  "clip-path cursor fill filter marker marker-end marker-mid marker-start mask stroke".split(" "),
);
