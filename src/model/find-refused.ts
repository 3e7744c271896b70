import { type Message, say } from "../words/message.ts";

/** A value within others that cannot be there: its path, as in `posts[0].open`, and what it is, as in “a function”. */
export type Refused = { readonly path: string; readonly what: Message };

/** What a rule says of a value: what is wrong with it, or whether what it contains counts too. */
export type Judgement = Message | "keep" | "look-inside";

/** `key` is the name of the value in the object around it. */
type Judge = (value: unknown, key: string | number | undefined, around: unknown) => Judgement;

/** Finds the first value that `judge` refuses, or that contains itself. Undefined when there is none. */
export function findRefused(root: unknown, judge: Judge): Refused | undefined {
  const done = new Set<object>();
  const open = new Set<object>();
  const find = (
    value: unknown,
    path: string,
    key?: string | number,
    around?: unknown,
  ): Refused | undefined => {
    const judgement = judge(value, key, around);
    if (judgement === "keep") return undefined;
    if (judgement !== "look-inside") return { path, what: judgement };
    if (typeof value !== "object" || value === null || done.has(value)) return undefined;
    if (open.has(value)) return { path, what: say("value.cycle") };
    open.add(value);
    // Not `Object.entries`, which leaves out the gaps of a list.
    const fields = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    for (const [name, field] of fields) {
      const refused = find(field, pathOf(path, name), name, value);
      if (refused !== undefined) return refused;
    }
    open.delete(value);
    done.add(value);
    return undefined;
  };
  return find(root, "");
}

function pathOf(path: string, key: string | number): string {
  if (typeof key === "string" && /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key))
    return path === "" ? key : `${path}.${key}`;
  return `${path}[${JSON.stringify(key)}]`;
}

/** What a value that is no text, list or plain object is, in words. */
export function nameValue(value: unknown): Message {
  switch (typeof value) {
    case "function":
      return say("value.function");
    case "object":
      return say("value.instance", { name: value?.constructor.name ?? "Object" });
    default:
      return say("value.primitive", { name: typeof value === "symbol" ? "symbol" : String(value) });
  }
}

/** False for instances of classes, whose fields may be hidden. Plain objects may come from the templates’ own realm. */
export function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
