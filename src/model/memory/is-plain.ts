/** True when a round trip through JSON gives an equal value. */
export function isPlain(value: unknown): boolean {
  switch (typeof value) {
    case "number":
      return Number.isFinite(value) && !Object.is(value, -0);
    case "string":
    case "boolean":
      return true;
    case "object":
      return value === null || (isBare(value) && Object.values(value).every(isPlain));
    default:
      return false;
  }
}

/** A list or an object with JSON values only: no class, no symbol, no hidden property. */
function isBare(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value))
    return prototype === Array.prototype && Reflect.ownKeys(value).length === value.length + 1;
  return prototype === Object.prototype && Reflect.ownKeys(value).length === Object.keys(value).length;
}
