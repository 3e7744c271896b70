import {
  type Alias,
  type Document,
  isAlias,
  isCollection,
  isPair,
  LineCounter,
  type Node,
  visit,
  type YAMLError,
} from "yaml";
import type { Locate } from "../../model/model.ts";
import { once } from "../../once.ts";
import { readYaml } from "../../text/read-yaml.ts";
import {
  maxAliases,
  maxAliasesOfFile,
  maxCharacters,
  maxErrors,
  maxMistakes,
  maxRepeated,
} from "../../text/yaml-limits.ts";
import { type Message, say } from "../../words/message.ts";
import type { Position, Problem, Report } from "../../words/problem.ts";
import { explainYamlError, tooLong, type YamlExplanation } from "./explain-yaml-error.ts";
import { createOpeningFinder } from "./find-opening.ts";
import { locateInYaml } from "./locate-in-yaml.ts";
import { readPlainHead } from "./read-plain-head.ts";

/** A typographic character from `pos[0]` to `pos[1]`, where YAML needs another one. */
type TypesetSign = {
  readonly pos: readonly [from: number, to: number];
  readonly message: Message;
  readonly hint: Message;
  /** The replacement, of the same length. */
  readonly instead: string;
};

// Matches a whole run: otherwise the text around it would be searched once for each character.
const unbroken = "[\\u00A0\\u2007\\u202F]";
const spaces = `(?<!${unbroken})${unbroken}+(?!${unbroken})`;
const name = "^ *(?:- +)?[\\w.-]+";
const field = `${name} *: +`;

const kinds = [
  {
    pattern: new RegExp(
      `${spaces}(?:(?<=^ *${spaces})(?= *\\S)|(?<=(?:^ *-|${name} *:)${spaces})|(?<=${name}${spaces})(?= *:(?:\\s|$)))`,
      "gm",
    ),
    instead: " ",
    what: "yaml/syntax.unbroken-space",
    hint: "yaml/syntax.unbroken-space.hint",
  },
  {
    pattern: /[–—•](?<=^ *.)(?=[ \u00A0])/gm,
    instead: "-",
    what: "yaml/syntax.dash",
    hint: "yaml/syntax.dash.hint",
  },
  {
    pattern: new RegExp(
      `[“”„](?<=${field}.)(?=[^"\\n]*[“”] *$)|[“”](?= *$)(?<=${field}[“”„][^"\\n]*.)`,
      "gm",
    ),
    instead: '"',
    what: "yaml/syntax.curly-quotes",
    hint: "yaml/syntax.curly-quotes.hint",
  },
  {
    pattern: new RegExp(`«(?<=${field}.)(?=[^"\\n]*» *$)|»(?= *$)(?<=${field}«[^"\\n]*.)`, "gm"),
    instead: '"',
    what: "yaml/syntax.guillemets",
    hint: "yaml/syntax.guillemets.hint",
  },
] as const;

/**
 * Finds the typographic characters that make the YAML wrong, the first of each line, in order. Those within texts stay.
 * `document` is what the reader makes of `text`.
 */
function findTypesetSigns(text: string, document: Document.Parsed): readonly TypesetSign[] {
  const isRead = document.errors.length === 0;
  // A text may begin with a dash or stand in curly quotes.
  const signs = (isRead ? kinds.slice(0, 1) : kinds)
    .flatMap((kind) => [...text.matchAll(kind.pattern)].map((match) => toSign(match, kind)))
    .sort((a, b) => a.pos[0] - b.pos[0]);
  if (signs.length === 0) return [];
  const mended = readYaml(mend(text, signs));
  if (isRead ? mended.errors.length > 0 : mended.errors.length >= document.errors.length) return [];
  const texts = rangesOfTexts(mended);
  let next = 0;
  return signs
    .filter(({ pos: [from, to] }) => {
      while ((texts[next]?.[1] ?? Infinity) <= to) next += 1;
      return (texts[next]?.[0] ?? Infinity) >= from;
    })
    .filter(({ pos }, at, all) => at === 0 || text.slice(all[at - 1]?.pos[1], pos[0]).includes("\n"));
}

function toSign({ 0: written, index }: RegExpExecArray, kind: (typeof kinds)[number]): TypesetSign {
  return {
    pos: [index, index + written.length],
    message: say("yaml/syntax", { what: say(kind.what) }),
    hint: say(kind.hint),
    instead: kind.instead.repeat(written.length),
  };
}

