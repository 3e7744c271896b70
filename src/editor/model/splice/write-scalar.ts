import { isMap, isNode, isScalar, isSeq, type Node, Scalar } from "yaml";
import { readYamlValue } from "../../../text/read-yaml.ts";
import type { Value } from "../edit.ts";
import { isGroup, isList, isSame } from "./edit-value.ts";
import { type FileStyle, lineStart } from "./tree.ts";

/** The position and the style of a value to be written. */
export type WriteContext = {
  /** The column of its name or dash. */
  readonly column: number;
  readonly isItem: boolean;
  readonly isFlow: boolean;
  /** False if something follows on the line. */
  readonly endsLine: boolean;
  readonly file: FileStyle;
  /** The old value, or one beside it, whose style to follow. */
  readonly like: Node | undefined;
  /** True if `like` is the old value: unchanged lines of its text stay. */
  readonly keepsLines: boolean;
};

type Scalars = string | number | boolean | null;

/** Writes a scalar with the quotes of the old one if it reads back, else with double quotes. */
export function writeScalar(value: Scalars, context: WriteContext): string {
  const written = listForms(value, context).find((form) => readsBack(form, value, context));
  return written ?? (typeof value === "string" ? quoteDouble(value) : writePlain(value, context.like));
}

function writePlain(value: Exclude<Scalars, string>, like: Node | undefined): string {
  if (typeof value !== "number") return String(value);
  if (!Number.isFinite(value)) return Number.isNaN(value) ? ".nan" : value > 0 ? ".inf" : "-.inf";
  // Keeps the number of decimals: after `1.50` comes `2.00`.
  const digits = isScalar(like) && typeof like.value === "number" ? (like.minFractionDigits ?? 0) : 0;
  const fixed = value.toFixed(Math.min(digits, 100));
  return digits > 0 && Object.is(Number(fixed), value) ? fixed : Object.is(value, -0) ? "-0" : String(value);
}

function listForms(value: Scalars, context: WriteContext): readonly string[] {
  if (typeof value !== "string") return [writePlain(value, context.like)];
  const model = modelOf(context);
  if (model.type === Scalar.QUOTE_DOUBLE || isHidden.test(value)) return [writeQuoted(value, '"', model)];
  const literal = () => writeBlock(value, { ...model, type: Scalar.BLOCK_LITERAL }, context.column);
  const canBeBlock = !context.isFlow && context.endsLine && value.trim() !== "";
  if (isBlockType(model.type)) return canBeBlock ? [writeBlock(value, model, context.column), literal()] : [];
  const isOnOneLine = !value.includes("\n") || model.text.includes("\n");
  if (model.type === Scalar.QUOTE_SINGLE) return isOnOneLine ? [writeQuoted(value, "'", model)] : [];
  if (!isOnOneLine) return canBeBlock ? [literal()] : [];
  return value.trim() === value ? [writeFolded(value, model)] : [];
}

function isBlockType(type: string | undefined): boolean {
  return type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
}

/** Characters that need an escape: control characters, line ends other than `\n`, lone surrogates. */
const isHidden = /[^\P{Cc}\n]|[\u2028\u2029\uFEFF\p{Cs}]/u;

/** The style of the old text, for the new one. */
type Model = {
  readonly type: Scalar.Type;
  readonly text: string;
  readonly lines: readonly string[];
  readonly indent: string;
  readonly width: number;
  /** For a block scalar: whether its header has an indentation digit, and the comment of the header. */
  readonly hasDigit: boolean;
  readonly comment: string;
};

function modelOf(context: WriteContext): Model {
  const { like, column, file, isFlow, keepsLines } = context;
  const indent = " ".repeat(Math.max(column, 0) + file.step);
  const width = file.width - indent.length;
  const plain: Model = {
    type: Scalar.PLAIN,
    text: "",
    lines: [],
    indent,
    width,
    hasDigit: false,
    comment: "",
  };
  if (!isScalar(like) || (isFlow && isBlockType(like.type))) return plain;
  const model = {
    ...plain,
    type: (like.type ?? Scalar.PLAIN) as Scalar.Type,
    text: typeof like.value === "string" ? like.value : "",
  };
  if (!keepsLines) return model;
  const [start = 0, end = 0] = like.range ?? [];
  const source = file.text.slice(start, end);
  if (isBlockType(like.type)) return modelOfBlock(source, context, model);
  const inner = like.type === Scalar.PLAIN ? source : source.slice(1, -1);
  const lines = inner.split(/[ \t]*\n[ \t]*/);
  const own = /\n( *)\S/.exec(source)?.[1] ?? indent;
  return { ...model, lines, indent: own, width: file.width - own.length };
}

