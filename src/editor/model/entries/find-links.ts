import type { Definition, Link, LinkReference, Nodes, Paragraph, Parents } from "mdast";
import type { Directives } from "mdast-util-directive";
import { visit } from "unist-util-visit";
import { isLabel } from "../markdown/known-sources.ts";
import { readMarkdownTree } from "../markdown/read-markdown-tree.ts";
import type { Stretch } from "../splice/splice.ts";

/** A link in a text of Markdown. */
export type WrittenLink = {
  readonly url: string;
  /** The stretch of its address, which may contain backslashes. Undefined if it cannot be found for certain. */
  readonly address: Stretch | undefined;
  /** Each stretch to replace by its `words` when the link is removed. Undefined if no words would be left. */
  readonly uses: readonly (Stretch & { readonly words: Stretch })[] | undefined;
  readonly line: number;
  readonly column: number;
  /** The Markdown of the link. */
  readonly source: string;
};

/**
 * Lists the links of a text whose lines end in `\n`, in their order, including those of definitions and directives. For
 * `directives`, see `readMarkdownTree`.
 */
export function findLinks(text: string, directives?: readonly string[]): readonly WrittenLink[] {
  const tree = readMarkdownTree(text, directives);
  const references: LinkReference[] = [];
  visit(tree, "linkReference", (node) => void references.push(node));
  const links: WrittenLink[] = [];
  visit(tree, (node) => {
    const place = stretchOf(node);
    if (place === undefined) return;
    for (const link of readNode(node, place, text, references)) {
      const { line, column } = node.position?.start ?? { line: 1, column: 1 };
      links.push({ ...link, line, column, source: text.slice(place.from, place.to) });
    }
  });
  return links;
}

type Read = Pick<WrittenLink, "url" | "address" | "uses">;

function readNode(
  node: Nodes,
  place: Stretch,
  text: string,
  references: readonly LinkReference[],
): readonly Read[] {
  switch (node.type) {
    case "link":
      return [readLink(node, place, text)];
    case "definition":
      return [readDefinition(node, place, text, references)];
    case "textDirective":
    case "leafDirective":
    case "containerDirective":
      return readDirective(node, place, text);
    default:
      return [];
  }
}

function readLink(node: Link, place: Stretch, text: string): Read {
  const { url } = node;
  const words = innerOf(node, place.from + 1);
  if (text[place.from] !== "[") {
    const from = text[place.from] === "<" ? place.from + 1 : place.from;
    return { url, address: isAt(url, from, text), uses: undefined };
  }
  const opening = /\]\(\s*/y;
  opening.lastIndex = words.to;
  const address = opening.test(text) ? readTarget(url, opening.lastIndex, text) : undefined;
  return { url, address, uses: words.from === words.to ? undefined : [{ ...place, words }] };
}

function readDefinition(
  node: Definition,
  place: Stretch,
  text: string,
  references: readonly LinkReference[],
): Read {
  const opening = /\[(?:[^\\\]]|\\.)*\]:\s*/sy;
  opening.lastIndex = place.from;
  const address = opening.test(text) ? readTarget(node.url, opening.lastIndex, text) : undefined;
  const uses = references
    .filter(({ identifier }) => identifier === node.identifier)
    .flatMap((reference) => {
      const whole = stretchOf(reference);
      return whole === undefined ? [] : [{ ...whole, words: innerOf(reference, whole.from + 1) }];
    });
  // The line of the definition goes as well.
  const to = text[place.to] === "\n" ? place.to + 1 : place.to;
  return { url: node.url, address, uses: [...uses, { from: place.from, to, words: { from: to, to } }] };
}

/** The attributes of a directive follow its name or its label, on the same line. */
function readDirective(node: Directives, place: Stretch, text: string): readonly Read[] {
  const label = (node.children.find(isLabel) as Paragraph | undefined) ?? node;
  const behind =
    node.type === "containerDirective" && label === node ? place.from : innerOf(label, place.from).to;
  const from = text.indexOf("{", behind);
  const attributes = from === -1 ? "" : text.slice(from, place.to);
  return Object.entries(node.attributes ?? {}).flatMap(([name, url]) => {
    if (!url) return [];
    const opening = [`${name}="`, `${name}='`, `${name}=`].find((each) => attributes.includes(each + url));
    const at = opening === undefined ? -1 : from + attributes.indexOf(opening + url) + opening.length;
    return [{ url, address: at === -1 ? undefined : { from: at, to: at + url.length }, uses: undefined }];
  });
}

/** Finds the address that begins at an offset, with or without `<` and `>`. */
function readTarget(url: string, at: number, text: string): Stretch | undefined {
  const from = text[at] === "<" ? at + 1 : at;
  const exact = isAt(url, from, text);
  if (exact !== undefined) return exact;
  const target = text[at] === "<" ? /(?:[^\\<>\n]|\\.)*/y : /(?:[^\\\s()]|\\.)*/y;
  target.lastIndex = from;
  return target.test(text) && target.lastIndex > from ? { from, to: target.lastIndex } : undefined;
}

function isAt(words: string, from: number, text: string): Stretch | undefined {
  return text.startsWith(words, from) ? { from, to: from + words.length } : undefined;
}

function innerOf(node: Parents, start: number): Stretch {
  const from = node.children[0]?.position?.start.offset ?? start;
  return { from, to: node.children.at(-1)?.position?.end.offset ?? from };
}

function stretchOf({ position }: Nodes): Stretch | undefined {
  const [from, to] = [position?.start.offset, position?.end.offset];
  return from === undefined || to === undefined ? undefined : { from, to };
}
