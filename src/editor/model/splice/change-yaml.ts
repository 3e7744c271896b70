import {
  type Alias,
  isAlias,
  isCollection,
  isScalar,
  isSeq,
  type Node,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { valueAt } from "../../../model/value-at.ts";
import { escapeRegExp } from "../../../text/escape-reg-exp.ts";
import { say } from "../../../words/message.ts";
import type { FieldPath, Value } from "../edit.ts";
import {
  type Changed,
  changeInSteps,
  editValue,
  type FieldEdit,
  isGroup,
  isList,
  isSame,
  prove,
  splitEdit,
  withGroups,
} from "./edit-value.ts";
import { evenOut, lineEndOf, type Splice, type TextStretch } from "./splice.ts";
import {
  columnOf,
  findPlace,
  type Holder,
  isBlockScalar,
  isWritten,
  lineEnd,
  lineStart,
  type Member,
  membersOf,
  type NodePlace,
  pathToAlias,
  readTree,
  type Tree,
} from "./tree.ts";
import { type WriteContext, writeField, writeScalar, writeValue } from "./write-scalar.ts";

/**
 * Edits a field in YAML with any line ends. `order`: the field names of the group, in the order that decides where a
 * new field goes.
 */
export function changeYaml(
  written: string,
  edit: FieldEdit,
  order: readonly string[] = [],
  lineEnd = lineEndOf(written),
): Changed {
  const { text } = evenOut(written);
  const tree = readTree(text);
  if (tree === undefined) return { status: "impossible", why: say("edit/unreadable") };
  const direct = throughAlias(tree, withGroups(tree.data, edit));
  const expected = editValue(tree.data, direct);
  if (expected === undefined)
    return { status: "impossible", why: say(edit.kind === "add" ? "edit/taken" : "edit/missing") };
  if (isSame(expected, tree.data)) return { status: "done", text: written };

  const steps = splitEdit(tree, direct);
  if (steps !== undefined)
    return changeInSteps(written, steps, (text, step) => changeYaml(text, step, order, lineEnd));
  const proved = prove(written, listSplices(tree, direct, order), expected, lineEnd);
  if (proved !== undefined) return { status: "done", text: proved };
  const handed = prove(written, handAnchorOver(tree, direct.path), tree.data, lineEnd);
  if (handed !== undefined) return changeYaml(handed, direct, order, lineEnd);
  return { status: "impossible", why: say("edit/entangled") };
}

/** Replaces an alias by its whole value if the edit changes something within it. */
function throughAlias(tree: Tree, edit: FieldEdit): FieldEdit {
  const isList = edit.kind === "move" && isAlias(tree.document.getIn(edit.path, true));
  const path = pathToAlias(tree, edit.path) ?? (isList ? edit.path : undefined);
  const edited = path && editValue(tree.data, edit);
  const value = edited && valueAt(edited, path);
  return path === undefined || value === undefined ? edit : { kind: "set", path, value };
}

function listSplices(tree: Tree, edit: FieldEdit, order: readonly string[]): Iterable<readonly Splice[]> {
  switch (edit.kind) {
    case "set":
      return replaceValue(tree, edit.path, edit.value);
    case "add":
      return addMember(tree, edit.path, edit.value, order);
    case "remove":
      return removeMember(tree, edit.path);
    case "move":
      return moveMember(tree, edit.path, edit.from, edit.to);
  }
}

/** Moves an item with its comments. Empty lines and commas between items stay where they are. */
function* moveMember(tree: Tree, path: FieldPath, from: number, to: number): Generator<readonly Splice[]> {
  const node = findPlace(tree, path)?.node;
  const members = isSeq(node) ? membersOf(node, tree.text) : undefined;
  const moved = members?.[from];
  if (members === undefined || moved === undefined) return;
  const order = members.toSpliced(from, 1).toSpliced(to, 0, moved);
  yield members.flatMap((member, at) => {
    const other = order[at] as Member;
    return other === member ? [] : [put(other.whole, member.whole), put(other.tail, member.tail)];
  });
}

function put(text: TextStretch, place: TextStretch): Splice {
  return { ...place, text };
}

/** Generates the ways to remove a field or an item, the best first. */
function* removeMember(tree: Tree, path: FieldPath): Generator<readonly Splice[]> {
  const holder = findPlace(tree, path)?.holder;
  if (holder === undefined) return;
  const { collection, members } = holder;
  if (members.length > 1) {
    yield* (collection.flow ? removeInFlow : removeInBlock)(tree.text, holder);
  } else if (path.length > 1) {
    yield* replaceValue(tree, path.slice(0, -1), typeof path.at(-1) === "number" ? [] : {});
  } else {
    const { from, to } = holder.member.whole;
    yield [{ from, to, text: typeof path[0] === "number" ? "[]" : "{}" }];
  }
}

function* removeInBlock(text: string, { index, member }: Holder): Generator<readonly Splice[]> {
  const { isInline, whole } = member;
  if (isInline) {
    // The next field takes its place after the dash.
    const next = /\S/g;
    next.lastIndex = whole.to;
    next.test(text);
    yield [cut(whole.from, next.lastIndex - 1)];
    return;
  }
  yield* cutLines(text, whole, index === 0);
}

/** The ways to take lines away with the empty ones around them, the best first. */
export function* cutLines(text: string, whole: TextStretch, isFirst: boolean): Generator<readonly Splice[]> {
  const from = lineStart(whole.from, text);
  const to = Math.min(whole.to + 1, text.length);
  const above = emptyLinesBefore(from, text);
  const below = emptyLinesAfter(to, text);
  if (isFirst) yield [cut(from, below)];
  else if (to === text.length && !text.endsWith("\n")) yield [cut(above - 1, to)];
  else if (below > to || to === text.length) yield [cut(above, to)];
  yield [cut(from, to)];
}

function emptyLinesBefore(place: number, text: string): number {
  const lines = /(?<=\n)(?:[ \t]*\n)+$/.exec(text.slice(0, place))?.[0] ?? "";
  return place - lines.length;
}

function emptyLinesAfter(place: number, text: string): number {
  return place + (/^(?:[ \t]*\n)+/.exec(text.slice(place))?.[0].length ?? 0);
}

function* removeInFlow(text: string, { members, index, member }: Holder): Generator<readonly Splice[]> {
  const { whole, tail, comma, isInline } = member;
  const previous = members[index - 1];
  const isAlone = !isInline && text.slice(tail.to, lineEnd(tail.to, text)).trim() === "";
  if (comma !== undefined && isAlone) {
    yield [cut(lineStart(whole.from, text), lineEnd(tail.to, text) + 1)];
  } else if (comma !== undefined) {
    yield [cut(whole.from, tail.to + (/^\s*/.exec(text.slice(tail.to))?.[0].length ?? 0))];
  } else if (previous?.comma !== undefined) {
    // A comment before it needs its line end.
    const hasComment = previous.tail.to > previous.tail.from;
    const gap = hasComment ? 0 : countBlanksAtEnd(text.slice(previous.comma + 1, whole.from));
    yield [cut(previous.comma, previous.comma + 1), cut(whole.from - gap, tail.to)];
  }
}

function cut(from: number, to: number): Splice & TextStretch {
  return { from, to, text: "" };
}

function countBlanksAtEnd(text: string): number {
  return text.length - text.trimEnd().length;
}

/**
 * Before an anchored value changes, moves the old value and the anchor to its first alias, so that the other aliases
 * keep their value.
 */
function* handAnchorOver(tree: Tree, path: FieldPath): Generator<readonly Splice[]> {
  for (let length = 1; length <= path.length; length += 1) {
    const own = path.slice(0, length);
    const place = findPlace(tree, own);
    const anchor = place?.node?.anchor;
    if (place?.node === undefined || place.holder === undefined || anchor === undefined) continue;
    const alias = findAlias(tree, anchor, place.node);
    const value = valueAt(tree.data, own);
    if (alias?.range === undefined || alias.range === null || value === undefined) continue;
    const { after = 0 } = place.holder.member;
    const before = tree.text.slice(after, place.node.range?.[0]);
    const sign = `&${escapeRegExp(anchor)}`;
    const mark = new RegExp(`[ \\t]*${sign}(?=[ \\t]*\\n)|${sign}[ \\t]*`).exec(before);
    if (mark === null) continue;
    const from = after + mark.index;
    const context = {
      column: 0,
      isItem: true,
      isFlow: true,
      endsLine: false,
      file: tree.style(),
      like: place.node,
      keepsLines: false,
    };
    yield [
      { from, to: from + mark[0].length, text: "" },
      { from: alias.range[0], to: alias.range[1], text: `&${anchor}${writeValue(value, context)}` },
    ];
  }
}

/** Finds the first alias after the value. */
function findAlias({ document }: Tree, anchor: string, target: Node): Alias | undefined {
  let found: Alias | undefined;
  visit(document, {
    Alias(_, alias) {
      if (alias.source !== anchor || (alias.range?.[0] ?? 0) < (target.range?.[1] ?? 0)) return undefined;
      found = alias;
      return visit.BREAK;
    },
  });
  return isAlias(found) ? found : undefined;
}

/** Generates the ways to replace a value, the best first. */
function* replaceValue(tree: Tree, path: FieldPath, value: Value): Generator<readonly Splice[]> {
  const place = findPlace(tree, path);
  if (place?.holder === undefined || place.holder.member.after === undefined) return;
  const { node, holder } = place;
  const isText = !isList(value) && !isGroup(value);
  for (const context of withoutBlocks(contextOf(tree, place, typeof path.at(-1) === "number"))) {
    if (isText && isWritten(node) && (isScalar(node) || isAlias(node)))
      yield [replaceText(tree, node, holder.member, writeScalar(value, context))];
    yield [replaceAll(tree, holder.member, value, context)];
  }
}

/** Also tries without block scalars: at the end of front matter, one cannot keep its empty last lines. */
function withoutBlocks(context: WriteContext): readonly WriteContext[] {
  return context.endsLine ? [context, { ...context, endsLine: false }] : [context];
}

function contextOf(
  { text, style, document }: Tree,
  { node, column, isFlow, holder }: NodePlace,
  isItem: boolean,
): WriteContext {
  const end = holder?.member.end ?? text.length;
  const like = isAlias(node) ? node.resolve(document) : node;
  const endsLine = text.slice(end, lineEnd(end, text)).trim() === "";
  return { column, isItem, isFlow, endsLine, file: style(), like, keepsLines: like === node };
}

/** Keeps everything before the value, such as an anchor. */
function replaceText({ text }: Tree, node: Node, { end }: Member, written: string): Splice {
  const [from = 0] = node.range ?? [];
  const comment =
    isBlockScalar(node) && !/^[|>]/.test(written) ? /^\S+(\s+#[^\n]*)/.exec(text.slice(from, end))?.[1] : "";
  return { from, to: end, text: written + (comment ?? "") };
}

/** Keeps comments on the line of the name or the dash. */
function replaceAll(
  { text }: Tree,
  { after = 0, start, end }: Member,
  value: Value,
  context: WriteContext,
): Splice {
  const written = writeValue(value, context);
  if (after === start) return { from: start, to: end, text: written.trimStart() };
  const [first = "", ...lines] = written.split("\n");
  const above = /^[ \t]*?((?:[ \t]+#[^\n]*)?)\n/.exec(text.slice(after, end))?.[1] ?? "";
  const behind =
    lines.length === 0 ? "" : (/^[ \t]+#[^\n]*/.exec(text.slice(end, lineEnd(end, text)))?.[0] ?? "");
  return { from: after, to: end + behind.length, text: [first + above + behind, ...lines].join("\n") };
}

/** True for an empty value: `[]`, `{}`, or nothing after the colon. */
function isEmpty(node: Node | undefined): boolean {
  return (
    node === undefined ||
    (isCollection(node) ? node.items.length === 0 : isScalar(node) && node.value === null)
  );
}

/** Generates the ways to write a new field or item, the best first. */
function* addMember(
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
  place: NodePlace,
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