function modelOfBlock(source: string, { column, file }: WriteContext, model: Model): Model {
  const [head = "", ...body] = source.split("\n");
  const digit = /^.[-+]?([1-9])/.exec(head)?.[1];
  const first = body.find((line) => line.trim() !== "");
  const indent =
    digit === undefined
      ? first === undefined
        ? model.indent
        : (/^ */.exec(first)?.[0] ?? "")
      : " ".repeat(Math.max(column, 0) + Number(digit));
  const longest = Math.max(...body.map((line) => line.length));
  return {
    ...model,
    lines: body.map((line) => line.slice(indent.length)),
    indent,
    // An author who lets lines grow longer does not break lines.
    width: longest > file.width ? Infinity : file.width - indent.length,
    hasDigit: digit !== undefined,
    comment: /\s+#.*$/.exec(head)?.[0] ?? "",
  };
}

/** A text on one line stays on one line. */
function writeFolded(value: string, { lines, indent, width }: Model): string {
  return foldText(value, lines, lines.length > 1 ? width : Infinity)
    .map((line, at) => (at === 0 || line === "" ? line : indent + line))
    .join("\n");
}

function writeQuoted(value: string, quote: '"' | "'", model: Model): string {
  const inner = quote === '"' ? escapeDouble(value) : value.replaceAll("'", "''");
  return quote + writeFolded(inner, model) + quote;
}

function quoteDouble(value: string): string {
  return `"${escapeDouble(value)}"`;
}

