import { isCollection, type YAMLMap, type YAMLSeq } from "yaml";
import { type Collection, type Collections, isMember } from "../../../define/collections.ts";
import { type FileFormat, formatOf } from "../../../model/sources.ts";
import { valueAt } from "../../../model/value-at.ts";
import { joinFrontMatter, splitFrontMatter } from "../../../text/front-matter.ts";
import { say } from "../../../words/message.ts";
import type { Position } from "../../../words/problem.ts";
import { changeJson, innermostOfJson, readJsonTree, renameInJson } from "../data/change-json.ts";
import {
  cellAt,
  changeTable,
  type ListFormat,
  nameList,
  readTableData,
  renameCell,
  toListEdit,
} from "../data/change-list.ts";
import type { FieldPath, Value } from "../edit.ts";
import { changeToml } from "../toml/change-toml.ts";
import { readTomlTree } from "../toml/toml-tree.ts";
import { changeYaml } from "./change-yaml.ts";
import type { Changed, FieldEdit } from "./edit-value.ts";
import { evenOut, lineEndOf } from "./splice.ts";
import { membersOf, readTree, type Tree } from "./tree.ts";

/** How the fields of a file are written. A list of entries is read by what its collection says of it. */
export type Format = Exclude<FileFormat, "csv"> | ListFormat;

/** The format of the files of a collection. */
export function formatIn(collection: Collection): Format {
  const { kind, format, id } = collection;
  return format === "csv" || (kind === "file" && id !== undefined) ? collection : format;
}

/** The format of a file of `content/`. */
export function formatOfFile(file: string, collections: Collections): Format {
  const collection = Object.values(collections).find((each) => isMember(file, each));
  const format = formatOf(file);
  return collection === undefined ? (format === "csv" ? "yaml" : format) : formatIn(collection);
}

/** The parts of a file of `content/`, with their original line ends. */
export type OpenFile = {
  readonly written: string;
  /** The whole file if it has no Markdown; empty if a Markdown file has no front matter. */
  readonly head: Head;
  /** The line on which the front matter begins, from 1. Undefined without front matter. */
  readonly headLine: number | undefined;
  /** Undefined for a file without Markdown. */
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
  const list = typeof format === "string" ? undefined : format;
  const language = list?.format ?? (format as Exclude<FileFormat, "csv">);
  if (language === "markdown") return openMarkdown(written, toBytes);
  return {
    written,
    head: { language, text: written, list },
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

/** The front matter of a Markdown file, or the whole text of another file. */
export type Head = {
  readonly language: Exclude<FileFormat, "markdown">;
  readonly text: string;
  /** What names the entries of a list. */
  readonly list?: ListFormat | undefined;
};

/** Reads the data. Undefined if the build would refuse it. */
export function readHead(head: Head): Value | undefined {
  const { language, text, list } = head;
  if (language === "csv") return list && readTableData(evenOut(text).text, list);
  const data = readWritten(head);
  return list === undefined ? data : nameList(data, list);
}

/** The data as the file has them, a list as a list. */
function readWritten({ language, text }: Head): Value | undefined {
  const evened = evenOut(text).text;
  if (language === "toml") return readTomlTree(evened)?.data;
  return language === "json" ? readJsonTree(evened)?.data : readTree(evened)?.data;
}

/** Edits a field. `order` as in `applyEdit`. */
export function changeHead(head: Head, edit: FieldEdit, order: readonly string[], lineEnd: string): Changed {
  const { language, text, list } = head;
  if (language === "csv")
    return list === undefined
      ? { status: "impossible", why: say("edit/unreadable") }
      : changeTable(text, edit, list, lineEnd);
  const data = list && readWritten(head);
  const ofFile = list && data !== undefined ? toListEdit(data, edit, list) : edit;
  if (ofFile === undefined) return { status: "impossible", why: say("edit/missing") };
  const change = { toml: changeToml, json: changeJson, yaml: changeYaml }[language];
  return change(text, ofFile, order, lineEnd);
}

/** Renames an entry in JSON or in a list. Undefined where this is not possible. */
export function renameIn(head: Head, from: string, to: string): string | undefined {
  const { language, text, list } = head;
  if (list === undefined) return language === "json" ? renameInJson(text, from, to) : undefined;
  if (language === "csv") return renameCell(text, from, to, list);
  const { id = "" } = list;
  const data = readWritten(head);
  const edit = { kind: "set", path: [from, id], value: to } as const;
  const ofFile = data === undefined ? undefined : toListEdit(data, edit, list);
  const changed = ofFile && changeHead({ language, text }, ofFile, [], lineEndOf(text));
  return changed?.status === "done" ? changed.text : undefined;
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
  const find = createFind({ ...head, text });
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

function createFind(head: Head): Find | undefined {
  const { language, text, list } = head;
  if (language === "csv") return list && ((place) => cellAt(text, place, list));
  const find = { toml: findInToml, json: findInJson, yaml: findInYaml }[language](text);
  if (find === undefined || list === undefined) return find;
  const data = readWritten(head);
  return (place) => {
    const path = find(place);
    const depth = path.findIndex((step) => typeof step === "number");
    const id = depth === -1 ? undefined : valueAt(data, [...path.slice(0, depth + 1), list.id ?? ""]);
    return typeof id === "string" ? [id, ...path.slice(depth + 1)] : [];
  };
}

function findInJson(text: string): Find | undefined {
  const tree = readJsonTree(text);
  return tree && ((place) => innermostOfJson(tree.root, place));
}

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
