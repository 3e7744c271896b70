import type { z } from "zod";
import { type Facts, fillFacts, findNames } from "../text/facts.ts";
import type { Message, Text } from "../words/message.ts";

type Scope = {
  readonly facts: Facts;
  /** The names in the texts so far. */
  readonly names?: Set<string>;
  /** Called with each text, which is then left as written; problems that it returns refuse the text. */
  readonly look?: Look | undefined;
  /** True where a fact that is not given refuses the text that names it. Otherwise its name stays as written. */
  readonly findsOpen?: boolean;
};

type Look = (text: string) => readonly Found[];
type Found = {
  readonly message: Text;
  readonly hint: Text;
  /** Where the quoted words begin in the text, and how many characters they have. */
  readonly index: number;
  readonly length: number;
};

/** Extra data of a schema issue about a text, for `explainIssue`. */
export type TextIssue =
  | { readonly unknownFact: string; readonly facts: Facts; readonly later: readonly string[] }
  | { readonly found: Found }
  /** A fact that is not given. With `needed`, what waits for it is the group around the list of needs. */
  | { readonly openFact: string; readonly needed: boolean }
  /** The words that follow the name of the field. */
  | { readonly rule: Message; readonly hint?: Message };

// Kept on the global object, because the site’s bundle and the command each have their own copy of this file.
const factsKey = Symbol.for("charpente.facts");
const languageKey = Symbol.for("charpente.language");
const zoneKey = Symbol.for("charpente.zone");
type Holder = {
  [factsKey]?: Scope | undefined;
  [languageKey]?: string | undefined;
  [zoneKey]?: string | undefined;
};

/**
 * Runs a schema check during which texts may name these facts. With undefined, braces are plain text. With `look`, the
 * texts are only read, and names in them stay.
 */
export function withFacts<Result>(facts: Facts | undefined, run: () => Result, look?: Look): Result {
  return inScope(facts && { facts, look }, run);
}

/** The same. `names` are those of the facts that the result depends on. */
export function noteFacts<Result>(
  facts: Facts | undefined,
  run: () => Result,
): { readonly result: Result; readonly names: readonly string[] } {
  const names = new Set<string>();
  const result = inScope(facts && { facts, names }, run);
  return { result, names: [...names] };
}

/** The same. A text or a list of needs that names a fact that is not given raises an issue with `openFact`. */
export function findOpenFacts<Result>(facts: Facts | undefined, run: () => Result): Result {
  return inScope(facts && { facts, findsOpen: true }, run);
}

function inScope<Result>(scope: Scope | undefined, run: () => Result): Result {
  const holder = globalThis as Holder;
  const before = holder[factsKey];
  holder[factsKey] = scope;
  try {
    return run();
  } finally {
    holder[factsKey] = before;
  }
}

/**
 * Replaces the names of facts by their values: the transform of every text schema. An unknown name refuses the text.
 * What names a fact that is not given is left out later. `later` are names that the page itself fills in.
 *
 * @example
 * ```tsx
 * const words = z.string().transform((value, context) => insertFacts(value, context));
 * ```
 */
export function insertFacts(value: string, context: z.RefinementCtx, later: readonly string[] = []): string {
  const scope = lookAtText(value, context);
  if (scope === undefined || scope.look !== undefined) return value;
  const { facts, names } = scope;
  for (const name of findNames(value)) names?.add(name);
  const known = later.length === 0 ? facts : { ...facts, ...asWritten(later) };
  return fillFacts(value, known, (name) => refuseName(name, scope, context, { later }));
}

/** Checks the name of a fact in a list of needs. */
export function needFact(name: string, context: z.RefinementCtx): string {
  const scope = (globalThis as Holder)[factsKey];
  if (scope === undefined || scope.look !== undefined) return name;
  scope.names?.add(name);
  if (!Object.hasOwn(scope.facts, name) || scope.facts[name] === undefined)
    refuseName(name, scope, context, { needed: true });
  return name;
}

function refuseName(
  name: string,
  { facts, findsOpen = false }: Scope,
  context: z.RefinementCtx,
  { later = [], needed = false }: { readonly later?: readonly string[]; readonly needed?: boolean },
): void {
  if (!Object.hasOwn(facts, name)) raise(context, { unknownFact: name, facts, later });
  else if (findsOpen) raise(context, { openFact: name, needed });
}

/**
 * Raises an issue for each thing that the `look` of the scope finds in a text, and returns the scope. For texts whose
 * facts a later stage fills in.
 */
export function lookAtText(value: string, context: z.RefinementCtx): Scope | undefined {
  const scope = (globalThis as Holder)[factsKey];
  for (const found of scope?.look?.(value) ?? []) raise(context, { found });
  return scope;
}

function raise(context: z.RefinementCtx, issue: TextIssue): void {
  context.addIssue({ code: "custom", params: explainedBy(issue) });
}

/** Adds an issue to a schema check, with data for `explainIssue`. */
export function explainedBy(charpente: TextIssue) {
  return { charpente };
}

function asWritten(names: readonly string[]): Facts {
  return Object.fromEntries(names.map((name) => [name, `{${name}}`]));
}

/** Runs schema checks of texts in this language. */
export function withLanguage<Result>(language: string, run: () => Result): Result {
  const holder = globalThis as Holder;
  const before = holder[languageKey];
  holder[languageKey] = language;
  try {
    return run();
  } finally {
    holder[languageKey] = before;
  }
}

/** Runs schema checks of times that name no zone, which are those of this one. */
export function withZone<Result>(zone: string | undefined, run: () => Result): Result {
  const holder = globalThis as Holder;
  const before = holder[zoneKey];
  holder[zoneKey] = zone;
  try {
    return run();
  } finally {
    holder[zoneKey] = before;
  }
}

/** The zone of the site. UTC outside of `withZone`. */
export function readZone(): string {
  return (globalThis as Holder)[zoneKey] ?? "UTC";
}

/** The language of the texts that are checked. Empty outside of `withLanguage`: then no typography is set. */
export function readLanguage(): string {
  return (globalThis as Holder)[languageKey] ?? "";
}
