import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";
import { type CellAttributes, tableNodes } from "prosemirror-tables";
import { readValue, valueTag } from "../values/value-chip.ts";

/** The deepest level of headings. */
const deepest = 6;

const content = (name: string): DOMOutputSpec => [name, 0];

/** Each cell stores the alignment of its column, so that columns can be added and removed. */
const align: CellAttributes = {
  default: null,
  getFromDOM: ({ style }) => style.textAlign || null,
  setDOMAttr: (value, attributes) => {
    if (typeof value === "string") attributes.style = `text-align: ${value}`;
  },
};

const blocks: Readonly<Record<string, NodeSpec>> = {
  doc: { content: "block+" },
  paragraph: { content: "inline*", group: "block", parseDOM: [{ tag: "p" }], toDOM: () => content("p") },
  heading: {
    attrs: { depth: { default: 2 } },
    content: "inline*",
    group: "block",
    defining: true,
    parseDOM: Array.from({ length: deepest }, (_, index) => ({
      tag: `h${index + 1}`,
      // The first level is the title of the page.
      attrs: { depth: Math.max(2, index + 1) },
    })),
    toDOM: ({ attrs }) => content(`h${attrs.depth}`),
  },
  blockquote: {
    content: "block+",
    group: "block",
    defining: true,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: () => content("blockquote"),
  },
  bullet_list: {
    attrs: { spread: { default: false } },
    content: "list_item+",
    group: "block",
    parseDOM: [{ tag: "ul" }],
    toDOM: () => content("ul"),
  },
  ordered_list: {
    attrs: { start: { default: 1 }, spread: { default: false } },
    content: "list_item+",
    group: "block",
    parseDOM: [{ tag: "ol", getAttrs: (list) => ({ start: Math.max(0, (list as HTMLOListElement).start) }) }],
    toDOM: ({ attrs }) => ["ol", attrs.start === 1 ? {} : { start: attrs.start }, 0],
  },
  list_item: {
    attrs: { spread: { default: false }, checked: { default: null } },
    content: "paragraph block*",
    defining: true,
    parseDOM: [{ tag: "li", getAttrs: (element) => ({ checked: isChecked(element) }) }],
    toDOM: ({ attrs }) => ["li", attrs.spread ? {} : { "data-tight": "" }, 0],
  },
  code_block: {
    attrs: { lang: { default: null }, meta: { default: null } },
    content: "text*",
    marks: "",
    group: "block",
    code: true,
    defining: true,
    parseDOM: [
      {
        tag: "pre",
        preserveWhitespace: "full",
        getAttrs: ({ dataset }) => ({ lang: dataset.language ?? null }),
      },
    ],
    toDOM: () => ["pre", ["code", 0]],
  },
  horizontal_rule: { group: "block", parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
  ...tableNodes({ tableGroup: "block", cellContent: "inline*", cellAttributes: { align } }),
  /** A directive with blocks. */
  directive: {
    attrs: { name: {}, attributes: { default: {} } },
    content: "block+",
    group: "block",
    defining: true,
    isolating: true,
    toDOM: () => content("div"),
  },
  /** A footnote. Chips in the text refer to it. */
  footnote: {
    attrs: { identifier: {}, label: { default: null } },
    content: "block+",
    group: "block",
    defining: true,
    isolating: true,
    toDOM: () => content("div"),
  },
  /** Any other block, as its source or its tree. */
  card: {
    attrs: { source: { default: null }, tree: { default: null } },
    group: "block",
    atom: true,
    toDOM: () => ["site-dev-card"],
  },
};

const inlines: Readonly<Record<string, NodeSpec>> = {
  text: { group: "inline" },
  hard_break: {
    group: "inline",
    inline: true,
    selectable: false,
    parseDOM: [{ tag: "br" }],
    toDOM: () => ["br"],
    leafText: () => "\n",
  },
  /** A line end in the source of a paragraph. */
  soft_break: {
    group: "inline",
    inline: true,
    selectable: false,
    toDOM: () => ["span", { "data-soft": "" }, " "],
    leafText: () => " ",
  },
  image: {
    attrs: { url: {}, alt: { default: "" }, title: { default: null } },
    group: "inline",
    inline: true,
    // Images of other sites are left out.
    parseDOM: [
      {
        tag: 'img[src^="/"]:not([src^="//"])',
        getAttrs: (element) => ({ url: element.getAttribute("src"), alt: element.getAttribute("alt") ?? "" }),
      },
    ],
    toDOM: ({ attrs }) => ["img", { src: attrs.url, alt: attrs.alt }],
  },
  /** A value that the text names between braces. */
  value: {
    attrs: { value: {} },
    group: "inline",
    inline: true,
    atom: true,
    parseDOM: [
      {
        tag: valueTag,
        getAttrs: (element) => {
          const value = readValue(element);
          return value !== undefined && { value };
        },
      },
    ],
    toDOM: ({ attrs: { value } }) => [
      valueTag,
      {
        "data-name": value.name,
        "data-label": value.label,
        "data-kind": value.isBlank ? "blank" : value.value === undefined ? "open" : "shared",
      },
      value.value ?? value.label,
    ],
    leafText: ({ attrs: { value } }) => value.value ?? value.label,
  },
  /** Any other inline node, as its tree. */
  chip: {
    attrs: { tree: {} },
    group: "inline",
    inline: true,
    atom: true,
    // The reference to a note, as pasted texts are prepared.
    parseDOM: [
      {
        tag: "site-note",
        getAttrs: ({ dataset: { name } }) => ({
          tree: { type: "footnoteReference", identifier: name, label: name },
        }),
      },
    ],
    toDOM: () => ["site-dev-chip"],
  },
};

/** Whether a task is done. Null for an item that is no task. */
function isChecked(item: HTMLElement): boolean | null {
  const box = item.querySelector<HTMLInputElement>(
    ":scope > input[type=checkbox], :scope > :is(p, label) > input[type=checkbox]:first-child",
  );
  const said = item.matches("[role=checkbox]") ? item.getAttribute("aria-checked") === "true" : null;
  return box?.hasAttribute("checked") ?? said;
}

/** False if a visitor would run the address, or could not open it. */
function isSafe(address: string): boolean {
  try {
    return /^(?:https?|mailto|tel):$/.test(new URL(address, "https://a.example").protocol);
  } catch {
    return false;
  }
}

const isBold = (weight: string) => /^(?:bold|bolder|[6-9]00)$/.test(weight);
const isThin = (weight: string) => /^(?:normal|lighter|[1-5]00)$/.test(weight);

const marks: Readonly<Record<string, MarkSpec>> = {
  link: {
    attrs: { url: {}, title: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: "a[href]",
        getAttrs: (element) => {
          const url = element.getAttribute("href") ?? "";
          return isSafe(url) && { url, title: element.getAttribute("title") || null };
        },
      },
    ],
    toDOM: ({ attrs }) => ["a", { href: attrs.url }, 0],
  },
  strong: {
    parseDOM: [
      // Word and Google also wrap text of normal weight in `b`.
      { tag: "b, strong", getAttrs: ({ style }) => !isThin(style.fontWeight) && null },
      { style: "font-weight", getAttrs: (weight) => isBold(weight) && null },
      {
        style: "font-weight",
        clearMark: ({ type }) => type.name === "strong",
        getAttrs: (weight) => isThin(weight) && null,
      },
    ],
    toDOM: () => content("strong"),
  },
  emphasis: {
    parseDOM: [
      { tag: "i, em, cite, dfn, var", getAttrs: ({ style }) => style.fontStyle !== "normal" && null },
      { style: "font-style", getAttrs: (style) => /^(?:italic|oblique)/.test(style) && null },
      { style: "font-style=normal", clearMark: ({ type }) => type.name === "emphasis" },
    ],
    toDOM: () => content("em"),
  },
  delete: {
    parseDOM: [
      { tag: "del, s, strike" },
      { style: "text-decoration-line", getAttrs: (line) => line.includes("line-through") && null },
    ],
    toDOM: () => content("del"),
  },
  code: { excludes: "_", parseDOM: [{ tag: "code, kbd, samp, tt" }], toDOM: () => content("code") },
};

/** The schema of the editor, which matches the Markdown of a site. */
export const textSchema = new Schema({ nodes: { ...blocks, ...inlines }, marks });
