import type { Element, ElementContent, Parents } from "hast";
import { attribute, element, hasClass, isElement, rewrite, styleOf } from "./elements.ts";

/** Turns paragraphs whose class or attribute says that they are a heading or a quotation into such elements. */
export function nameBlocks(part: Parents): void {
  rewrite(part, (node) => {
    if (!isElement(node)) return [node];
    const depth = depthOf(node);
    if (depth !== undefined) return [{ ...node, tagName: "h1", properties: { dataDepth: depth } }];
    if (isElement(node, "p") && hasClass(node, /^Mso(?:Intense)?Quote/i))
      return [element("blockquote", [node])];
    // Mail programs indent with a `blockquote` without a border.
    if (isElement(node, "blockquote") && styleOf(node, "border").startsWith("none")) return node.children;
    return [node];
  });
  joinQuotes(part);
}

/** The depth of a heading, from 1 to 6, and 0 for the title of a document. Undefined for other elements. */
function depthOf(node: Element): number | undefined {
  const heading = /^h([1-6])$/.exec(node.tagName)?.[1];
  if (isElement(node, "p", "h1") && hasClass(node, /^(?:MsoTitle|title)/i)) return 0;
  if (heading !== undefined) return Number(heading);
  if (attribute(node, "role") === "heading") return Number(attribute(node, "ariaLevel")) || 2;
  return isElement(node, "p")
    ? Number(/^[1-6]$/.exec(styleOf(node, "mso-outline-level"))?.[0]) || undefined
    : undefined;
}

/** Joins adjacent quotations, because programs write one for each paragraph. */
function joinQuotes(parent: Parents): void {
  const joined: ElementContent[] = [];
  for (const child of parent.children as ElementContent[]) {
    if ("children" in child) joinQuotes(child);
    const last = joined.findLast((each) => !(each.type === "text" && each.value.trim() === ""));
    if (isElement(child, "blockquote") && isElement(last, "blockquote"))
      last.children.push(...child.children);
    else joined.push(child);
  }
  parent.children = joined;
}
