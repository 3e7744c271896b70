import { isLong, type Kind } from "../../src/model/memory/kinds.ts";
import { holdMade, type Memory, noMemory } from "../../src/model/memory/memory.ts";

/** A memory that lasts from one build to the next, and how often it kept something. */
export function createMapMemory(): Memory & { readonly computed: () => number } {
  const texts = new Map<string, string>();
  const long = new Map<string, unknown>();
  let computed = 0;
  return {
    ...noMemory,
    computed: () => computed,
    find: ((kind: Kind, key: string) => {
      const text = texts.get(`${kind} ${key}`);
      return text === undefined ? long.get(`${kind} ${key}`) : JSON.parse(text);
    }) as Memory["find"],
    keep: ((kind: Kind, key: string, made: unknown) => {
      computed += 1;
      const kept = holdMade(kind, key, made);
      const text = JSON.stringify(made) as string | undefined;
      if (isLong(kind) || made instanceof Uint8Array) long.set(`${kind} ${key}`, kept);
      else if (text !== undefined) texts.set(`${kind} ${key}`, text);
      return kept;
    }) as Memory["keep"],
  };
}
