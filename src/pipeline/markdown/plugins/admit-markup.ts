import type { Element, Properties, Root } from "hast";
import type { PhrasingContent, RootContent } from "mdast";
import { find, html, type Schema, svg } from "property-information";
import type { AllowedMarkup } from "../../../define/plugins.ts";
import { type Markup, markup } from "../code-markup.ts";
import { wordlessElements } from "../html-elements.ts";
import { isSafeValue, safeElements } from "../safe-html.ts";
import { isHarmless, neverAdmitted } from "./never-admitted.ts";

type Content = RootContent | PhrasingContent;
type Rules = {
  readonly allow: AllowedMarkup;
  /** The number of directives and images in the body. The HTML has only marks at their places. */
  readonly parts: number;
  /** Called for each element, as in `<svg>`, and each attribute, as in `class=`, that is left out. */
  readonly onLeftOut: (name: string) => void;
};

/**
 * Turns HTML that plug-ins have changed into markup. Of an element that is neither safe nor allowed by the site, only
 * the content stays.
 */
export function admitMarkup({ children }: Root, rules: Rules): readonly RootContent[] {
  const blocks = children.filter((child) => child.type !== "text" || child.value.trim() !== "");
  return admitAll(blocks, html, rules) as readonly RootContent[];
}

function admitAll(nodes: Root["children"], around: Schema, rules: Rules): readonly Content[] {
  return nodes.flatMap((node): readonly Content[] => {
    if (node.type === "text") return [{ type: "text", value: node.value, data: { isLiteral: true } }];
    return node.type === "element" ? admit(node, around, rules) : [];
  });
}

function admit(element: Element, around: Schema, rules: Rules): readonly Content[] {
  const { tagName, children } = element;
  if (tagName === "site-part") return admitPart(element, around, rules);
  const space = tagName === "svg" ? svg : around;
  const isSafe = Object.hasOwn(safeElements, tagName);
  const listed = neverAdmitted.has(tagName.toLowerCase()) ? undefined : listedOf(tagName, rules);
  if (!isSafe && listed === undefined) {
    // The source of a formula, which readers would see twice.
    if (tagName === "annotation") return [];
    rules.onLeftOut(`<${tagName}>`);
    return wordlessElements.has(tagName) ? [] : admitAll(children, space, rules);
  }
  const { kept, admitted } = sortProperties(element, listed ?? [], space, rules);
  const drawn = markup(tagName, kept, admitAll(children, space, rules) as Markup["children"]);
  return [isSafe && Object.keys(admitted).length === 0 ? drawn : { ...drawn, admitted }];
}

function listedOf(tagName: string, { allow }: Rules): readonly string[] | undefined {
  return Object.hasOwn(allow, tagName) ? allow[tagName] : undefined;
}

/** The properties that are safe on every site, and the attributes that this one allows. */
function sortProperties(element: Element, listed: readonly string[], space: Schema, { onLeftOut }: Rules) {
  const kept: Properties = {};
  const admitted: Record<string, string> = {};
  for (const [property, value] of Object.entries(element.properties)) {
    if (value === null || value === undefined || value === false) continue;
    const words = Array.isArray(value) ? value : [value];
    const { attribute, booleanish, commaSeparated } = find(space, property);
    const written = value === true && !booleanish ? "" : words.join(commaSeparated ? "," : " ");
    if (isSafeProperty(element.tagName, property, words)) kept[property] = value;
    else if (listed.includes(attribute) && isHarmless(attribute, written)) admitted[attribute] = written;
    else if (!meaningless.test(attribute)) onLeftOut(`${attribute}=`);
  }
  return { kept, admitted };
}

/** Attributes that are left out without a report: HTML needs no namespaces, and only scripts read `data-`. */
const meaningless = /^(?:xmlns|version$|baseprofile$|data-)/i;

function isSafeProperty(
  tagName: string,
  property: string,
  words: readonly (string | number | boolean)[],
): boolean {
  const allowed = Object.hasOwn(safeElements, tagName) ? safeElements[tagName] : undefined;
  const safe = allowed && Object.hasOwn(allowed, property) ? allowed[property] : undefined;
  return safe !== undefined && words.every((word) => isSafeValue(word, safe));
}

/** Keeps the placeholder of a directive or an image. Leaves out an element that only looks like one. */
function admitPart(element: Element, around: Schema, rules: Rules): readonly Content[] {
  const { dataAt } = element.properties;
  const [at, last] = [Number(dataAt), element.children.at(-1)];
  const isWhole = last?.type === "element" && last.properties.dataAt === "end";
  const inside = admitAll(isWhole ? element.children.slice(0, -1) : element.children, around, rules);
  if (!isWhole || !Number.isInteger(at) || at < 0 || at >= rules.parts) return inside;
  const end = markup("site-part", { dataAt: "end" });
  return [markup("site-part", { dataAt: at }, [...inside, end] as Markup["children"])];
}