function mend(text: string, signs: readonly TypesetSign[]): string {
  let mended = "";
  for (const { pos, instead } of signs) mended += text.slice(mended.length, pos[0]) + instead;
  return mended + text.slice(mended.length);
}

/** In the order of the text, without overlap. */
function rangesOfTexts(document: Document.Parsed): readonly (readonly [from: number, to: number])[] {
  const ranges: [number, number][] = [];
  visit(document, {
    Scalar(_, node) {
      if (node.range) ranges.push([node.range[0], node.range[1]]);
    },
  });
  return ranges.sort((a, b) => a[0] - b[0]);
}

/** An alias that cannot be followed. */
type AliasFault = Pick<Problem, "code" | "message" | "hint"> & {
  readonly pos: readonly [from: number, to: number];
};

const writeOut = say("yaml/alias.write-out");

/** Finds the value of each alias. Resolved one by one, each alias would search the whole document. */
function followAliases(document: Document.Parsed): {
  readonly faults: readonly AliasFault[];
  readonly targets: ReadonlyMap<Alias, Node>;
} {
  const faults: AliasFault[] = [];
  const targets = new Map<Alias, Node>();
  const anchored = new Map<string, Node>();
  const measure = createMeasure(targets);
  let count = 0;
  let repeated = 0;
  visit(document, {
    Value(_, node) {
      if (node.anchor !== undefined) anchored.set(node.anchor, node);
    },
    Alias(_, alias, ancestors) {
      const blame = (fault: Pick<AliasFault, "message" | "hint">) =>
        void faults.push({ code: "yaml/alias", ...fault, pos: [from, to] });
      count += 1;
      const target = anchored.get(alias.source);
      const [from = 0, to = from] = alias.range ?? [];
      const found = target && !ancestors.includes(target) ? target : undefined;
      if (found !== undefined) {
        targets.set(alias, found);
        repeated += measure(found);
      }
      const excess = findExcess(count, repeated);
      if (excess !== undefined) blame({ message: excess, hint: writeOut });
      else if (found === undefined) blame(explainMissing(alias.source, target));
      return excess === undefined ? undefined : visit.BREAK;
    },
  });
  return { faults, targets };
}

/** Counts the values in a node, including those of its aliases. Visits each node once. */
function createMeasure(targets: ReadonlyMap<Alias, Node>): (node: unknown) => number {
  const sizes = new Map<unknown, number>();
  const measure = (node: unknown): number => {
    const known = sizes.get(node);
    if (known !== undefined) return known;
    const parts = isCollection(node)
      ? (node.items as readonly unknown[])
      : isPair(node)
        ? [node.value]
        : isAlias(node)
          ? [targets.get(node)]
          : [];
    const size = parts.reduce<number>((sum, part) => sum + measure(part), 1);
    sizes.set(node, size);
    return size;
  };
  return measure;
}

function findExcess(count: number, repeated: number): Message | undefined {
  if (count > maxAliasesOfFile) return say("yaml/alias.too-many", { most: maxAliasesOfFile });
  if (repeated > maxRepeated) return say("yaml/alias.too-long", { most: maxRepeated });
  return undefined;
}

function explainMissing(name: string, target: Node | undefined): Pick<AliasFault, "message" | "hint"> {
  return {
    message: target === undefined ? say("yaml/alias.missing", { name }) : say("yaml/alias.within", { name }),
    hint: say("yaml/alias.hint", { name }),
  };
}

export type ParsedYaml = { readonly data: unknown; readonly locate: Locate };

/**
 * Reads YAML 1.2 (core schema: no dates, no `yes`/`no`) with the position of every key and value. `firstLine` is the
 * line of the file on which the YAML starts. Warnings count as errors.
 */
export function parseYaml(
  text: string,
  file: string,
  firstLine: number,
  report: Report,
): ParsedYaml | undefined {
  const plain = text.length > maxCharacters ? undefined : readPlainHead(text, firstLine);
  if (plain !== undefined) return plain;
  const lines = countLines(text);
  const place: Place = (from, to) => toPosition(text, lines, from, to, firstLine);
  const refuse = ({ pos, code, message, hint }: Explained) =>
    report({ code, severity: "error", file, at: place(...pos), message, ...(hint && { hint }) });
  if (text.length > maxCharacters) {
    refuse({ ...tooLong, pos: [0, 1] });
    return undefined;
  }
  const document = readYaml(text);
  const { faults, targets } = followAliases(document);
  const mistakes = [...findMistakes(text, document, lines, place), ...faults];
  for (const mistake of cutShort(mistakes)) refuse(mistake);
  if (mistakes.length > 0) return undefined;
  try {
    const data: unknown = document.toJS({ maxAliasCount: maxAliases });
    return { data: data ?? {}, locate: locateInYaml(document, text, targets, place) };
  } catch {
    report({
      code: "yaml/alias",
      severity: "error",
      file,
      at: { line: firstLine, column: 1 },
      message: say("yaml/alias.too-much"),
      hint: writeOut,
    });
    return undefined;
  }
}

