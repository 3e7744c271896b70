import { type Alias, isAlias, type Node, visit } from "yaml";
import { escapeRegExp } from "../../text/escape-reg-exp.ts";
import type { FieldPath } from "../edit.ts";
import { valueAt } from "./edit-value.ts";
import type { Splice } from "./splice.ts";
import { findPlace, type Tree } from "./tree.ts";
import { writeValue } from "./write-value.ts";

/**
 * Before an anchored value changes, moves the old value and the anchor to its first alias, so that the other aliases
 * keep their value.
 */
export function* handAnchorOver(tree: Tree, path: FieldPath): Generator<readonly Splice[]> {
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