function escapeDouble(value: string): string {
  return JSON.stringify(value)
    .slice(1, -1)
    .replace(
      /[\u007f-\u009f\u2028\u2029\uFEFF]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
}

function writeBlock(value: string, model: Model, column: number): string {
  const content = value.replace(/\n+$/, "");
  const ends = value.length - content.length;
  const isFolded = model.type === Scalar.BLOCK_FOLDED;
  const digit =
    model.hasDigit || /^\n* /.test(content) ? String(model.indent.length - Math.max(column, 0)) : "";
  const head = `${isFolded ? ">" : "|"}${digit}${["-", ""][ends] ?? "+"}${model.comment}`;
  const lines = isFolded ? foldText(content, model.lines, model.width) : content.split("\n");
  const empty = Array.from({ length: Math.max(0, ends - 1) }, () => "");
  return [head, ...lines, ...empty]
    .map((line, at) => (at === 0 || line === "" ? line : model.indent + line))
    .join("\n");
}

/** Parses a form in its surroundings, because some block forms mean something else between brackets. */
function readsBack(
  form: string,
  value: Scalars,
  { column, isItem, isFlow, endsLine }: WriteContext,
): boolean {
  const name = isItem ? "" : "k: ";
  const text = isFlow
    ? `[ ${name}${form} ]`
    : `${" ".repeat(Math.max(column, 0))}${isItem ? "- " : name}${form}${endsLine ? "" : " # c"}\n`;
  const read = readYamlValue(text);
  const expected = isItem ? [value] : isFlow ? [{ k: value }] : { k: value };
  return isSame(read as typeof value, expected as never);
}

/**
 * Breaks a text into lines as YAML folds them: a line end stands for a space, an empty line for a line end. Lines of
 * `old`, the former lines, stay as they are before and after the change.
 */
function foldText(text: string, old: readonly string[], width: number): readonly string[] {
  const groups = groupLines(old);
  return text.split("\n").flatMap((paragraph, index) => {
    const lines = groups.find((each) => each.join(" ") === paragraph) ?? groups[index] ?? [];
    const folded = foldParagraph(paragraph, lines, width);
    return index === 0 ? folded : ["", ...folded];
  });
}

/** Groups lines by paragraph. */
function groupLines(lines: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = [[]];
  for (const line of lines)
    if (line === "") groups.push([]);
    else groups.at(-1)?.push(line);
  return groups;
}

function foldParagraph(text: string, old: readonly string[], width: number): readonly string[] {
  if (text === "") return [];
  const words = text.split(fold);
  const oldWords = old.map((line) => line.split(fold));
  let first = 0;
  let from = 0;
  for (let line = oldWords[0]; line && startsWith(words, line, from); line = oldWords[first]) {
    from += line.length;
    first += 1;
  }
  let last = old.length;
  let to = words.length;
  for (let line = oldWords.at(-1); last > first && line && startsWith(words, line, to - line.length); ) {
    if (to - line.length < from) break;
    to -= line.length;
    last -= 1;
    line = oldWords[last - 1];
  }
  // Words inserted between two lines join the line before.
  if (first === last && from < to && first > 0) {
    first -= 1;
    from -= oldWords[first]?.length ?? 0;
  }
  // Refills the following lines that were full, up to the first line that an author has ended early.
  let filled = fill(words.slice(from, to), width);
  for (let next = oldWords[last]; next && last > first && filled.length > 0; next = oldWords[last]) {
    const wasFull = isLonger(`${old[last - 1]} ${next[0]}`, width);
    if (!wasFull || isLonger(`${filled.at(-1)} ${next[0]}`, width)) break;
    to += next.length;
    last += 1;
    filled = fill(words.slice(from, to), width);
  }
  return [...old.slice(0, first), ...filled, ...old.slice(last)];
}

/** A line can break only at a single space: YAML drops spaces at its end, and gives those at its start a meaning. */
const fold = /(?<=\S) (?=\S)/;

function startsWith(words: readonly string[], start: readonly string[], from: number): boolean {
  return from >= 0 && start.every((word, at) => word === words[from + at]);
}

function isLonger(line: string, width: number): boolean {
  return line.length > width;
}

function fill(words: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && !isLonger(`${line} ${word}`, width))
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The stretch of a value in a YAML text, with its indentation. */
type Written = {
  readonly from: number;
  readonly to: number;
  /** The indentation of its lines after the first, in spaces. 0 after a name, where any indentation is allowed. */
  readonly margin: number;
  /** True if it begins on a line of its own. */
  readonly ownLine: boolean;
};

/** Undefined if nothing is written. */
export function findWritten(node: Node | undefined, text: string): Written | undefined {
  if (!node?.range) return undefined;
  const [from, end] = node.range;
  const start = lineStart(from, text);
  const ownLine = /^[ \t]*$/.test(text.slice(start, from));
  const to = from + text.slice(from, end).trimEnd().length;
  return { from, to, margin: ownLine ? from - start : 0, ownLine };
}

/** Writes the text after the colon or the dash: ` 12`, or lines below it. */
export function writeValue(value: Value, context: WriteContext): string {
  if (!isList(value) && !isGroup(value)) return ` ${writeScalar(value as string, context)}`;
  const isEmpty = Object.keys(value).length === 0;
  const isLikeFlow =
    (isMap(context.like) || isSeq(context.like)) &&
    context.like.flow === true &&
    context.like.items.length > 0;
  if (isEmpty || context.isFlow || isLikeFlow) return ` ${writeInFlow(value, { ...context, isFlow: true })}`;
  return isList(value) ? writeList(value, context) : writeGroup(value, context);
}

/** Writes a field with its name. */
export function writeField(name: string, value: Value, context: WriteContext): string {
  return `${writeName(name)}:${writeValue(value, context)}`;
}

function writeName(name: string): string {
  const isSafe = /^[^\s"'[\]{},]/.test(name) && isNamed(readYamlValue(`${name}: 1`), name);
  return isSafe && isNamed(readYamlValue(`{ ${name}: 1 }`), name) ? name : JSON.stringify(name);
}

function isNamed(value: unknown, name: string): boolean {
  return isGroup(value as Value) && Object.keys(value as object).join() === name;
}

function writeInFlow(value: Value, context: WriteContext): string {
  if (isList(value))
    return `[${value.map((item, at) => writeValue(item, itemContext(context, at)).trim()).join(", ")}]`;
  if (!isGroup(value)) return writeValue(value, context).trim();
  const fields = Object.entries(value).map(([name, inner]) =>
    writeField(name, inner, fieldContext(context, name)),
  );
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

/** After a dash, the first field is on the line of the dash. */
function writeGroup(value: { readonly [name: string]: Value }, context: WriteContext): string {
  const column = context.isItem ? context.column + 2 : context.column + context.file.step;
  const fields = Object.entries(value).map(([name, inner]) =>
    writeField(name, inner, { ...fieldContext(context, name), column }),
  );
  return joinLines(fields, column, context.isItem);
}

function writeList(value: readonly Value[], context: WriteContext): string {
  const column = context.isItem ? context.column + 2 : context.column + context.file.listStep;
  const items = value.map((item, at) => `-${writeValue(item, { ...itemContext(context, at), column })}`);
  return joinLines(items, column, context.isItem);
}

function joinLines(members: readonly string[], column: number, isBehindDash: boolean): string {
  const start = `\n${" ".repeat(column)}`;
  return `${isBehindDash ? " " : start}${members.join(start)}`;
}

function fieldContext(context: WriteContext, name: string): WriteContext {
  const pair = isMap(context.like)
    ? context.like.items.find(({ key }) => isScalar(key) && key.value === name)
    : undefined;
  return { ...context, isItem: false, like: toModel(pair?.value), keepsLines: false };
}

function itemContext(context: WriteContext, at: number): WriteContext {
  const like = isSeq(context.like) ? toModel(context.like.items[at] ?? context.like.items.at(-1)) : undefined;
  return { ...context, isItem: true, like, keepsLines: false };
}

function toModel(node: unknown): Node | undefined {
  return isNode(node) ? node : undefined;
}
