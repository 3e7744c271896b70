import type { Comment, Element, Root, Text } from "hast";
import { Parser, Tokenizer } from "htmlparser2";
import { find, html as schema } from "property-information";

/** The attributes of a start tag, unescaped, with their names in lower case. */
export type Attributes = Readonly<Record<string, string>>;

/**
 * Called for every tag, text and comment in order. Texts are unescaped; a text with references such as `&amp;` comes in
 * several pieces. Every element is closed, including void ones and those without an end tag.
 */
export type HtmlListener = {
  readonly open?: (name: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
  readonly comment?: (text: string) => void;
};

/** Reads HTML piece by piece. */
export type HtmlReader = {
  write(piece: string): void;
  end(piece?: string): void;
  /** Reads no further. */
  pause(): void;
  /** The offset of the tag, text or comment for which the listener is called. */
  readonly startIndex: number;
  /** The offset of its last character. */
  readonly endIndex: number;
};

/**
 * The only reader of HTML. It follows the tokenisation of browsers, and closes elements whose end tag may be omitted,
 * but moves no misplaced elements. `hasReferences: false` is faster for HTML without `&`.
 */
export function createHtmlReader(
  { open, text, close, comment }: HtmlListener,
  { hasReferences = true } = {},
): HtmlReader {
  return new Parser(
    {
      ...(open && { onopentag: open }),
      ...(text && { ontext: text }),
      ...(close && { onclosetag: close }),
      ...(comment && { oncomment: comment }),
    },
    { decodeEntities: hasReferences },
  );
}

/** Reads a page, or a part of one. */
export function readHtml(html: string, listener: HtmlListener): void {
  createHtmlReader(listener).end(html);
}

/**
 * Calls `visit` with each tag as written and its offset, until it returns false. The name is in lower case; that of an
 * end tag begins with `/`. Takes a third of the time of `readHtml`, because it reads neither texts nor attributes.
 */
export function readTags(
  html: string,
  visit: (name: string, written: () => string, at: number) => boolean,
): void {
  let at = 0;
  let name = "";
  const end = (index: number) => {
    if (!visit(name, () => html.slice(at, index + 1), at)) tokenizer.pause();
  };
  const tokenizer = createTokenizer({
    onopentagname(start, index) {
      at = start - 1;
      name = html.slice(start, index).toLowerCase();
    },
    onopentagend: end,
    onselfclosingtag: end,
    onclosetag(start, index) {
      at = start - 2;
      name = `/${html.slice(start, index).toLowerCase()}`;
      end(index);
    },
  });
  tokenizer.write(html);
}

/**
 * The names of the start tags, in lower case, including one that does not end. `isWhole` is false when the HTML ends
 * within a tag, a comment, a quoted value or raw text, which would swallow what follows.
 */
export function surveyTags(html: string): { readonly names: readonly string[]; readonly isWhole: boolean } {
  const names: string[] = [];
  let isWhole = false;
  createTokenizer({
    onopentagname: (start, end) => void names.push(html.slice(start, end).toLowerCase()),
    oncomment(start) {
      isWhole ||= start === html.length + "<!--".length;
    },
  }).write(`${html}<!---->`);
  return { names, isWhole };
}

/** Reads tags alone, without a stack of elements: in linear time, however deep they nest. */
function createTokenizer(callbacks: Partial<Callbacks>): Tokenizer {
  const skip = () => {};
  return new Tokenizer(
    { decodeEntities: false },
    {
      onattribdata: skip,
      onattribend: skip,
      onattribentity: skip,
      onattribname: skip,
      oncdata: skip,
      onclosetag: skip,
      oncomment: skip,
      ondeclaration: skip,
      onend: skip,
      onopentagend: skip,
      onopentagname: skip,
      onprocessinginstruction: skip,
      onselfclosingtag: skip,
      ontext: skip,
      ontextentity: skip,
      ...callbacks,
    },
  );
}

type Callbacks = ConstructorParameters<typeof Tokenizer>[1];

/** An element, with its offsets in the HTML. The name of the root is empty. */
export type ElementNode = {
  readonly kind: "element";
  readonly name: string;
  readonly attributes: Attributes;
  readonly start: number;
  /** The offset after its start tag; `innerEnd` is the one before its end tag. */
  readonly innerStart: number;
  innerEnd: number;
  end: number;
  readonly children: TreeNode[];
};

/** A text node as in browsers: the text between two tags. */
export type TextNode = {
  readonly kind: "text";
  readonly start: number;
  end: number;
  /** The offset in the HTML and the text of each part. References such as `&amp;` are parts of their own. */
  readonly parts: { readonly start: number; readonly text: string }[];
};

type CommentNode = {
  readonly kind: "comment";
  readonly text: string;
  readonly start: number;
  readonly end: number;
};
export type TreeNode = ElementNode | TextNode | CommentNode;

/** Reads HTML into the tree that browsers build, provided that it misplaces no elements. */
export function readTree(html: string): ElementNode {
  return readTreeWithin(html, Number.POSITIVE_INFINITY).root;
}

/** Reads no further than the first element that is within `most` others: `deepAt` is its offset. */
export function readTreeWithin(html: string, most: number) {
  const root: ElementNode = toElement("", {}, 0, 0);
  let depth = 0;
  let deepAt: number | undefined;
  const open: ElementNode[] = [root];
  const add = (node: TreeNode) => void open.at(-1)?.children.push(node);
  const begin = (name: string, attributes: Attributes, start: number, innerStart: number) => {
    while (open.length > 1 && endsAdded(name, open.at(-1) ?? root)) end(false);
    const missing = missingPart(name, open.at(-1)?.name ?? "");
    if (missing !== undefined) begin(missing, {}, start, start);
    const element = toElement(name, attributes, start, innerStart);
    add(element);
    open.push(element);
  };
  const end = (isWritten: boolean) => {
    const element = open.length > 1 ? open.pop() : undefined;
    if (element === undefined) return;
    // Without an end tag, an element ends after its last child.
    const reach = element.children.at(-1)?.end ?? element.innerStart;
    element.innerEnd = isWritten ? reader.startIndex : reach;
    element.end = isWritten ? reader.endIndex + 1 : reach;
  };
  const reader = createHtmlReader({
    open(name, attributes) {
      depth += 1;
      if (depth > most) {
        deepAt ??= reader.startIndex;
        reader.pause();
      } else begin(name, attributes, reader.startIndex, reader.endIndex + 1);
    },
    close(name) {
      depth -= 1;
      // The parser knows nothing of the parts that are added to tables.
      while (open.length > 1 && open.at(-1)?.name !== name) end(false);
      const from = reader.startIndex;
      end(html.slice(from, from + 2 + name.length).toLowerCase() === `</${name.toLowerCase()}`);
    },
    text(text) {
      const part = { start: reader.startIndex, text };
      const end = reader.endIndex + 1;
      const last = open.at(-1)?.children.at(-1);
      if (last?.kind !== "text") return add({ kind: "text", start: part.start, end, parts: [part] });
      last.parts.push(part);
      last.end = end;
    },
    comment(text) {
      add({ kind: "comment", text, start: reader.startIndex, end: reader.endIndex + 1 });
    },
  });
  reader.end(html);
  root.innerEnd = html.length;
  root.end = html.length;
  return { root, deepAt };
}

/** True for a part of a table that ends one which was added, and therefore has no start tag. */
function endsAdded(name: string, { name: last, start, innerStart }: ElementNode): boolean {
  if (start < innerStart) return false;
  return /^(?:caption|colgroup|tbody|tfoot|thead)$/.test(name) || (name === "tr" && last === "tr");
}

/** The element that browsers add between a row or cell and what it stands in. */
function missingPart(name: string, parent: string): string | undefined {
  if (name === "tr") return parent === "table" ? "tbody" : undefined;
  const isRowless = /^(?:table|tbody|tfoot|thead)$/.test(parent);
  return isRowless && (name === "td" || name === "th") ? "tr" : undefined;
}

function toElement(name: string, attributes: Attributes, start: number, innerStart: number): ElementNode {
  const [innerEnd, end] = [innerStart, innerStart];
  return { kind: "element", name, attributes, start, innerStart, innerEnd, end, children: [] };
}

/** The words of a text node, unescaped. */
export function wordsOf({ parts }: TextNode): string {
  return parts.map(({ text }) => text).join("");
}

/** Converts the content of an element to hast, without positions, for the programs that turn it into Markdown. */
export function toHast({ children }: ElementNode): Root {
  return { type: "root", children: children.map(toHastNode) };
}

function toHastNode(node: TreeNode): Element | Text | Comment {
  switch (node.kind) {
    case "text":
      return { type: "text", value: wordsOf(node) };
    case "comment":
      return { type: "comment", value: node.text };
    case "element":
      return {
        type: "element",
        tagName: node.name,
        properties: toProperties(node.attributes),
        children: node.children.map(toHastNode),
      };
  }
}

function toProperties(attributes: Attributes): Element["properties"] {
  const properties: Element["properties"] = {};
  for (const [name, value] of Object.entries(attributes)) {
    const known = find(schema, name);
    properties[known.property] =
      known.boolean || (known.overloadedBoolean && value === "")
        ? true
        : known.spaceSeparated
          ? value.split(/[ \t\n\f\r]+/).filter(Boolean)
          : value;
  }
  return properties;
}
