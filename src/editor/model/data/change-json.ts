import { valueAt } from "../../../model/value-at.ts";
import { createJsonFinder, type JsonMember, type JsonNode, readJson } from "../../../text/read-json.ts";
import { say } from "../../../words/message.ts";
import type { FieldPath, Value } from "../edit.ts";
import {
  type Changed,
  changeInSteps,
  editValue,
  type FieldEdit,
  hasCommon,
  isGroup,
  isList,
  isSame,
  splitGroup,
  splitList,
  withGroups,
} from "../splice/edit-value.ts";
import { evenOut, type Splice, spliceText } from "../splice/splice.ts";

/** JSON without mistakes, whose lines end in `\n`. */
type JsonTree = { readonly text: string; readonly data: Value; readonly root: JsonNode };

/** Undefined if the build would refuse the text. */
export function readJsonTree(text: string): JsonTree | undefined {
  try {
    const { data, root, mistakes } = readJson(text);
    return mistakes.length === 0 ? { text, data: data as Value, root } : undefined;
  } catch {
    return undefined;
  }
}

/** Edits a field in JSON with any line ends. `order` as in `applyEdit`. */
export function changeJson(
  written: string,
  edit: FieldEdit,
  order: readonly string[],
  lineEnd: string,
): Changed {
  const { text } = evenOut(written);
  const tree = readJsonTree(text);
  if (tree === undefined) return { status: "impossible", why: say("edit/unreadable") };
  const direct = withGroups(tree.data, edit);
  const expected = editValue(tree.data, direct);
  if (expected === undefined)
    return { status: "impossible", why: say(edit.kind === "add" ? "edit/taken" : "edit/missing") };
  if (isSame(expected, tree.data)) return { status: "done", text: written };

  const steps = split(tree, direct);
  if (steps !== undefined)
    return changeInSteps(written, steps, (text, step) => changeJson(text, step, order, lineEnd));
  const splices = listSplices(tree, direct, order);
  const changed = splices && spliceText(written, splices, lineEnd);
  const read = changed === undefined ? undefined : readJsonTree(evenOut(changed).text)?.data;
  return changed !== undefined && isSame(read, expected)
    ? { status: "done", text: changed }
    : { status: "impossible", why: say("edit/entangled") };
}

/** Edits of the members of a list or group, so that unchanged ones keep their bytes. */
function split({ data }: JsonTree, edit: FieldEdit): readonly FieldEdit[] | undefined {
  if (edit.kind !== "set") return undefined;
  const old = valueAt(data, edit.path);
  if (isList(old) && isList(edit.value) && old.length > 0 && edit.value.length > 0)
    return splitList(edit.path, old, edit.value);
  if (isGroup(old) && isGroup(edit.value) && hasCommon(old, edit.value))
    return splitGroup(edit.path, old, edit.value);
  return undefined;
}

/** A member of a group or an item of a list, from its name to the end of its value. */
type Part = { readonly from: number; readonly to: number };

function partsOf({ members, items = [] }: JsonNode): readonly Part[] {
  return members?.map(({ key, node }) => ({ from: key.from, to: node.to })) ?? items;
}

function listSplices(
  { text, root }: JsonTree,
  edit: FieldEdit,
  order: readonly string[],
): readonly Splice[] | undefined {
  const find = createJsonFinder(root);
  if (edit.kind === "set") {
    const node = find(edit.path)?.node;
    const margin = node && marginAt(text, node.from);
    return node && [{ from: node.from, to: node.to, text: write(edit.value, text, margin) }];
  }
  if (edit.kind === "move") {
    const parts = partsOf(find(edit.path)?.node ?? root);
    const moved = parts[edit.from];
    if (moved === undefined) return undefined;
    const inOrder = parts.toSpliced(edit.from, 1).toSpliced(edit.to, 0, moved);
    return parts.flatMap((part, at) => {
      const other = inOrder[at];
      return other === undefined || other === part ? [] : [{ ...part, text: other }];
    });
  }
  const holder = find(edit.path.slice(0, -1))?.node;
  const step = edit.path.at(-1);
  if (holder === undefined || step === undefined) return undefined;
  return edit.kind === "remove"
    ? [removePart(text, holder, indexOf(holder, step))]
    : [addPart(text, holder, step, edit.value, order)];
}

function indexOf({ members }: JsonNode, step: string | number): number {
  return members === undefined ? Number(step) : members.findIndex(({ name }) => name === step);
}

