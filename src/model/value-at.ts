/** A value of YAML or JSON. */
type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/**
 * The value at a path. Undefined if there is none. Reads own properties only, because every object inherits a
 * `constructor`, and the items of lists only by their number, because a list has its own `length`.
 */
export function valueAt(data: Value | undefined, path: readonly PropertyKey[]): Value | undefined;
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown;
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value) && typeof step !== "number") return undefined;
    return typeof value === "object" && value !== null && Object.hasOwn(value, step)
      ? (value as Readonly<Record<PropertyKey, unknown>>)[step]
      : undefined;
  }, data);
}
