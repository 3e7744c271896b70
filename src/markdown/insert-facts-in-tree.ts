import type { ElementContent } from "hast";
import type { Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import { explainFact } from "../define/explain-fact.ts";
import { createFactPattern, type Facts, fillFacts } from "../text/facts.ts";
import { type Compilation, placeWords, reportAt } from "./compilation.ts";
import { changeTexts } from "./read-colons.ts";

/** Unicode reserves these for internal use, so no text contains them. */
const noncharacters = Array.from({ length: 32 }, (_, at) => String.fromCharCode(0xfdd0 + at));

/**
 * Marks each name between braces that a backslash escapes, because parsers drop the backslash. The length stays the
 * same. Undefined when the text has no brace.
 */
export function markEscapes(text: string): { readonly text: string; readonly sign: string } | undefined {
  if (!text.includes("{")) return undefined;
  const [spare = ""] = noncharacters;
  const sign = noncharacters.find((each) => !text.includes(each)) ?? spare;
  const marked = text.replace(/\\(?=\{[\p{L}_][\p{L}\p{N}_-]*\})/gu, (slash, index: number) =>
    isEscaped(text, index) ? slash : sign,
  );
  return { text: marked, sign };
}

/** True when the backslash at `index` follows an odd number of backslashes, of which the last escapes it. */
function isEscaped(text: string, index: number): boolean {
  let before = 0;
  while (text[index - before - 1] === "\\") before += 1;
  return before % 2 === 1;
}

/**
 * Replaces names by facts: in words, in addresses and titles of links and images, and in attributes of directives. Code
 * stays as written.
 */
export function insertFactsInTree(tree: Root, sign: string, facts: Facts, compilation: Compilation): void {
  const pattern = createFactPattern(sign);
  visit(tree, (node) => {
    let from = node.position?.start.offset ?? 0;
    const refuse = (name: string) => {
      const words = `{${name}}`;
      const offset = compilation.source.text.indexOf(words, from);
      from = offset + 1;
      const place = placeWords(words, Math.max(0, offset), compilation);
      reportAt(compilation, place, explainFact(name, facts));
    };
    fillNode(node, sign, (text) => fillFacts(text, facts, refuse, pattern).replaceAll(sign, ""));
    // In other fields, such as the title of code, Markdown itself drops a backslash before a brace.
    changeTexts(node, (text) => text.replaceAll(sign, ""));
  });
}

function fillNode(node: Nodes, sign: string, fill: (text: string) => string): void {
  switch (node.type) {
    case "code":
    case "inlineCode":
    case "html":
      node.value = node.value.replaceAll(sign, "\\");
      return;
    case "text":
      node.value = fill(node.value);
      return;
    case "link":
    case "image":
    case "definition":
      node.url = fillAddress(node.url, fill);
      if (node.title) node.title = fill(node.title);
      if (node.type === "image") node.alt = fill(node.alt ?? "");
      return;
    case "imageReference":
      node.alt = fill(node.alt ?? "");
      return;
    case "textDirective":
    case "leafDirective":
    case "containerDirective":
      changeTexts(node.attributes ?? {}, fill);
      return;
    default:
      if ("value" in node || node.data !== undefined) showEscapes(node, sign);
  }
}

/** What only a plug-in understands, such as a formula, stays as it is written. */
function showEscapes(node: Nodes, sign: string): void {
  const { value, data } = node as { value?: string; data?: { hChildren?: readonly ElementContent[] } };
  if (value !== undefined) Object.assign(node, { value: value.replaceAll(sign, "\\") });
  for (const child of data?.hChildren ?? [])
    visit(child, "text", (text) => {
      text.value = text.value.replaceAll(sign, "\\");
    });
}

/** Addresses and telephone numbers contain no spaces. */
function fillAddress(url: string, fill: (text: string) => string): string {
  const filled = fill(url);
  return filled === url ? url : filled.replace(/\s+/g, /^tel:/i.test(url) ? "" : "%20");
}
