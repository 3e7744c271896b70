import type { Properties } from "hast";
import { rawTextElements } from "../html/elements.ts";
import { escapeAttribute } from "../html/escape.ts";
import type { Notes } from "./body-parts.ts";

/** The allowed values of an attribute: any, a safe address, or one of these words or numbers. */
export type SafeValue = "any" | "address" | "language" | "span" | readonly (string | number | boolean)[];

/**
 * The last check before HTML: elements and attributes that are not listed here are not written, whatever a transform or
 * a parser did. Attributes are named as in the DOM. Ids stay as they are, because links from other pages use them.
 */
export const safeElements: Readonly<Record<string, Readonly<Record<string, SafeValue>>>> = {
  a: {
    href: "address",
    title: "any",
    target: ["_blank"],
    rel: ["noopener"],
    id: "any",
    role: ["doc-noteref", "doc-backlink"],
    ariaLabel: "any",
    className: ["footnote-back"],
  },
  abbr: { title: "any" },
  b: {},
  bdi: {},
  bdo: { dir: ["ltr", "rtl"] },
  blockquote: { id: "any" },
  br: {},
  caption: {},
  cite: {},
  code: { className: "language" },
  dd: { id: "any" },
  del: {},
  details: { id: "any", open: [true] },
  dfn: { title: "any" },
  div: { id: "any" },
  dl: { id: "any" },
  dt: { id: "any" },
  em: {},
  figcaption: {},
  figure: { id: "any", className: ["code"] },
  h2: { id: "any" },
  h3: { id: "any" },
  h4: { id: "any" },
  h5: { id: "any" },
  h6: { id: "any" },
  hr: {},
  i: {},
  input: { type: ["checkbox"], disabled: [true], checked: [true] },
  ins: {},
  kbd: {},
  label: {},
  li: { id: "any", className: ["task-list-item"] },
  mark: {},
  ol: { id: "any", start: "any", className: ["contains-task-list"] },
  p: { id: "any" },
  pre: { id: "any" },
  q: {},
  rp: {},
  rt: {},
  ruby: {},
  s: {},
  samp: {},
  section: {
    ariaLabel: "any",
    className: ["table-region", "footnotes"],
    role: ["doc-endnotes"],
    tabIndex: [0],
  },
  small: {},
  span: { id: "any", className: "span" },
  strong: {},
  sub: {},
  summary: {},
  sup: {},
  table: { id: "any" },
  tbody: {},
  td: { className: ["align-left", "align-center", "align-right"], colSpan: "any", rowSpan: "any" },
  tfoot: {},
  th: {
    className: ["align-left", "align-center", "align-right"],
    colSpan: "any",
    rowSpan: "any",
    scope: ["col", "row"],
  },
  thead: {},
  time: { dateTime: "any" },
  tr: {},
  u: {},
  ul: { id: "any", className: ["contains-task-list"] },
  var: {},
  wbr: {},
};

/** The parents of elements that browsers would move out of any other place. Of a table, some parts may be left unwritten. */
const neededParents: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...["caption", "thead", "tbody", "tfoot"].map((name) => [name, ["table"]] as const),
  ["tr", ["table", "thead", "tbody", "tfoot"]],
  ...["th", "td"].map((name) => [name, ["tr", "table", "thead", "tbody", "tfoot"]] as const),
  ["li", ["ol", "ul"]],
  ["dt", ["dl"]],
  ["dd", ["dl"]],
  ["summary", ["details"]],
]);

/** True when the allow-list permits the attribute. */
export function isSafeValue(value: string | number | boolean, allowed: SafeValue): boolean {
  switch (allowed) {
    case "any":
      return true;
    case "address":
      return isSafeAddress(String(value));
    case "language":
      return /^language-./.test(String(value));
    case "span":
      return /^(?:hljs-[a-z-]+|[a-z]+_|visually-hidden|together)$/.test(String(value));
    default:
      // As text, because a parser of HTML reads no numbers.
      return allowed.some((each) => String(each) === String(value));
  }
}

/** An address of this site, or one with a scheme that is known to be harmless. */
function isSafeAddress(address: string): boolean {
  const [before] = address.split(/[/?#]/, 1);
  return before === undefined || !before.includes(":") || /^(?:https?|mailto|tel):/.test(before);
}

/**
 * True if browsers leave the element where it is written, below the open elements, of which the last is its parent. They
 * close a link before another one, and a group of a description list may be in a `div`.
 */
export function isInPlace(name: string, open: readonly string[]): boolean {
  if (name === "a") return !open.includes("a");
  const parents = neededParents.get(name);
  if (parents === undefined) return true;
  const isGrouped = open.at(-1) === "div" && open.at(-2) === "dl";
  const parent = isGrouped ? "dl" : open.at(-1);
  return parent !== undefined && parents.includes(parent);
}

/** Attributes with another name in HTML than in the DOM. */
export const attributeNames: ReadonlyMap<string, string> = new Map([
  ["ariaLabel", "aria-label"],
  ["className", "class"],
  ["colSpan", "colspan"],
  ["dateTime", "datetime"],
  ["rowSpan", "rowspan"],
  ["tabIndex", "tabindex"],
]);

/** `few`: elements that Markdown has no sign for. `safe`: those that GitHub allows as well. */
export type HtmlChoice = "few" | "safe";

/** The allowed attributes of each element, named as in HTML. */
type Elements = Readonly<Record<string, readonly string[]>>;

const few: Elements = {
  abbr: ["title"],
  b: [],
  bdi: [],
  bdo: ["dir"],
  br: [],
  cite: [],
  code: [],
  del: [],
  details: ["open"],
  dfn: ["title"],
  em: [],
  hr: [],
  i: [],
  ins: [],
  kbd: [],
  mark: [],
  q: [],
  rp: [],
  rt: [],
  ruby: [],
  s: [],
  samp: [],
  small: [],
  strong: [],
  sub: [],
  summary: [],
  sup: [],
  time: ["datetime"],
  u: [],
  var: [],
  wbr: [],
};

const safe: Elements = {
  ...few,
  a: ["href", "title", "id", "name"],
  blockquote: ["id"],
  caption: [],
  dd: ["id"],
  details: ["open", "id"],
  div: ["id"],
  dl: ["id"],
  dt: ["id"],
  figcaption: [],
  figure: ["id"],
  h1: ["id"],
  h2: ["id"],
  h3: ["id"],
  h4: ["id"],
  h5: ["id"],
  h6: ["id"],
  img: ["src", "alt", "title"],
  li: ["id"],
  ol: ["start", "id"],
  p: ["id"],
  pre: ["id"],
  span: ["id"],
  table: ["id"],
  tbody: [],
  td: ["align", "colspan", "rowspan"],
  tfoot: [],
  th: ["align", "colspan", "rowspan", "scope"],
  thead: [],
  tr: [],
  ul: ["id"],
};

/** The elements and attributes of HTML that texts may hold: others are left out, and their words stay. */
export const htmlElements: Readonly<Record<HtmlChoice, Elements>> = { few, safe };

/** Elements whose content is not text for readers. */
export const wordlessElements: ReadonlySet<string> = new Set([
  ...rawTextElements,
  "math",
  "object",
  "svg",
  "template",
]);

const wordless = new RegExp(`<(?:plaintext|${[...wordlessElements].join("|")})`, "i");

/** True when `html` may hold one of these: browsers parse their content by other rules. */
export function holdsWordless(html: string): boolean {
  return wordless.test(html);
}

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
