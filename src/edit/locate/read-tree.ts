import { Parser } from "htmlparser2";

/** An element of a page, and where it stands in the HTML. The root has no name. */
export type ElementNode = {
  readonly kind: "element";
  readonly name: string;
  readonly start: number;
  /** Behind its tag, and before its end tag. */
  readonly innerStart: number;
  innerEnd: number;
  end: number;
  readonly children: TreeNode[];
};

/** A text as browsers have it: what stands between two tags. */
export type TextNode = {
  readonly kind: "text";
  readonly start: number;
  end: number;
  /** Of each part where it begins in the HTML, and its words: references such as `&amp;` are parts of their own. */
  readonly parts: { readonly start: number; readonly text: string }[];
};

type OtherNode = { readonly kind: "comment"; readonly start: number; readonly end: number };
export type TreeNode = ElementNode | TextNode | OtherNode;

/** Reads a page as the tree that browsers make of it, for markup that leaves no tag out. */
export function readTree(html: string): ElementNode {
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
        // Without an end tag, an element ends behind what it holds.
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

/** How many signs of a text stand before this place of the HTML. */
export function signsBefore({ parts }: TextNode, at: number): number {
  return parts.reduce((count, { start, text }) => count + Math.max(0, Math.min(text.length, at - start)), 0);
}
