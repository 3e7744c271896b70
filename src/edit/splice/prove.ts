import type { Value } from "../edit.ts";
import { isSame } from "./edit-value.ts";
import { evenOut, type Splice, spliceText } from "./splice.ts";
import { readTree } from "./tree.ts";

/** The first of several ways to write an edit that reads back as it should, with everything else as it was. */
export function prove(
  written: string,
  ways: Iterable<readonly Splice[]>,
  expected: Value,
  lineEnd: string,
): string | undefined {
  for (const splices of ways) {
    const changed = spliceText(written, splices, lineEnd);
    if (isSame(readTree(evenOut(changed).text)?.data, expected)) return changed;
  }
  return undefined;
}
