import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
} from "yaml";
import type { Locate, Located, Stretch } from "../../model/model.ts";
import type { Position } from "../../words/problem.ts";

type Place = (from: number, to: number) => Position;

/** Locates the keys, values and texts of a document without mistakes. `targets`: the values of its aliases. */
export function locateInYaml(
  document: Document.Parsed,
  text: string,
  targets: ReadonlyMap<Alias, Node>,
  place: Place,
): Locate {
  const follow = (node: unknown) => (isAlias(node) ? targets.get(node) : node);
  const pairsOf = createPairIndex();

  /** The key and the value at the end of `path`; undefined when there is none. */
  function findNodes(path: readonly PropertyKey[]) {
    let node: unknown = document.contents;
    let key: unknown;
    for (const step of path) {
      const group = follow(node);
      key = undefined;
      if (isMap(group)) {
        const pair = pairsOf(group).get(String(step));
        if (pair === undefined) return undefined;
        key = pair.key;
        node = pair.value;
      } else if (isSeq(group)) {
        node = group.items[Number(step)] ?? null;
      } else {
        return undefined;
      }
    }
    return { key, value: node };
  }

  const find: { [What in keyof Located]: (path: readonly PropertyKey[]) => Located[What] | undefined } = {
    key: (path) => {
      const { key, value } = findNodes(path) ?? {};
      return placeOf(key ?? value, place);
    },
    value: (path) => {
      const { key, value } = findNodes(path) ?? {};
      return placeOf(value ?? key, place);
    },
    text: (path) => {
      const written = follow(findNodes(path)?.value);
      return isScalar(written) ? findStretches(written, text, place) : undefined;
    },
  };
  return (path, what) => find[what](path);
}

/** Many positions in one group may be requested, so its keys are indexed once. */
function createPairIndex(): (map: YAMLMap) => ReadonlyMap<unknown, Pair> {
  const indexes = new Map<YAMLMap, ReadonlyMap<unknown, Pair>>();
  return (map) => {
    const known = indexes.get(map);
    if (known !== undefined) return known;
    const index = new Map(map.items.map((pair) => [isScalar(pair.key) ? pair.key.value : pair.key, pair]));
    indexes.set(map, index);
    return index;
  };
}

function placeOf(node: unknown, place: Place): Position | undefined {
  if (!isNode(node) || node.range === undefined || node.range === null) return undefined;
  return place(node.range[0], node.range[1]);
}

/**
 * Finds where each character of a scalar’s text was written. `source` is the YAML with the scalar; `place` converts a
 * range of it to a position in the file. There is at least one stretch. When an escape stands for a character, the
 * whole text has one position, that of the value.
 */
function findStretches(
  scalar: Scalar,
  source: string,
  place: (from: number, to: number) => Position,
): readonly Stretch[] {
  const [start = 0, end = start] = scalar.range ?? [];
  const { value, type } = scalar;
  const found =
    typeof value === "string" ? findLines(value, type, start, source.slice(start, end)) : undefined;
  if (found === undefined) return [{ from: 0, ...place(start, end) }];
  return found.map(({ from, at }) => {
    const { line, column } = place(at, at);
    return { from, line, column };
  });
}

/** `at` is the offset in the source of the character at `from` in the text. */
type Line = { readonly from: number; readonly at: number };

function findLines(
  text: string,
  type: Scalar["type"],
  start: number,
  written: string,
): readonly Line[] | undefined {
  const isBlock = type === "BLOCK_LITERAL" || type === "BLOCK_FOLDED";
  const isQuoted = type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE";
  // The text follows the line of `|` or `>`, or a quotation mark.
  const before = isBlock ? written.indexOf("\n") + 1 : isQuoted ? 1 : 0;
  const lines = align(text, written.slice(before, isQuoted ? -1 : undefined));
  return lines?.map(({ from, at }) => ({ from, at: start + before + at }));
}

/**
 * Aligns the lines of a text as written with the text itself, which differs in spaces and line ends. Undefined when
 * they differ in anything else.
 */
function align(text: string, written: string): readonly Line[] | undefined {
  const lines: Line[] = [];
  let from = 0;
  let lineStart = 0;
  for (const line of written.split("\n")) {
    // Searched only from the start of each gap: a whole line may be one long gap.
    const words = line.slice(skipGaps(line, 0)).replace(/(?<![ \t])[ \t]+$/, "");
    if (words !== "") {
      from = skipGaps(text, from);
      if (!text.startsWith(words, from)) return undefined;
      lines.push(withIndentation(text, written, { from, at: lineStart + skipGaps(line, 0) }));
      from += words.length;
    }
    lineStart += line.length + 1;
  }
  return lines.length > 0 && skipGaps(text, from) === text.length ? lines : undefined;
}

/** The spaces of YAML; other Unicode spaces are ordinary characters. */
function skipGaps(text: string, from: number): number {
  let next = from;
  while (text[next] === " " || text[next] === "\t" || text[next] === "\n") next += 1;
  return next;
}

/** In a literal text, lines indented further than the first begin with spaces. */
function withIndentation(text: string, written: string, { from, at }: Line): Line {
  let count = 0;
  while (text[from - count - 1] === " " && written[at - count - 1] === " ") count += 1;
  return { from: from - count, at: at - count };
}
