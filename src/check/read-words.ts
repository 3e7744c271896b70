import { isScalar, visit } from "yaml";
import type { ParsedSource, SourceFile } from "../model/model.ts";
import { readToml } from "../text/read-toml.ts";
import { readYaml } from "../text/read-yaml.ts";

/**
 * The text of a source with everything blanked that readers do not see as words: keys, names of other files, addresses,
 * code, marks of directives. The rest keeps its position.
 */
export function readWords({ file, text }: SourceFile, parsed: ParsedSource | undefined): string {
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

/** Keeps the values that are words. */
function blankYaml(text: string): string {
  const words: Range[] = [];
  visit(readYaml(text), {
    Scalar(key, node) {
      if (key === "key" || !isScalar(node) || typeof node.value !== "string" || isName(node.value)) return;
      const [from = 0, to = 0] = node.range ?? [];
      words.push([from, to]);
    },
  });
  return blankAround(text, words);
}

/** Keeps the values of TOML that are words. */
function blankToml(text: string): string {
  const words = readToml(text).places.flatMap(({ value }) =>
    value.type === "TOMLValue" && value.kind === "string" && !isName(value.value) ? [value.range] : [],
  );
  return blankAround(text, words);
}

function blankAround(text: string, words: readonly Range[]): string {
  let left = "";
  for (const [from, to] of words.toSorted(([a], [b]) => a - b)) {
    left += blank(text.slice(left.length, from)) + text.slice(from, to);
  }
  return left + blank(text.slice(left.length));
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
    /\{\w+\}/g,
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
