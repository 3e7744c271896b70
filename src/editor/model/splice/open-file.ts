import { isCollection, type YAMLMap, type YAMLSeq } from "yaml";
import { joinFrontMatter, splitFrontMatter } from "../../../text/front-matter.ts";
import type { Position } from "../../../words/problem.ts";
import type { FieldPath, Value } from "../edit.ts";
import { changeToml } from "../toml/change-toml.ts";
import { readTomlTree } from "../toml/toml-tree.ts";
import { changeYaml } from "./change-yaml.ts";
import type { Changed, FieldEdit } from "./edit-value.ts";
import { evenOut, lineEndOf } from "./splice.ts";
import { membersOf, readTree, type Tree } from "./tree.ts";

export type Format = "markdown" | "yaml";

/** The parts of a file of `content/`, with their original line ends. */
export type OpenFile = {
  readonly written: string;
  /** The whole file if it is YAML alone; empty if a Markdown file has no front matter. */
  readonly head: Head;
  /** The line on which the front matter begins, from 1. Undefined without front matter. */
  readonly headLine: number | undefined;
  /** Undefined for a file of YAML alone. */
  readonly body: string | undefined;
  /** Returns the bytes of the file with other parts. */
  readonly close: (parts: { readonly head?: string; readonly body?: string }) => Uint8Array;
};

/** Undefined if the bytes are not UTF-8, or the front matter of a Markdown file is not closed. */
export function openFile(bytes: Uint8Array, format: Format): OpenFile | undefined {
  const text = decode(bytes);
  if (text === undefined) return undefined;
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const written = text.slice(mark.length);
  const toBytes = (whole: string) => new TextEncoder().encode(mark + whole);
  if (format === "markdown") return openMarkdown(written, toBytes);
  return {
    written,
    head: { language: "yaml", text: written },
    headLine: 1,
    body: undefined,
    close: ({ head = written }) => toBytes(head),
  };
}

type ToBytes = (whole: string) => Uint8Array;

/** Undefined where the build refuses the fences. */
function openMarkdown(written: string, toBytes: ToBytes): OpenFile | undefined {
  const parts = splitFrontMatter(written);
  if (parts.status === "bare") return openBare(written, toBytes);
  if (parts.status === "faulty") return undefined;
  const { opening, head: text, gap, closing, body } = parts;
  return {
    written,
    head: { language: parts.sign === "+++" ? "toml" : "yaml", text },
    headLine: 2,
    body,
    close: (changed) => {
      const newText = changed.head ?? text;
      const newBody = changed.body ?? body;
      const lineEnd = lineEndOf(written);
      const isOpen = newBody !== "" && !/[\r\n]$/.test(closing);
      const newGap = newText === text ? gap : newText === "" ? "" : gap || lineEnd;
      return toBytes(opening + newText + newGap + closing + (isOpen ? lineEnd : "") + newBody);
    },
  };
}

/**
 * A text without front matter. It gets some with its first field, or if its own first line would be read as front
 * matter.
 */
function openBare(written: string, toBytes: ToBytes): OpenFile {
  return {
    written,
    head: { language: "yaml", text: "" },
    headLine: undefined,
    body: written,
    close: ({ head = "", body = written }) => {
      const lineEnd = lineEndOf(written);
      const isBare = splitFrontMatter(body).status === "bare";
      if (head === "") return toBytes(isBare ? body : joinFrontMatter("", body, lineEnd));
      const gap = /^[\r\n]/.test(body) ? "" : lineEnd;
      return toBytes(joinFrontMatter(head + lineEnd, gap + body, lineEnd));
    },
  };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The front matter of a Markdown file, or the whole text of a YAML file. */
export type Head = { readonly language: "yaml" | "toml"; readonly text: string };

/** Reads the data. Undefined if the build would refuse it. */
export function readHead({ language, text }: Head): Value | undefined {
  const evened = evenOut(text).text;
  return language === "toml" ? readTomlTree(evened)?.data : readTree(evened)?.data;
}

/** Edits a field in YAML or TOML. `order` as in `applyEdit`. */
export function changeHead(
  { language, text }: Head,
  edit: FieldEdit,
  order: readonly string[],
  lineEnd: string,
): Changed {
  return (language === "toml" ? changeToml : changeYaml)(text, edit, order, lineEnd);
}

/**
 * Finds the innermost field around a position in a file: its path from the root of the data, or `[]` for the Markdown.
 * Undefined if the file cannot be read.
 */
export function fieldAt(
  bytes: Uint8Array,
  format: Format,
  at: Pick<Position, "line" | "column">,
): FieldPath | undefined {
  return createFieldFinder(bytes, format)?.(at);
}

/** Like `fieldAt`, for many positions in one file. */
export function createFieldFinder(
  bytes: Uint8Array,
  format: Format,
): ((at: Pick<Position, "line" | "column">) => FieldPath) | undefined {
  const file = openFile(bytes, format);
  if (file === undefined) return undefined;
  const { headLine, head } = file;
  if (headLine === undefined) return () => [];
  const { text } = evenOut(head.text);
  const find = head.language === "toml" ? findInToml(text) : findInYaml(text);
  if (find === undefined) return undefined;
  const lines = text.split("\n");
  return ({ line, column }) => {
    const index = line - headLine;
    if (index >= lines.length) return [];
    const start = lines.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0);
    return find(start + column - 1);
  };
}

type Find = (place: number) => FieldPath;

function findInYaml(text: string): Find | undefined {
  const tree = readTree(text);
  return tree && ((place) => innermost(tree, place));
}

/** Takes the last field that begins before the position: a field within another begins after it. */
function findInToml(text: string): Find | undefined {
  const tree = readTomlTree(text);
  return tree && ((place) => tree.places.findLast(({ key }) => key.range[0] <= place)?.path ?? []);
}

function innermost({ document, text }: Tree, place: number): FieldPath {
  const path: (string | number)[] = [];
  for (let node: unknown = document.contents; isCollection(node); ) {
    const members = membersOf(node as YAMLMap | YAMLSeq, text);
    const index = members?.findLastIndex(({ start }) => start <= place) ?? -1;
    const member = members?.[index];
    if (member === undefined) break;
    path.push(member.name ?? index);
    node = member.node;
  }
  return path;
}
