import { slug } from "github-slugger";
import type { Definition, FootnoteDefinition, Nodes, Text } from "mdast";
import { type Location, location } from "vfile-location";
import type { Directive, Words } from "../define/define.ts";
import type { BodyImage, BodyLink, Heading, MarkdownSource, Stretch } from "../model/model.ts";
import { slugify } from "../model/route.ts";
import { countWhile } from "../text/count-while.ts";
import type { Typographer } from "../text/typography.ts";
import type { Position, Problem } from "../words/problem.ts";
import type { Highlighter } from "./code.ts";
import type { PluggedText } from "./plugins/run-plugins.ts";
import type { HtmlChoice } from "./safe-html.ts";

type Settings = {
  readonly language: string;
  readonly keep: readonly string[];
  readonly words: Words;
  readonly base: string;
  readonly anchors: Anchors;
  readonly html: HtmlChoice;
  readonly directives: { readonly [name: string]: Pick<Directive, "attributes" | "body"> };
  readonly typographer: Typographer;
  /** Undefined when code is not highlighted. */
  readonly highlight?: Highlighter | undefined;
};

/** What the transforms of one text share: their inputs, and the place for their results. */
export type Compilation = Settings & {
  readonly source: MarkdownSource;
  readonly file: string;
  /** Converts offsets of the text to lines and columns. */
  readonly location: Location;
  /** By identifier, as the parser writes it. */
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly footnotes: ReadonlyMap<string, FootnoteDefinition>;
  /** The footnotes referred to so far, by identifier, in the order of their numbers. */
  readonly notes: Map<string, { readonly number: number; references: number }>;
  readonly ids: HeadingIds;
  /** What plug-ins know of the text. Undefined for a site without plug-ins. */
  readonly plugged: PluggedText | undefined;
  readonly headings: Heading[];
  readonly links: BodyLink[];
  readonly images: BodyImage[];
  /** The languages of code, as they are written. */
  readonly languages: Set<string>;
  readonly problems: Problem[];
  readonly count: { words: number };
  /** The blocks between `:::` whose colons readers see, and that are still open. */
  readonly fences: { open: number };
  /** How many HTML elements and attributes are left out, by name. */
  readonly dropped: Map<string, number>;
};

export function createCompilation(
  { language, keep, words, base, anchors, html, directives, typographer, highlight }: Settings,
  {
    source,
    file,
    definitions,
    footnotes,
    plugged,
  }: Pick<Compilation, "source" | "file" | "definitions" | "footnotes" | "plugged">,
): Compilation {
  // Written field by field: each object that begins with a spread gets its own hidden class in V8.
  return {
    language,
    keep,
    words,
    base,
    anchors,
    html,
    directives,
    typographer,
    highlight,
    source,
    file,
    location: location(source.text),
    definitions,
    footnotes,
    notes: new Map(),
    ids: createHeadingIds(anchors),
    plugged,
    headings: [],
    links: [],
    images: [],
    languages: new Set(),
    problems: [],
    count: { words: 0 },
    fences: { open: 0 },
    dropped: new Map(),
  };
}

/** Counts an element, as in `<svg>`, or an attribute, as in `class=`, that is left out. */
export function countDropped({ dropped }: Pick<Compilation, "dropped">, name: string): void {
  dropped.set(name, (dropped.get(name) ?? 0) + 1);
}

/** Reports a problem with `node`, at its position in the file. An error by default. */
export function reportAt(
  compilation: Compilation,
  node: Nodes,
  problem: Pick<Problem, "code" | "message" | "hint"> & Partial<Pick<Problem, "severity">>,
): void {
  const { problems, file } = compilation;
  problems.push({ severity: "error", file, at: placeOf(node, compilation), ...problem });
}

/** The position of `node` in the file; its first line only. */
export function placeOf(node: Nodes, { source }: Pick<Compilation, "source">): Position {
  const { position } = node;
  if (position === undefined) return placeInFile({ line: 1, column: 1 }, source);
  const { start, end } = position;
  const from = start.offset ?? 0;
  const [firstLine = ""] = source.text.slice(from, end.offset ?? from).split("\n", 1);
  return placeInFile(
    { line: start.line, column: start.column, length: Math.max(1, firstLine.length) },
    source,
    start.offset,
  );
}

/**
 * The position in the file of a place in a text. The underlined part ends with its line. `offset` is the offset of the
 * place, if known: computing it means reading the text.
 */
export function placeInFile(
  place: Position,
  { text, line, stretches }: MarkdownSource,
  offset?: number,
): Position {
  if (stretches === undefined) return { ...place, line: line + place.line - 1 };
  const at = offset ?? offsetOf(place, text);
  const index = Math.max(0, countWhile(stretches.length, (each) => (stretches[each]?.from ?? 0) <= at) - 1);
  const { from, ...start }: Stretch = stretches[index] ?? { from: 0, line, column: 1 };
  if (start.length !== undefined) return start;
  const column = start.column + Math.max(0, at - from);
  if (place.length === undefined) return { line: start.line, column };
  const rest = text.slice(at, stretches[index + 1]?.from).trimEnd();
  return { line: start.line, column, length: Math.max(1, Math.min(place.length, rest.length)) };
}

function offsetOf({ line, column }: Position, text: string): number {
  let start = 0;
  for (let left = line - 1; left > 0; left -= 1) start = text.indexOf("\n", start) + 1;
  return start + column - 1;
}

/** Words of one line as a node with a position: `offset` counts in the text, from 0. */
export function placeWords(words: string, offset: number, { location }: Pick<Compilation, "location">): Text {
  const { line, column } = location.toPoint(offset) ?? { line: 1, column: 1 };
  const start = { line, column, offset };
  const end = { line, column: column + words.length, offset: offset + words.length };
  return { type: "text", value: words, position: { start, end } };
}

/** `github`: as GitHub makes them, `la-solution-apportée`. `plain`: letters without accents, `la-solution-apportee`. */
export type Anchors = "github" | "plain";

/** Makes ids that are unique within a body. */
type HeadingIds = {
  /** The id of a heading with these words, as written. */
  of(words: string): string;
  /** The id that the author has chosen, with a number added if it is taken. */
  take(id: string): string;
};

/** A second “annexe” becomes “annexe-1” as on GitHub, and “annexe-2” among plain ones. */
export function createHeadingIds(anchors: Anchors): HeadingIds {
  const taken = new Set<string>();
  const numbers = new Map<string, number>();
  const take = (id: string): string => {
    let number = numbers.get(id) ?? (anchors === "github" ? 0 : 1);
    let free = id;
    while (taken.has(free) || isNoteId(free)) {
      number += 1;
      free = `${id}-${number}`;
    }
    numbers.set(id, number);
    taken.add(free);
    return free;
  };
  const toSlug = anchors === "github" ? (words: string) => slug(words.normalize("NFC")) : slugify;
  return { of: (words) => take(toSlug(words) || "section"), take };
}

/** True for the ids of footnotes and their references. */
function isNoteId(id: string): boolean {
  return /^footnote_\d+(?:_ref(?:_\d+)?)?$/.test(id);
}
