import type { FieldPath } from "../edit.ts";

/** Undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (group, key) => (group as Readonly<Record<string | number, unknown>> | null | undefined)?.[key],
    value,
  );
}
