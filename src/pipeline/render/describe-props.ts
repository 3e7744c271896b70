import { hashOf } from "../../model/memory/hash.ts";
import type { Memory } from "../../model/memory/memory.ts";
import { UnmodifiedEntry } from "../../model/model.ts";
import { Mistake, say } from "../../words/message.ts";

/** A longer description is replaced by its hash, so that it is not repeated in full. */
const maxLength = 200;

/**
 * Identifies the props of a page: props that a template could distinguish have different descriptions. Entries and
 * bodies are described by their digests, so their HTML is not read; a copy of an entry is described in full.
 * `linkedPages` identifies the pages that links to files point to, which may change while the props stay the same
 * objects. Throws when props contain something that cannot be described, such as a function or a `Map`.
 */
export function describeProps(value: unknown, memory: Memory, linkedPages = ""): string {
  if (typeof value !== "object" || value === null) return describeLeaf(value);
  const description = describeObject(value, memory, linkedPages);
  return description.length > maxLength ? hashOf(description) : description;
}

/** Values in props are often the same objects from build to build; the props themselves are new objects. */
function describeWithin(value: unknown, memory: Memory, linkedPages: string): string {
  if (typeof value !== "object" || value === null) return describeLeaf(value);
  return isNamed(value)
    ? describeObject(value, memory, linkedPages)
    : memory.getFor("describe", value, [linkedPages], () => describeProps(value, memory, linkedPages));
}

function describeLeaf(value: unknown): string {
  switch (typeof value) {
    case "function":
    case "symbol":
      throw refuse(typeof value);
    case "number":
    case "bigint":
    case "undefined":
      return String(value);
    default:
      return JSON.stringify(value);
  }
}

function isNamed(value: object): boolean {
  return value instanceof UnmodifiedEntry || isBody(value);
}

function isBody(value: object): value is { readonly digest: unknown } {
  return "digest" in value && "parts" in value;
}

function describeObject(value: object, memory: Memory, linkedPages: string): string {
  if (value instanceof UnmodifiedEntry)
    return `entry${JSON.stringify([value.digest, value.id])}${value.linkedPages()}`;
  if (isBody(value)) return `body${JSON.stringify(value.digest)}`;
  if (Array.isArray(value))
    return `[${value.map((item) => describeWithin(item, memory, linkedPages)).join()}]`;
  if ("toJSON" in value) return JSON.stringify(value);
  if (!isPlain(value)) throw refuse(value.constructor.name);
  // `all` and `fallbacks` already describe the entries that `get` finds.
  const isCollection = "all" in value && "get" in value;
  const fields = Object.entries(value)
    .filter(([key, field]) => field !== undefined && !(isCollection && key === "get"))
    .map(([key, field]) => `${JSON.stringify(key)}:${describeWithin(field, memory, linkedPages)}`);
  return `{${fields.join()}}`;
}

/** Not class instances, whose fields may be hidden. Plain objects may come from the templates’ own realm. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function refuse(what: string): Mistake {
  return new Mistake(say("thrown.props", { what }));
}
