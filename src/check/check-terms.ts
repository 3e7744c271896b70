import { type Location, location } from "vfile-location";
import { isScalar, visit } from "yaml";
import type { Term } from "../define/define.ts";
import { keys } from "../model/memory/kinds.ts";
import { type Kept, remember } from "../model/memory/memory.ts";
import type { Entry, ParsedSource, SourceFile } from "../model/model.ts";
import { once } from "../once.ts";
import { escapeRegExp } from "../text/escape-reg-exp.ts";
import { readToml } from "../text/read-toml.ts";
import { readYaml } from "../text/read-yaml.ts";
import { say } from "../words/message.ts";
import type { Position, Report } from "../words/problem.ts";

type Searched = {
  readonly sources: readonly SourceFile[];
  readonly parsed: readonly ParsedSource[];
  /** Entries with a `Term` as data. Their own files are not searched. */
  readonly terms: readonly Entry[];
  /** Phrases within which no spelling is a mistake. */
  readonly keep: readonly string[];
};

/** Finds terms that are not spelt as the site prescribes. */
export function checkTerms({ sources, parsed, terms, keep }: Searched, memory: Kept, report: Report): void {
  const files = new Set(terms.map(({ file }) => file));
  const finders = once(() => terms.map(({ file, data }) => ({ file, find: createFinder(data as Term) })));
  const byFile = new Map(parsed.map((source) => [source.file, source]));
  const rules = JSON.stringify([terms.map(({ file, data }) => [file, data]), keep]);
  for (const source of terms.length === 0 ? [] : sources) {
    if (files.has(source.file)) continue;
    const found = remember(memory, "spellings", keys.spellings(rules, source.digest), () => {
      const words = without(keep, readWords(source, byFile.get(source.file)));
      const [folded, places] = [fold(words), location(words)];
      return finders().flatMap(({ file, find }) =>
        find(words, folded).map(({ written, right, index }) => ({
          written: written.replace(/\s+/g, " "),
          right,
          file,
          at: toPosition(places, index, written),
        })),
      );
    });
    for (const { written, right, file, at } of found) {
      report({
        code: "content/spelling",
        severity: "warning",
        file: source.file,
        at,
        message: say("content/spelling", { written, right }),
        hint: say("content/spelling.hint", { right, file }),
      });
    }
  }
}

/** `written` is the spelling found at `index` of the text. */
type Found = { readonly written: string; readonly right: string; readonly index: number };

function createFinder({ write, insteadOf = [], caseAndAccents = false, except = [] }: Term) {
  const plain = caseAndAccents ? toPhrasePattern(fold(write)) : undefined;
  const itself = toPhrasePattern(write);
  const others = insteadOf.map((wrong) => toPhrasePattern(wrong));
  return (text: string, textFolded: string): readonly Found[] => {
    const searched = without(except, text);
    const found = new Map<number, string>();
    // Folding takes longer than searching, so each text is folded once for all terms.
    const folded = searched === text ? textFolded : fold(searched);
    for (const { 0: match, index } of plain === undefined ? [] : folded.matchAll(plain)) {
      const written = searched.slice(index, index + match.length);
      if (!isSame(written, write)) found.set(index, written);
    }
    // “mail” within “e-mail” is no mistake.
    const rest = searched.replace(itself, (right) => " ".repeat(right.length));
    for (const pattern of others)
      for (const { 0: written, index } of rest.matchAll(pattern)) found.set(index, written);
    return [...found].map(([index, written]) => ({
      written,
      right: startsSentence(written) ? upperFirst(write) : write,
      index,
    }));
  };
}

/**
 * Matches a whole word or phrase, across line breaks, with either apostrophe, and capitalised at the start of a
 * sentence.
 */
export function toPhrasePattern(words: string): RegExp {
  const [first = "", ...rest] = words;
  const start = first.toUpperCase() === first ? escapeRegExp(first) : `[${first}${first.toUpperCase()}]`;
  const pattern = start + escapeRegExp(rest.join("")).replace(/\s+/g, "\\s+").replace(/['’]/g, "['’]");
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, "gu");
}

/** Removes case and accents but keeps the length, so that positions stay the same. */
function fold(text: string): string {
  const plain = (letter: string) => letter.normalize("NFD").charAt(0).toLowerCase();
  return text.replace(/\p{L}/gu, (letter) => (letter.length === 1 ? plain(letter) : letter));
}

function isSame(written: string, write: string): boolean {
  const plain = written.replace(/\s+/g, " ").replaceAll("’", "'");
  const right = write.replaceAll("’", "'");
  return plain === right || plain === upperFirst(right);
}

