import type { Value } from "../edit.ts";
import { isSame } from "./edit-value.ts";
import { evenOut, type Splice, spliceText } from "./splice.ts";
import { readTree } from "./tree.ts";

/** Returns the text of the first of several ways that parses to the expected data. */
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
