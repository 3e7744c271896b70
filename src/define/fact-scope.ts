import type { z } from "zod";
import type { Message, Text } from "../catalogue/message.ts";
import { type Facts, fillFacts } from "../text/facts.ts";

type Scope = {
  readonly facts: Facts;
  /** Looks at each text instead, which stays as it is written; what it finds refuses the text. */
  readonly look?: Look | undefined;
};

type Look = (text: string) => readonly Found[];
type Found = {
  readonly message: Text;
  readonly hint: Text;
  /** Where its words begin in the text, and how many signs they have. */
  readonly index: number;
  readonly length: number;
};

/** What an issue of a text says besides its message, for whoever explains issues. */
export type TextIssue =
  | { readonly unknownFact: string; readonly facts: Facts; readonly later: readonly string[] }
  | { readonly found: Found }
  /** Follows the name of the field. */
  | { readonly rule: Message };

// On the global object: the site’s bundle and the command each carry their own copy of this file.
const key = Symbol.for("charpente.facts");
type Holder = { [key]?: Scope | undefined };

/** Runs a check of schemas whose texts may name these facts. Undefined where braces mean nothing. */
export function withFacts<Result>(facts: Facts | undefined, run: () => Result, look?: Look): Result {
  const holder = globalThis as Holder;
  const before = holder[key];
  holder[key] = facts && { facts, look };
  try {
    return run();
  } finally {
    holder[key] = before;
  }
}

/**
 * Puts facts in the place of their names: the transform of every schema for words. A name that stands for nothing refuses
 * the value. `later` are names that the page itself fills in.
 */
export function insertFacts(value: string, context: z.RefinementCtx, later: readonly string[] = []): string {
  const scope = lookAtText(value, context);
  if (scope === undefined || scope.look !== undefined) return value;
  const { facts } = scope;
  const known = later.length === 0 ? facts : { ...facts, ...asWritten(later) };
  return fillFacts(value, known, (name) => {
    raise(context, { unknownFact: name, facts, later });
  });
}

/** For texts whose names are filled in by a later stage. */
export function lookAtText(value: string, context: z.RefinementCtx): Scope | undefined {
  const scope = (globalThis as Holder)[key];
  for (const found of scope?.look?.(value) ?? []) raise(context, { found });
  return scope;
}

function raise(context: z.RefinementCtx, issue: TextIssue): void {
  context.addIssue({ code: "custom", params: explainedBy(issue) });
}

/** What a rule of a schema says, for whoever explains issues. */
export function explainedBy(charpente: TextIssue) {
  return { charpente };
}

function asWritten(names: readonly string[]): Facts {
  return Object.fromEntries(names.map((name) => [name, `{${name}}`]));
}