/** True for `Mail`, false for `MAIL`. */
function startsSentence(text: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(text);
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function without(phrases: readonly string[], text: string): string {
  return phrases.reduce((left, phrase) => left.replaceAll(phrase, (found) => " ".repeat(found.length)), text);
}

export function toPosition(places: Location, index: number, written: string): Position {
  const { line, column } = places.toPoint(index) ?? { line: 1, column: 1 };
  const [firstLine = ""] = written.split("\n");
  return { line, column, length: firstLine.length };
}

/**
 * The text of a source with everything blanked that readers do not see as words: keys, names of other files, addresses,
 * code, marks of directives. The rest keeps its position. `between` stands between two values.
 */
export function readWords(
  { file, text }: SourceFile,
  parsed: ParsedSource | undefined,
  between = " ",
): string {
  const blankYaml = (yaml: string) => blankAround(yaml, wordsOfYaml(yaml), between);
  const blankToml = (toml: string) => blankAround(toml, wordsOfToml(toml), between);
  if (!file.endsWith(".md")) return blankMarkup(blankYaml(text));
  const bodyStart = (parsed?.body?.line ?? 1) - 1;
  if (bodyStart === 0) return blankMarkup(text);
  const lines = text.split("\n");
  const head = lines.slice(1, Math.max(1, bodyStart - 1)).join("\n");
  const fences = [lines[0] ?? "", lines[bodyStart - 1] ?? ""].map(blank);
  const body = lines.slice(bodyStart).join("\n");
  const blankHead = lines[0]?.startsWith("+++") ? blankToml : blankYaml;
  const parts = [fences[0], ...(bodyStart > 2 ? [blankHead(head)] : []), fences[1], body];
  return blankMarkup(parts.join("\n"));
}

type Range = readonly [from: number, to: number];

/** The values that are words. */
function wordsOfYaml(text: string): readonly Range[] {
  const words: Range[] = [];
  visit(readYaml(text), {
    Scalar(key, node) {
      if (key === "key" || !isScalar(node) || typeof node.value !== "string" || isName(node.value)) return;
      const [from = 0, to = 0] = node.range ?? [];
      words.push([from, to]);
    },
  });
  return words;
}

function wordsOfToml(text: string): readonly Range[] {
  return readToml(text).places.flatMap(({ value }) =>
    value.type === "TOMLValue" && value.kind === "string" && !isName(value.value) ? [value.range] : [],
  );
}

function blankAround(text: string, words: readonly Range[], between: string): string {
  const blankPart = (part: string) => part.replace(/[^\n]/g, between);
  let left = "";
  for (const [from, to] of words.toSorted(([a], [b]) => a - b)) {
    left += blankPart(text.slice(left.length, from)) + text.slice(from, to);
  }
  return left + blankPart(text.slice(left.length));
}

/** True for names of entries and drawings, routes, addresses and times, which are read by programs. */
function isName(value: string): boolean {
  return !/\s/.test(value.trim()) && (/[/@:#]/.test(value) || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value));
}

/** Blanks the code of Markdown, in blocks and within lines. */
export function blankCode(text: string): string {
  return blankFences(text).replace(/`[^`\n]+`/g, blank);
}

/** Blanks code, addresses, and names of directives and their attributes in Markdown. */
function blankMarkup(text: string): string {
  return [
    /<!--(?:[\s\S]*?-->|[\s\S]*)/g,
    /(?<=\]\()[^)\s]+/g,
    /^\[[^\]\n]+\]:\s*\S+/gm,
    /\b(?:https?:\/\/|www\.)[^\s)>"»]+/g,
    /(?:mailto:|(?<![\w.+-]))[\w.+-]+@[\w.-]+\w/g,
    /:{1,3}[a-z][\w-]*(?=[[{\n])/g,
    /\b[a-zA-Z]+(?==")/g,
    // Names between braces stand for values.
    /\{[\p{L}_][\p{L}\p{N}_-]*\}/gu,
    /(?<==")[a-z0-9/#-]+(?=")/g,
  ].reduce((left, pattern) => left.replace(pattern, blank), blankCode(text));
}

/** Blanks fenced code. Without a closing fence it extends to the end. */
function blankFences(text: string): string {
  let open: string | undefined;
  const lines = text.split("\n").map((line) => {
    const [fence] = /^(?:`{3,}(?![^`]*`)|~{3,})/.exec(line) ?? [];
    const isCode = open !== undefined || fence !== undefined;
    if (open === undefined) open = fence;
    else if (fence?.startsWith(open)) open = undefined;
    return isCode ? blank(line) : line;
  });
  return lines.join("\n");
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, " ");
}
