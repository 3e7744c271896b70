import { isCollection, isSeq, type YAMLMap, type YAMLSeq } from "yaml";
import type { FieldPath, Value } from "../edit.ts";
import { columnOf, lineStart, type Member, membersOf } from "./members.ts";
import { isEmpty, replaceValue, withoutBlocks } from "./replace-value.ts";
import type { Splice } from "./splice.ts";
import { findPlace, type Place, type Tree } from "./tree.ts";
import type { WriteContext } from "./write-scalar.ts";
import { writeField, writeValue } from "./write-value.ts";

/** Generates the ways to write a new field or item, the best first. */
export function* addMember(
  tree: Tree,
  path: FieldPath,
  value: Value,
  order: readonly string[],
): Generator<readonly Splice[]> {
  const step = path.at(-1) ?? "";
  const parent = path.slice(0, -1);
  const place = findPlace(tree, parent);
  if (place === undefined) return;
  const { node } = place;
  if (isEmpty(node)) {
    const whole = typeof step === "number" ? [value] : { [step]: value };
    if (parent.length > 0) yield* replaceValue(tree, parent, whole);
    else yield* startFile(tree, step, value);
    return;
  }
  if (!isCollection(node)) return;
  const members = membersOf(node as YAMLMap | YAMLSeq, tree.text);
  if (members === undefined) return;
  const at = typeof step === "number" ? step : placeInOrder(step, members, order);
  for (const written of writeMember(tree, place, members, at, step, value)) {
    if (node.flow) yield addInFlow(tree.text, members, at, written);
    else yield* addInBlock(tree.text, members, at, written);
  }
}

function* startFile(
  { text, style, document }: Tree,
  step: string | number,
  value: Value,
): Generator<readonly Splice[]> {
  const context: WriteContext = {
    column: 0,
    isItem: false,
    isFlow: false,
    endsLine: true,
    file: style(),
    like: undefined,
    keepsLines: false,
  };
  const written =
    typeof step === "number"
      ? `-${writeValue(value, { ...context, isItem: true })}`
      : writeField(step, value, context);
  const [from = 0, to = 0] = document.contents?.range ?? [];
  if (from < to) yield [{ from, to, text: written }];
  else
    yield [
      {
        from: text.length,
        to: text.length,
        text: (text === "" || text.endsWith("\n") ? "" : "\n") + written + (text.endsWith("\n") ? "\n" : ""),
      },
    ];
}

/** The index before the first field that comes later in `order`, or the end. */
function placeInOrder(name: string, members: readonly Member[], order: readonly string[]): number {
  const later = order.includes(name) ? order.slice(order.indexOf(name) + 1) : [];
  const at = members.findIndex((member) => later.includes(member.name ?? ""));
  return at === -1 ? members.length : at;
}

/** Writes an item in the style of the one before it, and a field in the style of the file. */
function writeMember(
  tree: Tree,
  place: Place,
  members: readonly Member[],
  at: number,
  step: string | number,
  value: Value,
): readonly string[] {
  const { node } = place;
  const isFlow = place.isFlow || (isCollection(node) && node.flow === true);
  const column = columnOf(members[0]?.start ?? 0, tree.text);
  const like = isSeq(node) ? (members[at - 1] ?? members[at])?.node : undefined;
  const context: WriteContext = {
    column,
    isItem: isSeq(node),
    isFlow,
    endsLine: true,
    file: tree.style(),
    like,
    keepsLines: false,
  };
  return withoutBlocks(context).map((each) => {
    if (typeof step === "string") return writeField(step, value, each);
    const item = writeValue(value, each);
    return isFlow ? item.trimStart() : `-${item}`;
  });
}

function addInFlow(text: string, members: readonly Member[], at: number, written: string): readonly Splice[] {
  const next = members[at];
  const last = members.at(-1);
  const sample = next ?? last;
  if (sample === undefined || last === undefined) return [];
  const gap = members.every(({ isInline }) => !isInline)
    ? `\n${" ".repeat(columnOf(sample.start, text))}`
    : " ";
  if (next !== undefined) return [insert(next.whole.from, `${written},${gap}`)];
  const isOpen = last.comma === undefined;
  return [
    ...(isOpen ? [insert(last.end, ",")] : []),
    insert(last.tail.to, `${gap}${written}${isOpen ? "" : ","}`),
  ];
}

/** Keeps an empty line between the members if the others have one. */
function* addInBlock(
  text: string,
  members: readonly Member[],
  at: number,
  written: string,
): Generator<readonly Splice[]> {
  const [first, second] = members;
  const next = members[at];
  const last = members.at(-1);
  if (first === undefined || last === undefined) return;
  const indent = " ".repeat(columnOf(first.start, text));
  const isAiry = second !== undefined && /^\n[ \t]*\n/.test(text.slice(first.whole.to, second.whole.from));
  for (const gap of isAiry && written.startsWith("-") ? ["\n", ""] : [""]) {
    if (next === undefined) yield [insert(last.whole.to, `\n${gap}${indent}${written}`)];
    else if (next.isInline) yield [insert(next.start, `${written}\n${gap}${indent}`)];
    else yield [insert(lineStart(next.whole.from, text), `${indent}${written}\n${gap}`)];
  }
}

function insert(at: number, text: string): Splice {
  return { from: at, to: at, text };
}
