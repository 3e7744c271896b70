import { headingElements, unshownElements, voidElements, wordElements } from "../html/elements.ts";
import { type Attributes, readHtml } from "../html/read-html.ts";
import type { BlockKind } from "./changes.ts";
import type { Link, PageBlock } from "./split-page.ts";

/** Reads a page, or a part of one, as blocks in document order. */
export function readBlocks(html: string): readonly PageBlock[] {
  const blocks: PageBlock[] = [];
  const open: string[] = [];
  let [text, links]: [string, Link[]] = ["", []];
  let lastClosed = "";
  let silent: { readonly name: string; text: string } | undefined;

  const put = (kind: BlockKind, words: string, more: Partial<PageBlock> = {}) => {
    const folded = words.replace(/[ \t\r\n\f]+/g, " ").trim();
    if (folded !== "" || kind === "image") blocks.push({ kind, text: folded, links: [], ...more });
  };
  const flush = () => {
    const [kind, level] = kindWithin(open);
    put(kind, text, { links: links.filter((link) => link.text.trim() !== ""), ...(level > 0 && { level }) });
    // A link around several blocks belongs to each of them.
    const around = open.includes("a") ? links.slice(-1) : [];
    [text, links] = ["", around.map(({ href }) => ({ text: "", href }))];
  };
  readHtml(html, {
    open(name, attributes) {
      readAttributes(name, attributes, put);
      if (name === "br") text += " ";
      else if (name === "img") put("image", attributes.alt ?? "", { image: nameOf(attributes.src ?? "") });
      if (voidElements.has(name)) return;
      if (unshownElements.has(name)) {
        silent = { name: attributes.type === "application/ld+json" ? "data" : name, text: "" };
      } else if (name === "td" || name === "th") text += text.trim() === "" ? "" : " · ";
      else if (!wordElements.has(name)) {
        if (open.includes("tr")) text += " ";
        else flush();
      } else if (name === "span" && lastClosed === "span") text += " ";
      open.push(name);
      if (name === "a") links.push({ text: "", href: attributes.href ?? "" });
      lastClosed = "";
    },
    text(words) {
      lastClosed = "";
      if (silent !== undefined) silent.text += words;
      else {
        text += words;
        const link = links.at(-1);
        if (link !== undefined && open.includes("a"))
          links[links.length - 1] = { ...link, text: link.text + words };
      }
    },
    close(name) {
      if (voidElements.has(name)) return;
      if (unshownElements.has(name)) {
        if (silent?.name === "data") for (const one of listSentences(silent.text)) put("data", one);
        silent = undefined;
      } else if (!wordElements.has(name) && name !== "td" && name !== "th") {
        if (name !== "tr" && open.includes("tr")) text += " ";
        else flush();
      }
      open.pop();
      lastClosed = name;
    },
  });
  flush();
  return blocks;
}

/** Reads the texts of attributes, which the page does not show. */
function readAttributes(
  name: string,
  attributes: Attributes,
  put: (kind: BlockKind, words: string) => void,
): void {
  if (name === "meta") put(attributes.name === "description" ? "description" : "data", readMeta(attributes));
  if (name === "link" && attributes.rel === "canonical") put("data", attributes.href ?? "");
  for (const [key, value] of Object.entries(attributes)) {
    if (["aria-label", "placeholder", "title"].includes(key)) put("label", value);
    else if (key === "value" && ["button", "submit", "reset"].includes(attributes.type ?? ""))
      put("label", value);
    else if (key.startsWith("data-")) for (const one of listSentences(value)) put("data", one);
  }
}

/** Reads a `meta` element. Empty for settings of the browser, such as sizes, colours and policies. */
function readMeta({ name = "", property = "", content = "" }: Attributes): string {
  return name === "description" || /^(?:og|article|twitter):|^author$|^robots$/.test(property || name)
    ? content
    : "";
}

function kindWithin(open: readonly string[]): readonly [BlockKind, number] {
  const name = open.findLast((one) => kinds.has(one)) ?? "";
  const kind = kinds.get(name) ?? "text";
  if (kind === "title" && open.includes("svg")) return ["image", 0];
  return [kind, kind === "heading" ? Number(name[1]) : 0];
}

const kinds: ReadonlyMap<string, BlockKind> = new Map([
  ...[...headingElements].map((name) => [name, "heading"] as const),
  ...["li", "dt", "dd", "option"].map((name) => [name, "item"] as const),
  ["tr", "row"],
  ["title", "title"],
  ["desc", "image"],
]);

/** The file name at the end of an address. */
function nameOf(address: string): string {
  return /^data:/.test(address) ? "data:" : address.slice(address.lastIndexOf("/") + 1);
}

/** Lists the strings of several words within JSON. A text that is not JSON counts as one string. */
function listSentences(text: string): readonly string[] {
  return listStrings(text).filter((one) => /\p{L}\s/u.test(one));
}

function listStrings(text: string): readonly string[] {
  if (!/^\s*[[{]/.test(text)) return [text];
  try {
    return stringsOf(JSON.parse(text));
  } catch {
    return [text];
  }
}

function stringsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
