import { isSeq } from "yaml";
import type { FieldPath } from "../edit.ts";
import { type Member, membersOf } from "./members.ts";
import type { Splice, Stretch } from "./splice.ts";
import { findPlace, type Tree } from "./tree.ts";

/** Moves an item with its comments. Empty lines and commas between items stay where they are. */
export function* moveMember(
  tree: Tree,
  path: FieldPath,
  from: number,
  to: number,
): Generator<readonly Splice[]> {
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

function put(text: Stretch, place: Stretch): Splice {
  return { ...place, text };
}
