import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type ParsedNode,
  parseDocument,
  visit,
  type YAMLError,
} from "yaml";
import type { Locate, Located } from "../model.ts";
import type { Position, Problem, Report } from "../problem.ts";

import { explainYamlError, type YamlExplanation } from "./explain-yaml-error.ts";
import { createOpeningFinder } from "./find-opening.ts";
import { findStretches } from "./find-stretches.ts";
import { findTypesetSigns } from "./find-typeset-signs.ts";

export type ParsedYaml = { readonly data: unknown; readonly locate: Locate };

/** More aliases of one value than this are an attack (“billion laughs”) or a mistake, never a page. */
const maxAliases = 100;
/** The same of all values together: what the reader does for each grows with their number. */
const maxAliasesOfFile = 1000;
const writeOut = "write the values out instead of repeating them with *name";

/**
 * Reads YAML 1.2 (core schema: no dates, no `yes`/`no`), keeping the place of every key and value.
 * `firstLine` is the line of the file on which the YAML starts. Warnings count as errors.
 */
export function parseYaml(
  text: string,
  file: string,
  firstLine: number,
  report: Report,
): ParsedYaml | undefined {
  const lines = countLines(text);
  const document = read(text);
  const place: Place = (from, to) => toPosition(text, lines, from, to, firstLine);
  const yaml = {
    text,
    lineOf: (index: number) => place(index, index).line,
    findOpening: createOpeningFinder(text),
  };
  const told = dropAfterEnd([...document.errors, ...document.warnings]).map((error) => ({
    error,
    ...explainYamlError(error, yaml),
  }));
  const signs = findTypesetSigns(text, document, read);
  const mistakes: readonly Told[] =
    signs.length > 0
      ? signs.map((sign) => ({ ...sign, code: "yaml/syntax" }))
      : findCauses(told, lines).map(({ error, pos = error.pos, ...rest }) => ({ ...rest, pos }));
  for (const { pos, code, message, hint } of mistakes)
    report({ code, severity: "error", file, at: place(...pos), message, ...(hint && { hint }) });
  const aliasesHold = checkAliases(document, (from, to) => place(from, to), file, report);
  if (mistakes.length > 0 || !aliasesHold) return undefined;
  try {
    const data: unknown = document.toJS({ maxAliasCount: maxAliases });
    return { data: data ?? {}, locate: createLocate(document, text, place) };
  } catch (error) {
    report({
      code: "yaml/alias",
      severity: "error",
      file,
      at: { line: firstLine, column: 1 },
      message: `the aliases of this file repeat too much: ${(error as Error).message}`,
      hint: writeOut,
    });
    return undefined;
  }
}

function read(text: string): Document.Parsed {
  return parseDocument(text, {
    version: "1.2",
    schema: "core",
    strict: true,
    uniqueKeys: true,
    stringKeys: true,
    prettyErrors: false,
  });
}

/** Of the whole text: the reader itself counts no lines within what it stumbles over. */
function countLines(text: string): LineCounter {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) lines.addNewLine(end + 1);
  return lines;
}

/** Below the line at which the reader gave up, it has something to say about every word. */
function dropAfterEnd(found: readonly YAMLError[]): readonly YAMLError[] {
  return found.filter(({ message }, index) => index === 0 || !message.includes("in YAML stream"));
}

type Told = Pick<Problem, "code" | "message" | "hint"> & {
  readonly pos: readonly [from: number, to: number];
};

type Mistake = YamlExplanation & { readonly error: YAMLError };

/** What the reader stumbles over after a mistake is none of its own. */
function findCauses(found: readonly Mistake[], lines: LineCounter): readonly Mistake[] {
  // Every level on the way out of what nests too deep has its own error: the first says it all.
  const tooDeep = found.find(({ error }) => error.code === "RESOURCE_EXHAUSTION");
  if (tooDeep !== undefined) return [tooDeep];
  // A tab ends the group in which it stands: what is around it looks wrong as well.
  const tabs = found.filter(({ error }) => error.code === "TAB_AS_INDENT");
  if (tabs.length > 0) return tabs;
  const told = new Set<number>();
  return found.filter((one) => {
    if (!isSyntax(one)) return true;
    const start = startOf(one);
    const { line } = lines.linePos(start);
    if (told.has(line)) return false;
    // A name that seems to go on over several lines has swallowed them.
    const end = one.error.code === "MULTILINE_IMPLICIT_KEY" ? one.error.pos[1] - 1 : start;
    for (let at = line; at <= lines.linePos(end).line; at += 1) told.add(at);
    return true;
  });
}

