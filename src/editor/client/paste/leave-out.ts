import { attribute, isElement, make, styleOf, textOf } from "./dom.ts";
import type { Losses, PasteLoss } from "./losses.ts";

/** Removes everything that a text cannot contain, and counts what its author would miss. */
export function leaveOut(page: DocumentFragment, losses: Losses): void {
  const generator = page.querySelector("meta[name=generator i]");
  const place: Reading = {
    losses,
    hasComments: /LibreOffice|OpenOffice/.test(generator?.getAttribute("content") ?? ""),
    isStandIn: false,
    notes: 0,
  };
  visit(page, place);
  // Each line of a table of contents was counted: count the table once.
  losses.add("contents", Math.min(0, 1 - losses.count("contents")));
  // A comment is counted by its sign in the text, if that was copied.
  losses.add("comments", Math.max(0, place.notes - losses.count("comments")));
}

type Reading = {
  readonly losses: Losses;
  /** LibreOffice writes the comments of readers as those of HTML. Elsewhere those are notes of developers. */
  readonly hasComments: boolean;
  /** Whether an image stands in for an object, such as a text box, that Word has written before it. */
  isStandIn: boolean;
  /** The number of comments that stand below the text. */
  notes: number;
};

function visit(parent: Node, reading: Reading): void {
  for (const child of [...parent.childNodes]) {
    if (isElement(child)) visitElement(child, reading);
    else if (child instanceof Comment) {
      readComment(child.data, reading);
      child.remove();
    } else if (!(child instanceof Text)) child.remove();
  }
}

function readComment(text: string, reading: Reading): void {
  const kind = kindOfComment(text, reading);
  if (kind) reading.losses.add(kind);
  if (/^\[if gte (?:vml|mso|msequation)/i.test(text)) reading.isStandIn = kind !== undefined;
  if (/^\[endif\]/i.test(text)) reading.isStandIn = false;
}

/** Word writes objects that it draws itself into conditional comments. */
function kindOfComment(text: string, { hasComments }: Reading): PasteLoss | undefined {
  if (/<m:oMath/.test(text)) return "equations";
  if (/<o:OLEObject/i.test(text)) return "objects";
  if (/<v:textbox/i.test(text)) return "textBoxes";
  return hasComments && !/^\[|^(?:Start|End)Fragment/.test(text) ? "comments" : undefined;
}

function visitElement(element: Element, reading: Reading): void {
  const { losses } = reading;
  const verdict = judge(element);
  if (verdict === "kept") {
    if (styleOf(element, "page-break-before") === "always") losses.add("pageBreaks");
    visit(element, reading);
  } else if (verdict === "emoji") element.replaceWith(attribute(element, "alt"));
  else {
    if (verdict === "note") reading.notes += 1;
    else if (verdict !== "silent" && !(reading.isStandIn && element.matches("img"))) losses.add(verdict);
    // A block and a page break separate the words around them.
    if (verdict === "pageBreaks") element.replaceWith(make("br"));
    else if (verdict !== "silent" && !element.matches(inlines)) element.replaceWith(make("div"));
    else element.remove();
  }
}

/** What can stand within a word. */
const inlines = "a, abbr, b, button, del, em, font, i, img, ins, s, select, span, strong, sub, sup, svg, u";

/** What becomes of an element. A comment below the text is a `note`. */
type Verdict = PasteLoss | "silent" | "note" | "emoji" | "kept";

function judge(element: Element): Verdict {
  return rules.find(([, is]) => (typeof is === "string" ? element.matches(is) : is(element)))?.[0] ?? "kept";
}

/** The first rule that matches an element decides. */
const rules: readonly (readonly [Verdict, string | ((element: Element) => boolean)])[] = [
  // Nobody has seen these in the program that they come from.
  ["silent", "script, style, meta, link, base, title, xml, template, noscript, colgroup, col, wbr"],
  [
    "silent",
    "[hidden], input[type=hidden], datalist, .gmail_signature_prefix, [aria-roledescription=checkbox]",
  ],
  ["silent", (each) => styleOf(each, "display") === "none" || styleOf(each, "mso-hide") === "all"],
  ["silent", (each) => each.matches("svg, button, o\\:p, [aria-hidden=true], .msocomoff") && !hasWords(each)],
  ["equations", "math, .katex, mjx-container"],
  ["note", (each) => styleOf(each, "mso-element") === "comment" || isGoogleComment(each)],
  ["comments", ".MsoCommentReference, a[href^='#cmnt']:not([href^='#cmnt_ref'])"],
  ["deletions", ".msoDel, del[cite], del[datetime]"],
  ["contents", (each) => each.matches("[class^=MsoToc i]") || /^Table of Contents/.test(each.id)],
  ["signatures", ".gmail_signature, .moz-signature, .AppleMailSignature"],
  ["signatures", "#Signature, #ms-outlook-mobile-signature"],
  ["objects", "iframe, object, embed, applet, video, audio, canvas, svg, frameset, portal"],
  ["kept", "input[type=checkbox]"],
  ["controls", "input, select, textarea, button, meter, progress"],
  ["pageBreaks", (each) => each.matches("br") && /always|page/.test(styleOf(each, "page-break-before"))],
  ["emoji", (each) => each.matches("img") && /^\p{Extended_Pictographic}/u.test(attribute(each, "alt"))],
  ["silent", isPixel],
  ["kept", "img[src^='/clipboard:']"],
  ["otherImages", "img[src^='http:' i], img[src^='https:' i], img[src^='//']"],
  ["ownImages", "img"],
];

function hasWords(element: Element): boolean {
  return /[\p{L}\p{N}]/u.test(textOf(element));
}

/** `<div><p><a href="#cmnt_ref1">[a]</a>…`: Google writes comments below the text. */
function isGoogleComment(element: Element): boolean {
  const first = element.matches("div, p") ? element.firstChild : null;
  return isElement(first, "a[href^='#cmnt_ref']") || (isElement(first, "p") && isGoogleComment(first));
}

/** True for a tracking pixel of a mail or a page. */
function isPixel(element: Element): boolean {
  const [width, height] = ["width", "height"].map((name) => Number.parseFloat(attribute(element, name)));
  return element.matches("img") && Number(width) < 3 && Number(height) < 3;
}
