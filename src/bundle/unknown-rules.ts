import type { Position } from "../words/problem.ts";

/** What no browser knows of a style sheet. */
export type UnknownRule = {
  /** `@apply`, or `(--small)` for a media query that is defined elsewhere. */
  readonly name: string;
  readonly count: number;
  /** Where it is first. */
  readonly at: Position & { readonly length: number };
};

/** Finds the at-rules that no browser knows, each once. Pages without what compiles them would not show what they say. */
export function findUnknownRules(css: string): readonly UnknownRule[] {
  const found = new Map<string, { count: number; readonly offset: number }>();
  for (const { index, 1: start = "", 2: query, 3: rule } of css.matchAll(token)) {
    const name = query ?? (rule !== undefined && isUnknown(rule) ? `@${rule}` : undefined);
    if (name === undefined) continue;
    const known = found.get(name);
    if (known === undefined) found.set(name, { count: 1, offset: index + start.length });
    else known.count += 1;
  }
  return [...found].map(([name, { count, offset }]) => {
    const lines = css.slice(0, offset).split(/\r\n|[\n\r\f]/);
    const column = (lines.at(-1)?.length ?? 0) + 1;
    return { name, count, at: { line: lines.length, column, length: name.length } };
  });
}

/** A comment, a string or an address, in which nothing is a rule; an at-rule; a media query by its name. */
const token = new RegExp(
  [
    String.raw`\/\*(?:[^]*?\*\/|[^]*)`,
    String.raw`"(?:[^"\\\n]|\\[^])*(?:"|$|(?=\n))`,
    String.raw`'(?:[^'\\\n]|\\[^])*(?:'|$|(?=\n))`,
    String.raw`url\(\s*[^"')\s]*`,
    String.raw`(@media\b[^{};"']{0,500}?)(\(--[\w-]+\))`,
    String.raw`@([\w-]+)`,
  ].join("|"),
  "gi",
);

function isUnknown(rule: string): boolean {
  const name = rule.toLowerCase();
  // Browsers skip the rules of another browser by design.
  return !name.startsWith("-") && !known.has(name);
}

/** https://www.w3.org/TR/css-cascade/ and so on: each is known to a browser, or was. */
const known: ReadonlySet<string> = new Set([
  "charset",
  "color-profile",
  "container",
  "counter-style",
  "document",
  "font-face",
  "font-feature-values",
  "font-palette-values",
  "function",
  "import",
  "keyframes",
  "layer",
  "media",
  "namespace",
  "page",
  "position-try",
  "property",
  "scope",
  "starting-style",
  "supports",
  "view-transition",
  "viewport",
  // Within @font-feature-values.
  "annotation",
  "character-variant",
  "historical-forms",
  "ornaments",
  "styleset",
  "stylistic",
  "swash",
  // Within @page.
  ...["top", "bottom"].flatMap((side) =>
    ["left-corner", "left", "center", "right", "right-corner"].map((place) => `${side}-${place}`),
  ),
  ...["left", "right"].flatMap((side) => ["top", "middle", "bottom"].map((place) => `${side}-${place}`)),
]);
