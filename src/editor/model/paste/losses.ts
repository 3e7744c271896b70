import type { Comment, Element, ElementContent, Parents, Root } from "hast";
import {
  attribute,
  carriedImage,
  childrenOf,
  element,
  hasClass,
  isElement,
  styleOf,
  textOf,
} from "./elements.ts";

/** The parts and styles of a text that the Markdown of a site cannot hold. */
const lossKinds = [
  "colours",
  "highlights",
  "underlines",
  "fonts",
  "alignments",
  "raised",
  "comments",
  "deletions",
  "ownImages",
  "otherImages",
  "textBoxes",
  "objects",
  "equations",
  "mergedCells",
  "cellLines",
  "cellTables",
  "contents",
  "headingNumbers",
  "notes",
  "localLinks",
  "innerLinks",
  "signatures",
  "controls",
  "pageBreaks",
  "symbols",
] as const;

type LossKind = (typeof lossKinds)[number];

/** The number of losses of each kind, in the order of the list above. */
export type Losses = readonly { readonly kind: LossKind; readonly count: number }[];

export type LossCount = { add(kind: LossKind, count?: number): void; list(): Losses };

export function createLossCount(): LossCount {
  const counts = new Map<LossKind, number>();
  return {
    add: (kind, count = 1) => void counts.set(kind, (counts.get(kind) ?? 0) + count),
    list: () =>
      lossKinds.map((kind) => ({ kind, count: counts.get(kind) ?? 0 })).filter(({ count }) => count > 0),
  };
}

/** Removes everything that a text cannot contain, and counts what its author would miss. */
export function leaveOut(page: Root, losses: LossCount): void {
  // Word adds an image as a fallback for an object such as a text box, which is counted already.
  let isStandIn = false;
  const visit = (parent: Parents): void => {
    parent.children = childrenOf(parent).flatMap((child): ElementContent[] => {
      if (child.type === "comment") {
        const kind = kindOfComment(child);
        if (kind) losses.add(kind);
        if (/^\[if gte (?:vml|mso|msequation)/i.test(child.value)) isStandIn = kind !== undefined;
        if (/^\[endif\]/i.test(child.value)) isStandIn = false;
        return [];
      }
      if (child.type !== "element") return [child];
      const emoji = isElement(child, "img")
        ? /^\p{Extended_Pictographic}/u.exec(attribute(child, "alt"))
        : null;
      if (emoji) return [{ type: "text", value: attribute(child, "alt") }];
      const left = judge(child);
      if (left === "kept") {
        if (styleOf(child, "page-break-before") === "always") losses.add("pageBreaks");
        visit(child);
        return isElement(child, "o:p") ? child.children : [child];
      }
      const isShown = isElement(child, "img") && isStandIn;
      if (left !== "silent" && !isShown) losses.add(left);
      // A page break still separates the words around it.
      return left === "pageBreaks" ? [element("br", [])] : [];
    });
  };
  visit(page);
  const contents = losses.list().find(({ kind }) => kind === "contents");
  // Each line of a table of contents was counted: count the table once.
  if (contents) losses.add("contents", 1 - contents.count);
}

/** Word writes objects that it draws itself into conditional comments. */
function kindOfComment({ value }: Comment): LossKind | undefined {
  if (value === "[comment]") return "comments";
  if (/<m:oMath/.test(value)) return "equations";
  if (/<o:OLEObject/i.test(value)) return "objects";
  if (/<v:textbox/i.test(value)) return "textBoxes";
  return undefined;
}

function judge(node: Element): LossKind | "silent" | "kept" {
  const rule = rules.find(({ test }) => test(node));
  return rule?.left ?? "kept";
}

type Rule = { readonly left: LossKind | "silent" | "kept"; readonly test: (node: Element) => boolean };

const named =
  (...names: readonly string[]): Rule["test"] =>
  ({ tagName }) =>
    names.includes(tagName);
const classed =
  (name: RegExp): Rule["test"] =>
  (node) =>
    hasClass(node, name);

/** The first rule that matches an element decides. */
const rules: readonly Rule[] = [
  { left: "silent", test: named("script", "style", "meta", "link", "title", "xml", "template", "button") },
  { left: "silent", test: named("svg", "noscript", "colgroup", "col", "wbr") },
  { left: "silent", test: (node) => node.tagName === "o:p" && textOf(node).trim() === "" },
  {
    left: "silent",
    test: (node) => styleOf(node, "display") === "none" || styleOf(node, "mso-hide") === "all",
  },
  {
    left: "silent",
    test: ({ properties }) => properties.hidden === true || properties.ariaHidden === "true",
  },
  // The text of a comment is not counted, because its reference in the text is.
  { left: "silent", test: (node) => styleOf(node, "mso-element").startsWith("comment") },
  { left: "silent", test: classed(/^(?:msocomoff|gmail_signature_prefix)$/) },
  { left: "silent", test: isGoogleComment },
  { left: "comments", test: classed(/^MsoCommentReference$/i) },
  { left: "comments", test: (node) => /^#cmnt\d/.test(attribute(node, "href")) },
  {
    left: "deletions",
    test: (node) =>
      hasClass(node, /^msoDel$/i) ||
      (node.tagName === "del" && ["cite", "dateTime"].some((name) => name in node.properties)),
  },
  {
    left: "contents",
    test: (node) => hasClass(node, /^MsoToc/i) || /^Table of Contents/.test(attribute(node, "id")),
  },
  {
    left: "signatures",
    test: (node) =>
      hasClass(node, /^(?:gmail_signature|moz-signature|AppleMailSignature)$/) ||
      /^(?:Signature|ms-outlook-mobile-signature)$/.test(attribute(node, "id")),
  },
  { left: "objects", test: named("iframe", "object", "embed", "applet", "video", "audio", "canvas") },
  { left: "equations", test: named("math") },
  { left: "silent", test: (node) => isElement(node, "input") && attribute(node, "type") === "hidden" },
  {
    left: "controls",
    test: (node) =>
      isElement(node, "select", "textarea") ||
      (isElement(node, "input") && attribute(node, "type") !== "checkbox"),
  },
  {
    left: "pageBreaks",
    test: (node) => isElement(node, "br") && /always|page/.test(styleOf(node, "page-break-before")),
  },
  { left: "silent", test: isPixel },
  { left: "kept", test: (node) => isElement(node, "img") && carriedImage.test(attribute(node, "src")) },
  { left: "otherImages", test: (node) => isElement(node, "img") && /^https?:/i.test(attribute(node, "src")) },
  { left: "ownImages", test: named("img") },
];

/** `<div><p><a href="#cmnt_ref1">[a]</a>…`: Google writes comments below the text. */
function isGoogleComment(node: Element): boolean {
  if (!isElement(node, "div", "p")) return false;
  const [first] = node.children;
  if (isElement(first, "p")) return isGoogleComment(first);
  return isElement(first, "a") && attribute(first, "href").startsWith("#cmnt_ref");
}

/** True for a tracking pixel of a mail or a page. */
function isPixel(node: Element): boolean {
  return isElement(node, "img") && Number(node.properties.width) < 3 && Number(node.properties.height) < 3;
}
