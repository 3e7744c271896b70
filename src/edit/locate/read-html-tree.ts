import { Parser } from "htmlparser2";

/** An element of a page, with its offsets in the HTML. The name of the root is empty. */
export type ElementNode = {
  readonly kind: "element";
  readonly name: string;
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

type OtherNode = { readonly kind: "comment"; readonly start: number; readonly end: number };
export type TreeNode = ElementNode | TextNode | OtherNode;

/** Parses a page into the tree that browsers build, provided that the HTML omits no tags. */
export function readHtmlTree(html: string): ElementNode {
  const root: ElementNode = toElement("", 0, 0);
  const open: ElementNode[] = [root];
  const add = (node: TreeNode) => void open.at(-1)?.children.push(node);
  const parser = new Parser(
    {
      onopentag(name) {
        const element = toElement(name, parser.startIndex, parser.endIndex + 1);
        add(element);
        open.push(element);
      },
      onclosetag() {
        const element = open.pop();
        if (element === undefined) return;
        const endTag = html
          .slice(parser.startIndex, parser.startIndex + 2 + element.name.length)
          .toLowerCase();
        const isWritten = endTag === `</${element.name.toLowerCase()}`;
        // Without an end tag, an element ends after its last child.
        const reach = element.children.at(-1)?.end ?? element.innerStart;
        element.innerEnd = isWritten ? parser.startIndex : reach;
        element.end = isWritten ? parser.endIndex + 1 : reach;
      },
      ontext(text) {
        const part = { start: parser.startIndex, text };
        const end = parser.endIndex + 1;
        const last = open.at(-1)?.children.at(-1);
        if (last?.kind !== "text") return add({ kind: "text", start: part.start, end, parts: [part] });
        last.parts.push(part);
        last.end = end;
      },
      oncomment() {
        add({ kind: "comment", start: parser.startIndex, end: parser.endIndex + 1 });
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  root.innerEnd = html.length;
  root.end = html.length;
  return root;
}

function toElement(name: string, start: number, innerStart: number): ElementNode {
  return { kind: "element", name, start, innerStart, innerEnd: innerStart, end: innerStart, children: [] };
}

/** Counts the characters of a text before an offset of the HTML. */
export function signsBefore({ parts }: TextNode, at: number): number {
  return parts.reduce((count, { start, text }) => count + Math.max(0, Math.min(text.length, at - start)), 0);
}
