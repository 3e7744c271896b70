import { type CssNode, generate, type List, type ListItem, type ParseOptions, parse, walk } from "css-tree";
import type { CustomPlugin } from "svgo";
import { listPackedTypes } from "../text/image-endings.ts";
import { say, type Text } from "../words/message.ts";
import { TooLarge, UnusableFile } from "./raster-limits.ts";
import type { Element, Root } from "./refuse-many-parts.ts";

/** Something that was removed from a drawing. `nth` is the index of its tag among the tags of the same name, from 0. */
export type Loss = {
  readonly what: Text;
  readonly kind: LossKind;
  readonly tag: string;
  readonly nth: number;
};

export type LossKind = "element" | "html" | "script" | "address" | "style";

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

/** The largest depth of brackets in a drawing’s styles; each level takes a recursive call. */
const deepest = 100;

/**
 * Removes from CSS everything that loads another file or is not understood, and lists it. The result is written from
 * what was parsed, so a browser reads the same.
 */
function cleanStyles(
  css: string,
  context: "stylesheet" | "declarationList" | "value",
): { readonly css: string; readonly lost: readonly string[] } {
  if (context !== "stylesheet" && isWithoutAddress(css)) return { css, lost: [] };
  refuseDeepStyles(css);
  const tree = parse(css, { ...asWritten, context });
  if (context === "value") {
    const foreign = findForeign(tree);
    return foreign === undefined ? { css, lost: [] } : { css: "", lost: [foreign] };
  }
  const lost: string[] = [];
  walk(tree, {
    enter: (node: CssNode, item: ListItem<CssNode>, list: List<CssNode> | null) => {
      const reason = judgeNode(node);
      if (reason === undefined) return undefined;
      list?.remove(item);
      if (reason !== "") lost.push(reason);
      return walk.skip;
    },
  });
  return { css: generate(tree), lost };
}

const asWritten: ParseOptions = { parseCustomProperty: true };

