import type { CustomPlugin } from "svgo";
import { say } from "../../words/message.ts";
import { UnusableFile } from "../raster-limits.ts";
import { cleanStyles } from "./clean-styles.ts";
import { isEmbeddedPicture, isHarmlessLink, isOwnPart } from "./drawing-addresses.ts";
import {
  animatedValues,
  drawingElements,
  isLabel,
  plainAttributes,
  silentElements,
  styleAttributes,
} from "./drawing-names.ts";
import type { Element, Root } from "./drawn-references.ts";
import type { Loss, LossKind } from "./loss.ts";

/**
 * Keeps in an SVG image only the listed elements, attributes, styles and addresses that draw, under their plain names.
 * Removes everything else, and reports what its author may miss.
 */
export function keepDrawing(onLoss: (loss: Loss) => void): CustomPlugin {
  return {
    name: "keepDrawing",
    fn: (root) => {
      const keeper = createKeeper(onLoss);
      const drawn = root.children
        .map((child) => keeper.keep(child, {}))
        .find((child) => child?.type === "element");
      if (drawn?.type !== "element" || drawn.name !== "svg") throw new UnusableFile(say("no-image.no-svg"));
      const links = keeper.usesLinks() ? { "xmlns:xlink": namespaces.xlink } : {};
      drawn.attributes = { xmlns: namespaces.svg, ...links, ...drawn.attributes };
      root.children = [drawn];
    },
  };
}

type Child = Root["children"][number];

function createKeeper(onLoss: (loss: Loss) => void) {
  const seen = new Map<string, number>();
  let usesLinks = false;

  const count = (tag: string): number => {
    const nth = seen.get(tag) ?? 0;
    seen.set(tag, nth + 1);
    return nth;
  };
  const countAll = (element: Element): void => {
    for (const child of element.children) {
      if (child.type !== "element") continue;
      count(child.name);
      countAll(child);
    }
  };

  const keep = (child: Child, around: Scope): Child | undefined => {
    switch (child.type) {
      case "element":
        return keepElement(child, around);
      case "text":
        return child;
      case "cdata":
        return { type: "text", value: child.value };
      case "instruction":
        // Processing instructions of editors, and the XML declaration, have no visible effect.
        if (child.name === "xml-stylesheet")
          onLoss({
            what: "<?xml-stylesheet?>",
            kind: "address",
            tag: "?xml-stylesheet",
            nth: count("?xml-stylesheet"),
          });
        return undefined;
      case "comment":
      case "doctype":
        return undefined;
    }
  };

  const keepElement = (element: Element, around: Scope): Element | undefined => {
    const tag = element.name;
    const nth = count(tag);
    const lose = ({ what, kind }: Pick<Loss, "what" | "kind">) => onLoss({ what, kind, tag, nth });
    const scope = widenScope(around, element.attributes);
    const { local, namespace } = readName(tag, scope);
    const attributes = cleanAttributes(element, local, scope);
    if (!isSvg(namespace) || !drawingElements.has(local) || attributes === undefined) {
      countAll(element);
      if (isMissed(element, local, namespace))
        lose({ what: cut(`<${tag}>`), kind: attributes === undefined ? "script" : kindOf(local, namespace) });
      return undefined;
    }
    for (const { what, kind } of attributes.lost)
      lose({ what: say("noun.of-element", { what: cut(what), element: `<${tag}>` }), kind });
    usesLinks ||= "xlink:href" in attributes.kept;
    element.name = local;
    element.attributes = { ...attributes.kept };
    element.children = element.children.flatMap((child) => keep(child, scope) ?? []);
    if (local === "style") keepStyles(element, lose);
    return element;
  };

  return { keep, usesLinks: () => usesLinks };
}

/** Programs store data of their own in other namespaces, which browsers do not draw. */
function isMissed(element: Element, local: string, namespace: string): boolean {
  if (namespace === namespaces.html) return true;
  if (!isSvg(namespace) || silentElements.has(local)) return false;
  // Illustrator’s private data, which only Illustrator can read.
  return local !== "foreignObject" || (element.attributes.requiredExtensions ?? "") === "";
}

function kindOf(local: string, namespace: string): LossKind {
  if (local === "script") return "script";
  return local === "foreignObject" || namespace === namespaces.html ? "html" : "element";
}

function keepStyles(element: Element, lose: (loss: Pick<Loss, "what" | "kind">) => void): void {
  const written = element.children.map((child) => (child.type === "text" ? child.value : "")).join("");
  const { css, lost } = cleanStyles(written, "stylesheet");
  for (const what of lost)
    lose({ what: say("noun.in-element", { what: cut(what), element: "<style>" }), kind: "style" });
  element.children = css === "" ? [] : [{ type: "text", value: css }];
}

