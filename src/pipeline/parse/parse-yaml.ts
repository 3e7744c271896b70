import { type Document, LineCounter, type YAMLError } from "yaml";
import type { Locate } from "../../model/model.ts";
import { once } from "../../once.ts";
import { readYaml } from "../../text/read-yaml.ts";
import { maxAliases, maxCharacters, maxErrors, maxMistakes } from "../../text/yaml-limits.ts";
import { say } from "../../words/message.ts";
import type { Position, Problem, Report } from "../../words/problem.ts";
import { explainYamlError, type YamlExplanation } from "./explain-yaml-error.ts";
import { createOpeningFinder } from "./find-opening.ts";
import { findTypesetSigns } from "./find-typeset-signs.ts";
import { followAliases, writeOut } from "./follow-aliases.ts";
import { locateInYaml } from "./locate-in-yaml.ts";

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
  const lines = countLines(text);
  const place: Place = (from, to) => toPosition(text, lines, from, to, firstLine);
  const refuse = ({ pos, code, message, hint }: Explained) =>
    report({ code, severity: "error", file, at: place(...pos), message, ...(hint && { hint }) });
  if (text.length > maxCharacters) {
    refuse(tooLong);
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

const tooLong: Explained = {
  code: "yaml/syntax",
  message: say("yaml/syntax.too-long", { most: maxCharacters }),
  hint: say("yaml/syntax.too-long.hint"),
  pos: [0, 1],
};

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
