import type { z } from "zod";
import { fieldsOf } from "../../define/fields-of.ts";
import type { Edit, Value } from "../edit.ts";
import { type Applied, applyEdit } from "../splice/apply-edit.ts";
import { isGroup, isSame, valueAt } from "../splice/edit-value.ts";
import type { Format } from "../splice/open-file.ts";

type Copied = {
  readonly bytes: Uint8Array;
  readonly format: Format;
  readonly schema: z.ZodType;
  readonly data: Value;
};

/** Copies the file of an entry with other data. Comments and unchanged fields keep their bytes. */
export function copyEntry({ bytes, format, schema, data }: Copied, wanted: Value): Applied {
  const order = fieldsOf(schema, []);
  let copy: Applied = { status: "done", bytes };
  for (const edit of listEdits(data, wanted)) {
    if (copy.status === "impossible") return copy;
    copy = applyEdit(copy.bytes, format, [], edit, order);
  }
  return copy;
}

function listEdits(data: Value, wanted: Value): readonly Edit[] {
  const names = new Set([data, wanted].flatMap((group) => (isGroup(group) ? Object.keys(group) : [])));
  return [...names].flatMap((name): readonly Edit[] => {
    const path = [name];
    const [old, value] = [valueAt(data, path), valueAt(wanted, path)];
    if (isSame(old, value)) return [];
    if (value === undefined) return [{ kind: "remove", path }];
    return [{ kind: old === undefined ? "add" : "set", path, value }];
  });
}
