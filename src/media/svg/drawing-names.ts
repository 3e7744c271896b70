/**
 * The allowed elements and attributes of an SVG image: those of the SVG 2 index
 * (https://www.w3.org/TR/SVG2/eltindex.html, attindex.html) and of Filter Effects 1 that draw, animate and describe.
 * They correspond to DOMPurify’s lists `svg` and `svgFilters`
 * (https://github.com/cure53/DOMPurify/blob/main/src/tags.ts), which leave out animations and links. There is no
 * script, no `foreignObject`, and nothing that refers to another document.
 */
export const drawingElements: ReadonlySet<string> = toNames(`
  a animate animateMotion animateTransform circle clipPath defs desc ellipse filter g image line linearGradient marker mask
  mpath path pattern polygon polyline radialGradient rect set stop style svg switch symbol text textPath title tspan use view
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
  feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
  fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

/** SVG elements that browsers do not draw: data of drawing programs. */
export const silentElements: ReadonlySet<string> = toNames("color-profile cursor font font-face metadata");

/** Attributes whose value is CSS, which may contain an address. */
export const styleAttributes: ReadonlySet<string> = toNames(`
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
export const animatedValues: ReadonlySet<string> = toNames("by from to values");

/** Attributes that contain numbers, words and names. */
export const plainAttributes: ReadonlySet<string> = toNames(`
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
export function isLabel(attribute: string): boolean {
  return /^(?:aria|data)-/.test(attribute);
}

/** CSS functions that draw, compute or select; none of them takes an address. */
export const styleFunctions: ReadonlySet<string> = toNames(`
  blur brightness calc circle clamp color color-mix conic-gradient contrast cubic-bezier device-cmyk drop-shadow ellipse
  format grayscale hsl hsla hue-rotate hwb icc-color inset invert lab lch light-dark linear linear-gradient local matrix
  matrix3d max min oklab oklch opacity path perspective polygon radial-gradient rect repeating-linear-gradient
  repeating-radial-gradient rgb rgba rotate rotate3d rotatex rotatey rotatez saturate scale scale3d scalex scaley scalez
  sepia skew skewx skewy steps translate translate3d translatex translatey translatez var`);

/** At-rules that select or name what is drawn. */
export const styleRules: ReadonlySet<string> = toNames(
  "font-face keyframes -webkit-keyframes layer media property supports",
);

function toNames(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
