import type { Processor } from "unified";

/** A plug-in of unified that needs no options, or has them already: see `withOptions`. */
export type TextPlugin = (this: Processor) => unknown;

/** Elements by name, and the attributes that each may have, both as in HTML. */
export type AllowedMarkup = { readonly [element: string]: readonly string[] };

/** How a site changes what its texts mean and become. */
export type TextPlugins = {
  /** Plug-ins for Markdown, in their order. They run before directives, links, images and headings are read. */
  readonly remarkPlugins?: readonly TextPlugin[];
  /** Plug-ins for HTML, in their order. They run on the HTML of each text before unsafe markup is left out. */
  readonly rehypePlugins?: readonly TextPlugin[];
  /**
   * Elements and attributes that plug-ins may add, such as `mathml`, besides those that any text may have. With `"all"`,
   * the site trusts its plug-ins: all that they add is kept, except what runs code, sends data or loads a document. What
   * authors write is limited in any case. Styles become classes, since the policy of a page refuses them in attributes.
   */
  readonly allow?: AllowedMarkup | "all";
};

/**
 * A plug-in with its options.
 *
 * @example
 * ```tsx
 * import { mathml, type TextPlugins, withOptions } from "charpente";
 * import rehypeKatex from "rehype-katex";
 * import remarkMath from "remark-math";
 *
 * const markdown: TextPlugins = {
 *   remarkPlugins: [remarkMath],
 *   rehypePlugins: [withOptions(rehypeKatex, { output: "mathml" })],
 *   allow: mathml,
 * };
 * ```
 */
export function withOptions<Options extends unknown[]>(
  plugin: (this: Processor, ...options: Options) => unknown,
  ...options: Options
): TextPlugin {
  const attach: TextPlugin = function () {
    return plugin.apply(this, options);
  };
  return Object.defineProperty(attach, "name", { value: plugin.name });
}

const everywhere = [
  "dir",
  "displaystyle",
  "mathbackground",
  "mathcolor",
  "mathsize",
  "mathvariant",
  "scriptlevel",
];

/**
 * The elements of MathML that draw formulas: those of MathML Core, and lines in tables and frames.
 * https://www.w3.org/TR/mathml-core/
 *
 * @example
 * ```tsx
 * import { mathml, type TextPlugins } from "charpente";
 * import rehypeKatex from "rehype-katex";
 * import remarkMath from "remark-math";
 *
 * const markdown: TextPlugins = { remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex], allow: mathml };
 * ```
 */
export const mathml: AllowedMarkup = Object.fromEntries(
  Object.entries({
    math: "alttext display",
    menclose: "notation",
    merror: "",
    mfrac: "linethickness",
    mi: "",
    mmultiscripts: "",
    mn: "",
    mo: "accent fence form largeop lspace maxsize minsize movablelimits rspace separator stretchy symmetric",
    mover: "accent",
    mpadded: "depth height lspace voffset width",
    mphantom: "",
    mprescripts: "",
    mroot: "",
    mrow: "",
    ms: "",
    mspace: "depth height linebreak width",
    msqrt: "",
    mstyle: "",
    msub: "",
    msubsup: "",
    msup: "",
    mtable: "align columnalign columnlines columnspacing frame rowlines rowspacing side width",
    mtd: "columnalign columnspan rowspan",
    mtext: "",
    mtr: "columnalign rowalign",
    munder: "accentunder",
    munderover: "accent accentunder",
    semantics: "",
  }).map(([element, own]) => [element, [...own.split(" ").filter(Boolean), ...everywhere]]),
);

const drawn =
  "class clip-path clip-rule color dominant-baseline fill fill-opacity fill-rule font-family font-size font-style font-weight id mask marker-end marker-mid marker-start opacity pathLength stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor transform visibility".split(
    " ",
  );

/**
 * The elements of SVG that draw and describe. https://www.w3.org/TR/SVG2/
 *
 * @example
 * ```tsx
 * import { svg, type TextPlugins } from "charpente";
 *
 * const markdown: TextPlugins = { allow: { ...svg, figure: ["role", "aria-label"] } };
 * ```
 */
export const svg: AllowedMarkup = Object.fromEntries(
  Object.entries({
    circle: "cx cy r",
    clipPath: "clipPathUnits",
    defs: "",
    desc: "",
    ellipse: "cx cy rx ry",
    g: "",
    line: "x1 x2 y1 y2",
    linearGradient: "gradientTransform gradientUnits x1 x2 y1 y2",
    marker: "markerHeight markerUnits markerWidth orient refX refY viewBox",
    mask: "height maskUnits width x y",
    path: "d",
    pattern: "height patternTransform patternUnits width x y",
    polygon: "points",
    polyline: "points",
    radialGradient: "cx cy fx fy gradientTransform gradientUnits r",
    rect: "height rx ry width x y",
    stop: "offset stop-color stop-opacity",
    svg: "aria-hidden aria-label aria-labelledby height preserveAspectRatio role viewBox width",
    symbol: "viewBox",
    text: "dx dy textLength x y",
    title: "",
    tspan: "dx dy x y",
  }).map(([element, own]) => [element, [...own.split(" ").filter(Boolean), ...drawn]]),
);