/** A part goes with the comma behind it, and the last one with the comma before it. */
function removePart(text: string, holder: JsonNode, index: number): Splice {
  const parts = partsOf(holder);
  const [before, part, after] = [parts[index - 1], parts[index], parts[index + 1]];
  if (part !== undefined && after !== undefined) return { from: part.from, to: after.from, text: "" };
  if (part !== undefined && before !== undefined) return { from: before.to, to: part.to, text: "" };
  return { from: holder.from, to: holder.to, text: text[holder.from] === "{" ? "{}" : "[]" };
}

function addPart(
  text: string,
  holder: JsonNode,
  step: string | number,
  value: Value,
  order: readonly string[],
): Splice {
  const { members } = holder;
  const parts = partsOf(holder);
  const index =
    typeof step === "number" && members === undefined ? step : placeOf(members ?? [], step, order);
  const [before, after] = [parts[index - 1], parts[index]];
  const first = parts[0];
  const gap = first === undefined ? gapInEmpty(text, holder) : text.slice(holder.from + 1, first.from);
  const margin = /\n([ \t]*)$/.exec(gap)?.[1] ?? (gap.includes("\n") ? "" : undefined);
  const colon = members?.[0] === undefined ? ": " : text.slice(members[0].key.to, members[0].node.from);
  const name = members === undefined ? "" : `${JSON.stringify(step)}${colon}`;
  const part = name + write(value, text, margin);
  if (after !== undefined)
    return { from: after.from, to: after.from, text: `${part},${gapBetween(text, parts, gap)}` };
  if (before !== undefined)
    return { from: before.to, to: before.to, text: `,${gapBetween(text, parts, gap)}${part}` };
  const end = margin === undefined ? gap : `\n${marginAt(text, holder.from) ?? ""}`;
  return { from: holder.from + 1, to: holder.to - 1, text: gap + part + end };
}

/** What stands between the comma and the next part: as between the first two, or before the first. */
function gapBetween(text: string, parts: readonly Part[], gap: string): string {
  const [first, second] = parts;
  if (first === undefined || second === undefined) return gap === "" ? " " : gap;
  return text.slice(text.indexOf(",", first.to) + 1, second.from);
}

/** The whitespace before the first part of an empty group: on a line of its own where the file has lines. */
function gapInEmpty(text: string, { from }: JsonNode): string {
  if (!text.trim().includes("\n") && text.trim() !== "{}" && text.trim() !== "[]") return "";
  return `\n${marginAt(text, from) ?? ""}${unitOf(text)}`;
}

/** A new field stands behind those that come before it in `order`. */
function placeOf(members: readonly JsonMember[], step: string | number, order: readonly string[]): number {
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const last = members.findLastIndex(({ name }) => rank(name) <= rank(String(step)));
  return order.includes(String(step)) ? last + 1 : members.length;
}

/** The indentation of the line of an offset, in a file of several lines. */
function marginAt(text: string, at: number): string | undefined {
  if (!text.trim().includes("\n") && text.trim() !== "{}" && text.trim() !== "[]") return undefined;
  const line = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  return /^[ \t]*/.exec(line)?.[0];
}

function unitOf(text: string): string {
  return /\n([ \t]+)/.exec(text)?.[1] ?? "  ";
}

/** Writes a value: on several lines where `margin` is given, the indentation of its first line. */
function write(value: Value, text: string, margin: string | undefined): string {
  return margin === undefined
    ? JSON.stringify(value)
    : JSON.stringify(value, undefined, unitOf(text)).replaceAll("\n", `\n${margin}`);
}

/** Renames a member of the outermost group. Undefined if there is none. */
export function renameInJson(written: string, from: string, to: string): string | undefined {
  const tree = readJsonTree(evenOut(written).text);
  const key = tree?.root.members?.find(({ name }) => name === from)?.key;
  return key && spliceText(written, [{ ...key, text: JSON.stringify(to) }]);
}

/** The path of the innermost value around an offset. */
export function innermostOfJson(root: JsonNode, at: number): FieldPath {
  const path: (string | number)[] = [];
  for (let node: JsonNode | undefined = root; node !== undefined; ) {
    const index: number = partsOf(node).findLastIndex(({ from }) => from <= at);
    if (index === -1) break;
    const member: JsonMember | undefined = node.members?.[index];
    path.push(member?.name ?? index);
    node = member?.node ?? node.items?.[index];
  }
  return path;
}
