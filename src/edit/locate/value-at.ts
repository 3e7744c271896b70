import type { FieldPath } from "../edit.ts";

/** The value at a path. Undefined if there is none. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (group, key) => (group as Readonly<Record<string | number, unknown>> | null | undefined)?.[key],
    value,
  );
}