/** Most attributes need no parsing: an address needs a bracket, and escapes need a backslash. */
function isWithoutAddress(css: string): boolean {
  return !/[(\\{@]/.test(css);
}

function refuseDeepStyles(css: string): void {
  let depth = 0;
  for (const [bracket] of css.matchAll(/[()[\]{}]/g)) {
    depth += "([{".includes(bracket) ? 1 : -1;
    if (depth > deepest) throw new TooLarge(say("no-image.deep-styles", { most: deepest }));
  }
}

/** Why a part is removed; empty when the author need not know. */
function judgeNode(node: CssNode): string | undefined {
  switch (node.type) {
    case "Atrule":
      if (node.name === "charset") return "";
      if (!styleRules.has(node.name)) return `@${node.name}`;
      return node.prelude?.type === "Raw" ? `@${node.name}` : undefined;
    case "Rule":
      return node.prelude.type === "Raw" ? node.prelude.value : undefined;
    case "Declaration":
      return findForeign(node.value) === undefined ? undefined : node.property;
    case "Raw":
      return node.value.trim();
    default:
      return undefined;
  }
}

/** The first part of a value that may load another file, or is unknown. */
function findForeign(value: CssNode): string | undefined {
  let found: string | undefined;
  walk(value, (node) => {
    if (node.type === "Url" && !isOwnPart(node.value) && !isEmbedded(node.value)) found ??= "url()";
    if (node.type === "Function" && !styleFunctions.has(node.name.toLowerCase())) found ??= `${node.name}()`;
    if (node.type === "Raw") found ??= node.value;
  });
  return found;
}

/** A part of the same drawing, as in `#gradient`. */
function isOwnPart(address: string): boolean {
  return address.trimStart().startsWith("#");
}

/** The types of embedded pictures. The first two are those that old programs write. */
const embeddableTypes: ReadonlySet<string> = new Set(["image/bmp", "image/jpg", ...listPackedTypes()]);

/** An embedded picture or font. An embedded drawing is not allowed, because it would not be cleaned. */
function isEmbedded(address: string): boolean {
  return isEmbeddedPicture(address) || isEmbeddedFont(address);
}

function isEmbeddedPicture(address: string): boolean {
  const [, type = ""] = /^\s*data:(image\/\w+)[;,]/i.exec(address) ?? [];
  return embeddableTypes.has(type.toLowerCase());
}

function isEmbeddedFont(address: string): boolean {
  return /^\s*data:(?:font\/|application\/(?:x-)?font-|application\/vnd\.ms-)[a-z0-9.+-]*[;,]/i.test(address);
}

/** The target of a link, for people who open the drawing itself. */
function isHarmlessLink(address: string): boolean {
  const somewhere = "https://site.invalid";
  if (!URL.canParse(address, somewhere)) return false;
  return ["http:", "https:", "mailto:", "tel:"].includes(new URL(address, somewhere).protocol);
}

/**
 * The allowed elements and attributes of an SVG image: those of the SVG 2 index
 * (https://www.w3.org/TR/SVG2/eltindex.html, attindex.html) and of Filter Effects 1 that draw, animate and describe.
 * They correspond to DOMPurify’s lists `svg` and `svgFilters`
 * (https://github.com/cure53/DOMPurify/blob/main/src/tags.ts), which leave out animations and links. There is no
 * script, no `foreignObject`, and nothing that refers to another document.
 */
const drawingElements: ReadonlySet<string> = toNames(`
  a animate animateMotion animateTransform circle clipPath defs desc ellipse filter g image line linearGradient marker mask
  mpath path pattern polygon polyline radialGradient rect set stop style svg switch symbol text textPath title tspan use view
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
  feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
  fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

/** SVG elements that browsers do not draw: data of drawing programs. */
const silentElements: ReadonlySet<string> = toNames("color-profile cursor font font-face metadata");

/** Attributes whose value is CSS, which may contain an address. */
const styleAttributes: ReadonlySet<string> = toNames(`
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering cursor direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity
  font-family font-feature-settings font-kerning font-size font-size-adjust font-stretch font-style font-variant
  font-variation-settings font-weight glyph-orientation-horizontal glyph-orientation-vertical image-rendering inline-size
  isolation kerning letter-spacing lighting-color marker marker-end marker-mid marker-start mask mask-type mix-blend-mode
  opacity overflow paint-order pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor
  text-decoration text-overflow text-rendering transform-box transform-origin unicode-bidi vector-effect visibility
  white-space word-spacing writing-mode`);

/** The values of an animation: read as the value of its attribute, which may be CSS. */
const animatedValues: ReadonlySet<string> = toNames("by from to values");

/** Attributes that contain numbers, words and names. */
const plainAttributes: ReadonlySet<string> = toNames(`
  accumulate additive amplitude attributeName attributeType azimuth baseFrequency begin bias calcMode class clipPathUnits cx
  cy d diffuseConstant divisor dur dx dy edgeMode elevation end exponent filterRes filterUnits focusable fr fx fy
  gradientTransform gradientUnits height id in in2 intercept k1 k2 k3 k4 kernelMatrix kernelUnitLength keyPoints keySplines
  keyTimes lang lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits max media
  method min mode numOctaves offset operator order orient origin path pathLength patternContentUnits patternTransform
  patternUnits points pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits r radius refX refY rel
  repeatCount repeatDur requiredExtensions requiredFeatures restart result role rotate rx ry scale seed side slope spacing
  specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles surfaceScale systemLanguage tabindex
  tableValues target targetX targetY textLength title transform type version viewBox width x x1 x2 xChannelSelector y y1 y2
  yChannelSelector z zoomAndPan`);

/** Styles and scripts select by `data-…`, and screen readers read `aria-…`; neither has an effect by itself. */
function isLabel(attribute: string): boolean {
  return /^(?:aria|data)-/.test(attribute);
}

/** CSS functions that draw, compute or select; none of them takes an address. */
const styleFunctions: ReadonlySet<string> = toNames(`
  blur brightness calc circle clamp color color-mix conic-gradient contrast cubic-bezier device-cmyk drop-shadow ellipse
  format grayscale hsl hsla hue-rotate hwb icc-color inset invert lab lch light-dark linear linear-gradient local matrix
  matrix3d max min oklab oklch opacity path perspective polygon radial-gradient rect repeating-linear-gradient
  repeating-radial-gradient rgb rgba rotate rotate3d rotatex rotatey rotatez saturate scale scale3d scalex scaley scalez
  sepia skew skewx skewy steps translate translate3d translatex translatey translatez var`);

/** At-rules that select or name what is drawn. */
const styleRules: ReadonlySet<string> = toNames(
  "font-face keyframes -webkit-keyframes layer media property supports",
);

function toNames(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
