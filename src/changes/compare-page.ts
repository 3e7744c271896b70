import type { BlockKind, Change, PageRegion } from "./changes.ts";
import { compareBlocks } from "./compare-blocks.ts";
import { readBlocks } from "./read-blocks.ts";
import { splitPage } from "./split-page.ts";

/** The parts of a page in the order in which their changes are reported. */
const parts: readonly PageRegion[] = ["main", "header", "footer", "head"];

/** Most pages share one of a few headers and footers. */
const mostKept = 64;

/** Compares two versions of a page, without fingerprints. Shared headers and footers are compared once. */
export function createPageComparison(): (before: string, after: string) => readonly Change[] {
  const kept = new Map<string, readonly Change[]>();
  const compare = (part: PageRegion, before: string, after: string) =>
    compareBlocks(part, readBlocks(before), readBlocks(after));
  const compareShared = (part: PageRegion, before: string, after: string) => {
    const key = `${part}\n${before}\n${after}`;
    const found = kept.get(key) ?? compare(part, before, after);
    if (kept.size < mostKept) kept.set(key, found);
    return found;
  };
  return (before, after) => {
    const [old, now] = [splitPage(before), splitPage(after)];
    const differing = parts.filter((part) => old[part] !== now[part]);
    const changes = differing.flatMap((part) =>
      (part === "main" || part === "head" ? compare : compareShared)(part, old[part], now[part]),
    );
    return changes.length === 0
      ? [{ kind: "markup", part: differing[0] ?? "main" }]
      : mergeEqual([...changes].sort((a, b) => rankOf(a) - rankOf(b)));
  };
}

const ranks: readonly BlockKind[] = ["title", "description", "label", "data"];

/** Visible changes come first. */
function rankOf(change: Change): number {
  return change.kind === "markup" ? 0 : ranks.indexOf(change.block) + 1;
}

/** Merges equal changes: the same words often change in a heading, the page title and the data for search engines. */
function mergeEqual(changes: readonly Change[]): readonly Change[] {
  const told = new Map<string, Change>();
  for (const change of changes) {
    const key = keyOf(change);
    const first = told.get(key);
    if (first === undefined) told.set(key, change);
    else if (first.kind !== "markup" && change.kind !== "markup" && first.block !== change.block)
      told.set(key, { ...first, also: [...new Set([...(first.also ?? []), change.block])] });
  }
  return [...told.values()];
}

function keyOf(change: Change): string {
  switch (change.kind) {
    case "words":
      return JSON.stringify(["words", change.before, change.after]);
    case "link":
    case "image":
    case "alternative":
      return JSON.stringify([change.kind, change.before, change.after]);
    case "markup":
      return change.kind;
    default:
      return JSON.stringify([change.kind, change.text]);
  }
}