type Explained = Pick<Problem, "code" | "message" | "hint"> & {
  readonly pos: readonly [from: number, to: number];
};

type Place = (from: number, to: number) => Position;

/** When there are too many errors, one error replaces the rest. */
function cutShort(mistakes: readonly Explained[]): readonly Explained[] {
  const next = mistakes[maxMistakes];
  if (next === undefined) return mistakes;
  const message = say("yaml/syntax.more");
  const hint = say("yaml/syntax.more.hint");
  return [...mistakes.slice(0, maxMistakes), { ...next, message, hint }];
}

function findMistakes(
  text: string,
  document: Document.Parsed,
  lines: LineCounter,
  place: Place,
): readonly Explained[] {
  const signs = findTypesetSigns(text, document);
  if (signs.length > 0) return signs.map((sign) => ({ ...sign, code: "yaml/syntax" }));
  const yaml = {
    text,
    lineOf: (index: number) => place(index, index).line,
    findFirst: once(() => findFirst(text)),
    findOpening: createOpeningFinder(text),
  };
  const found = chooseErrors([...document.errors, ...document.warnings])
    .slice(0, maxErrors)
    .map((error) => ({ error, ...explainYamlError(error, yaml) }));
  return findCauses(found, lines).map(({ error, pos = error.pos, ...rest }) => ({ ...rest, pos }));
}

/** Counts the lines of the whole text: the library counts none in a part that it cannot parse. */
function countLines(text: string): LineCounter {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) lines.addNewLine(end + 1);
  return lines;
}

function findFirst(text: string) {
  const first = /^( *)[^\s#]/m.exec(text);
  return first === null ? undefined : { index: first.index, spaces: first[1]?.length ?? 0 };
}

/** The errors worth explaining, in the order of the reader. */
function chooseErrors(errors: readonly YAMLError[]): readonly YAMLError[] {
  // A tab ends its group, so the reader also reports what is around it.
  const tabs = errors.filter(({ code }) => code === "TAB_AS_INDENT");
  if (tabs.length > 0) return tabs;
  // After the line where the reader lost track, it reports every word. Duplicate keys are reported last.
  const [first] = errors;
  const isFirst = errors.every(({ code, pos }) => code !== "DUPLICATE_KEY" || pos[0] >= (first?.pos[0] ?? 0));
  return errors.filter((error) => (error === first && isFirst) || !error.message.includes("in YAML stream"));
}

type Mistake = YamlExplanation & { readonly error: YAMLError };

/** Errors that follow from an earlier mistake are left out. */
function findCauses(found: readonly Mistake[], lines: LineCounter): readonly Mistake[] {
  const reportedLines = new Set<number>();
  return found.filter((one) => {
    if (!isSyntax(one)) return true;
    const start = startOf(one);
    const { line } = lines.linePos(start);
    if (reportedLines.has(line)) return false;
    // A key that seems to span several lines has swallowed them.
    const end = one.error.code === "MULTILINE_IMPLICIT_KEY" ? one.error.pos[1] - 1 : start;
    for (let at = line; at <= lines.linePos(end).line; at += 1) reportedLines.add(at);
    return true;
  });
}

function isSyntax({ error }: Mistake): boolean {
  return error.code !== "DUPLICATE_KEY" && error.code !== "TAB_AS_INDENT";
}

function startOf({ error, pos = error.pos }: Mistake): number {
  return pos[0];
}

/** The underlined part ends with its line. */
function toPosition(text: string, lines: LineCounter, from: number, to: number, firstLine: number): Position {
  const { line, col } = lines.linePos(Math.min(from, text.length));
  const next = lines.lineStarts[Math.max(line, 1)];
  const end = Math.min(to, next === undefined ? text.length : next - 1);
  return {
    line: Math.max(line, 1) + firstLine - 1,
    column: Math.max(col, 1),
    length: Math.max(1, end - from),
  };
}
