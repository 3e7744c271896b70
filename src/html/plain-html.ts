import { unshownElements, voidElements } from "./elements.ts";
import { escapeHtml, escapeText } from "./escape.ts";
import { type Attributes, readHtml } from "./read-html.ts";

/**
 * Reduces HTML to what feed readers show: text, headings, lists, tables, links and images, without styles, scripts or
 * inline drawings. `address` is that of the page: all links and images become absolute.
 */
export function toPlainHtml(html: string, address: string): string {
  const written: string[] = [];
  // For each open element, whether it is written with its tags, without them, or not at all.
  const open: ("whole" | "inside" | "dropped")[] = [];
  readHtml(html, {
    open(name, attributes) {
      const kind = open.at(-1) === "dropped" ? "dropped" : classify(name, attributes);
      open.push(kind);
      if (kind === "whole") written.push(`<${name}${writeAttributes(attributes, address)}>`);
    },
    text(text) {
      if (open.at(-1) !== "dropped") written.push(escapeText(text));
    },
    close(name) {
      if (open.pop() === "whole" && !voidElements.has(name)) written.push(`</${name}>`);
    },
  });
  return written.join("").trim();
}

const dropped: ReadonlySet<string> = new Set([
  ...unshownElements,
  "button",
  "canvas",
  "embed",
  "form",
  "iframe",
  "input",
  "link",
  "meta",
  "object",
  "select",
  "source",
  "svg",
  "textarea",
]);

/** Elements that only carried classes or alternative sources. */
const unwrapped: ReadonlySet<string> = new Set(["picture", "span"]);

function classify(name: string, attributes: Attributes): "whole" | "inside" | "dropped" {
  const isHidden = attributes.hidden !== undefined || attributes["aria-hidden"] === "true";
  // Words for screen readers only, such as those that announce a new tab.
  const isUnseen = /(?:^|\s)visually-hidden(?:\s|$)/.test(attributes.class ?? "");
  if (dropped.has(name) || isHidden || isUnseen) return "dropped";
  return unwrapped.has(name) && attributes.lang === undefined ? "inside" : "whole";
}

const kept: ReadonlySet<string> = new Set([
  "alt",
  "cite",
  "colspan",
  "datetime",
  "height",
  "href",
  "lang",
  "reversed",
  "rowspan",
  "scope",
  "src",
  "start",
  "title",
  "value",
  "width",
]);

const addresses: ReadonlySet<string> = new Set(["cite", "href", "src"]);

function writeAttributes(attributes: Attributes, address: string): string {
  return Object.entries(attributes)
    .filter(([name]) => kept.has(name))
    .map(
      ([name, value]) => ` ${name}="${escapeHtml(addresses.has(name) ? toAbsolute(value, address) : value)}"`,
    )
    .join("");
}

/** An invalid address stays as written. */
function toAbsolute(value: string, address: string): string {
  return URL.canParse(value, address) ? new URL(value, address).href : value;
}
