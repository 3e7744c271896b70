import type { Collections } from "../../define/define.ts";
import { nameFieldOf, type Schemas } from "../../define/fields-of.ts";
import { groupBy } from "../../group-by.ts";
import type { ValidEntry } from "../../model/model.ts";
import { say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";

/**
 * Reports entries with the same value in a field that must be unique in its collection, such as a position in an order.
 * Each language has an order of its own.
 */
export function reportRepeatedValues(entries: readonly ValidEntry[], site: Schemas, report: Report): void {
  for (const [name, { uniqueField }] of Object.entries<Collections[string]>(site.collections)) {
    if (uniqueField === undefined) continue;
    const ownValue = ({ data }: ValidEntry) => (data as Readonly<Record<string, unknown>>)[uniqueField];
    const members = entries.filter((entry) => entry.collection === name && ownValue(entry) !== undefined);
    const groups = groupBy(members, (entry) => JSON.stringify([String(ownValue(entry)), entry.language]));
    for (const sharing of groups.values()) {
      if (sharing.length === 1) continue;
      const value = String(sharing[0] && ownValue(sharing[0]));
      for (const entry of sharing) {
        const at = entry.locate([uniqueField], "value");
        report({
          code: "entry/invalid-field",
          severity: "error",
          file: entry.file,
          ...(at && { at }),
          message: say("entry/invalid-field.taken", {
            field: nameFieldOf(entry.file, [uniqueField], site),
            value,
            files: sharing.filter((other) => other !== entry).map(({ file }) => file),
          }),
          hint: say("entry/invalid-field.taken.hint"),
        });
      }
    }
  }
}