function isSyntax({ error }: Mistake): boolean {
  return error.code !== "DUPLICATE_KEY";
}

function startOf({ error, pos = error.pos }: Mistake): number {
  return pos[0];
}

function checkAliases(document: Document.Parsed, place: Place, file: string, report: Report): boolean {
  let hold = true;
  let count = 0;
  // An alias that looks for its value by itself goes through the whole document.
  const anchored = new Map<string, Node>();
  visit(document, {
    Value(_, node) {
      if (node.anchor !== undefined) anchored.set(node.anchor, node);
    },
    Alias(_, alias, ancestors) {
      count += 1;
      const fault = count > maxAliasesOfFile ? tooMany : explainAlias(alias.source, anchored, ancestors);
      if (fault === undefined) return undefined;
      hold = false;
      const [from = 0, to = from] = alias.range ?? [];
      report({ code: "yaml/alias", severity: "error", file, at: place(from, to), ...fault });
      return fault === tooMany ? visit.BREAK : undefined;
    },
  });
  return hold;
}

type AliasFault = Pick<Problem, "message" | "hint">;

const tooMany: AliasFault = { message: `the file has more than ${maxAliasesOfFile} aliases`, hint: writeOut };

function explainAlias(
  name: string,
  anchored: ReadonlyMap<string, Node>,
  ancestors: readonly unknown[],
): AliasFault | undefined {
  const target = anchored.get(name);
  const isWithinItself = target !== undefined && ancestors.includes(target);
  if (target !== undefined && !isWithinItself) return undefined;
  return {
    message: isWithinItself
      ? `*${name} stands within the value that it stands for`
      : `*${name} stands for a value called &${name}, but there is none above`,
    hint: `put the text between quotes if it is meant to start with *, as in "*${name}"`,
  };
}

type Place = (from: number, to: number) => Position;

function createLocate(document: Document.Parsed, text: string, place: Place): Locate {
  const find: { [What in keyof Located]: (path: readonly PropertyKey[]) => Located[What] | undefined } = {
    key: (path) => {
      const { key, value } = findNodes(document, path) ?? {};
      return placeOf(key ?? value, place);
    },
    value: (path) => {
      const { key, value } = findNodes(document, path) ?? {};
      return placeOf(value ?? key, place);
    },
    text: (path) => {
      const { value } = findNodes(document, path) ?? {};
      const written = isAlias(value) ? value.resolve(document) : value;
      return isScalar(written) ? findStretches(written, text, place) : undefined;
    },
  };
  return (path, what) => find[what](path);
}

/** The key and the value at the end of `path`; undefined where it leads nowhere. */
function findNodes(document: Document.Parsed, path: readonly PropertyKey[]) {
  let node: ParsedNode | null = document.contents;
  let key: ParsedNode | undefined;
  for (const step of path) {
    if (isAlias(node)) node = (node.resolve(document) as ParsedNode | undefined) ?? null;
    key = undefined;
    if (isMap<ParsedNode, ParsedNode | null>(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === String(step));
      if (pair === undefined) return undefined;
      key = pair.key;
      node = pair.value;
    } else if (isSeq<ParsedNode>(node)) {
      node = node.items[Number(step)] ?? null;
    } else {
      return undefined;
    }
  }
  return { key, value: node };
}

function placeOf(node: ParsedNode | null | undefined, place: Place): Position | undefined {
  if (!isNode(node) || node.range === undefined || node.range === null) return undefined;
  return place(node.range[0], node.range[1]);
}

/** The underlined part ends with its line. */
function toPosition(text: string, lines: LineCounter, from: number, to: number, firstLine: number): Position {
  const { line, col } = lines.linePos(Math.min(from, text.length));
  const lineEnd = text.indexOf("\n", from);
  const end = Math.min(to, lineEnd === -1 ? text.length : lineEnd);
  return {
    line: Math.max(line, 1) + firstLine - 1,
    column: Math.max(col, 1),
    length: Math.max(1, end - from),
  };
}