/** Style rules may span many lines. */
function cut(what: string): string {
  const line = what.replace(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

type Cleaned = {
  readonly kept: Readonly<Record<string, string>>;
  readonly lost: readonly { readonly what: string; readonly kind: LossKind }[];
};

type Written = { readonly attributes: Readonly<Record<string, string>> };

/**
 * The cleaned attributes of an element called `local`. Undefined for an animation of an attribute that must not change.
 */
function cleanAttributes({ attributes }: Written, local: string, scope: Scope): Cleaned | undefined {
  const { attributeName } = attributes;
  if (attributeName !== undefined && !isDrawn(attributeName)) return undefined;
  const kept: [string, string][] = [];
  const lost: Cleaned["lost"][number][] = [];
  for (const [name, value] of Object.entries(attributes)) {
    const judged = judge(name, value, local, scope);
    if (judged.kept !== undefined) kept.push(judged.kept);
    if (judged.lost !== undefined) lost.push({ what: name, kind: judged.lost });
  }
  return { kept: Object.fromEntries(kept), lost };
}

type Judged = { readonly kept?: [name: string, value: string]; readonly lost?: LossKind };

function judge(written: string, value: string, element: string, scope: Scope): Judged {
  if (/^xmlns(?::|$)/.test(written)) return {};
  const { local: name, namespace } = written.includes(":")
    ? readName(written, scope)
    : { local: written, namespace: "" };
  if (namespace === namespaces.xml) return ["lang", "space"].includes(name) ? { kept: [written, value] } : {};
  const isLink = name === "href" && (namespace === "" || namespace === namespaces.xlink);
  if (isLink) {
    const plain = namespace === "" ? "href" : "xlink:href";
    return isAllowedAddress(element, value) ? { kept: [plain, value] } : { lost: "address" };
  }
  if (namespace !== "") return {};
  if (name === "style") return keepStyle(value);
  if (styleAttributes.has(name) || animatedValues.has(name)) return keepValue(name, value);
  if (plainAttributes.has(name) || isLabel(name)) return { kept: [name, value] };
  // Attributes without any effect are dropped without a report.
  return /^on|^src/i.test(name) ? { lost: "script" } : {};
}

function isAllowedAddress(element: string, value: string): boolean {
  if (isOwnPart(value)) return true;
  if (element === "a") return isHarmlessLink(value);
  return (element === "image" || element === "feImage") && isEmbeddedPicture(value);
}

function keepStyle(value: string): Judged {
  const { css, lost } = cleanStyles(value, "declarationList");
  return { ...(css !== "" && { kept: ["style", css] }), ...(lost.length > 0 && { lost: "style" }) };
}

/** Several values of an animation are separated by semicolons, as declarations are. */
function keepValue(name: string, value: string): Judged {
  const isKept = value.split(";").every((part) => cleanStyles(part, "value").lost.length === 0);
  return isKept ? { kept: [name, value] } : { lost: "style" };
}

/** An animation must not change a checked link or style, nor a reference to a part. */
function isDrawn(attribute: string): boolean {
  if (attribute === "class" || attribute === "id") return false;
  return styleAttributes.has(attribute) || plainAttributes.has(attribute);
}

/** The namespaces of prefixes at an element; the empty prefix is for elements without one. */
type Scope = Readonly<Record<string, string>>;

const namespaces = {
  svg: "http://www.w3.org/2000/svg",
  xlink: "http://www.w3.org/1999/xlink",
  xml: "http://www.w3.org/XML/1998/namespace",
  html: "http://www.w3.org/1999/xhtml",
} as const;

/** A drawing without a namespace is taken for SVG. */
function isSvg(namespace: string): boolean {
  return namespace === namespaces.svg || namespace === "";
}

function widenScope(around: Scope, attributes: Readonly<Record<string, string>>): Scope {
  const declared = Object.entries(attributes).flatMap(([name, value]) => {
    const prefix = /^xmlns(?::(.+))?$/.exec(name);
    return prefix === null ? [] : [[prefix[1] ?? "", value]];
  });
  return declared.length === 0 ? around : { ...around, ...Object.fromEntries(declared) };
}

/** The name without prefix, and the namespace of the prefix. */
function readName(name: string, scope: Scope): { readonly local: string; readonly namespace: string } {
  const colon = name.indexOf(":");
  const prefix = colon < 0 ? "" : name.slice(0, colon);
  const known = prefix === "xml" ? namespaces.xml : scope[prefix];
  return { local: name.slice(colon + 1), namespace: known ?? (prefix === "" ? "" : prefix) };
}
