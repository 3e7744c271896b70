import { type MarkdownField, mapTagged } from "../define/tagged-values.ts";
import type { OnProgress } from "../few-at-once.ts";
import { hashOf } from "../model/memory/hash.ts";
import { type Memory, noMemory } from "../model/memory/memory.ts";
import {
  type BodySource,
  type Entry,
  type Locate,
  type Places,
  UnmodifiedEntry,
  type ValidEntry,
} from "../model/model.ts";
import type { LetOthers, PendingText } from "../model/schedule.ts";
import type { Judge } from "../words/checks.ts";
import { compareText, type Report } from "../words/problem.ts";
import type { LazyBody } from "./create-body-compiler.ts";
import type { LeftOutBlock } from "./facts-in-text.ts";
import type { Routes } from "./links-and-images.ts";

type Compiler = {
  readonly compile: (source: BodySource, file: string, language: string | undefined) => LazyBody;
  /** Identifies everything that `compile` depends on. */
  readonly digest: string;
};

export type CompiledEntries = {
  /** Their texts are compiled when they are first read. */
  readonly entries: readonly Entry[];
  readonly places: Places;
  readonly texts: readonly LazyBody[];
  /** Compiles all texts and reports their problems, one entry per step. To be used once. */
  readonly steps: IterableIterator<void>;
  /** True once a compiled text has an error. */
  hasErrors(judge: Judge): boolean;
  /** The CSS rules of plug-ins that the texts need, each once. Compiles what is not compiled yet. */
  listStyles(): readonly string[];
  /** How many HTML elements and attributes are left out of all texts, by name. */
  countDropped(): Readonly<Record<string, number>>;
  /** The blocks of all texts that wait for facts, by entry. Compiles what is not compiled yet. */
  listLeftOut(): readonly (LeftOutBlock & { readonly entry: Entry })[];
  /** Points links to files at their pages. Returns a string that identifies those pages. */
  resolveFileLinks(routes: Routes, base: string): string;
};

/** Adds the compiled body and Markdown fields to every entry. `report` and `progress` are called during the steps. */
export function compileEntries(
  entries: readonly ValidEntry[],
  { compile, digest }: Compiler,
  progress: OnProgress,
  report: Report,
  memory: Memory = noMemory,
): CompiledEntries {
  const places = new Map<Entry, Locate>();
  const compiled = entries.map((entry) => {
    const known = memory.getFor<CompiledEntry>("compile", entry, [digest], (earlier) => {
      const fresh = compileEntry(entry, compile);
      // After a change of facts, most texts stay the same.
      const isSame = earlier?.texts.every((text, index) => text.inputs === fresh.texts[index]?.inputs);
      return earlier && isSame ? earlier : fresh;
    });
    const one = known.texts.some(({ isTransient }) => isTransient) ? compileEntry(entry, compile) : known;
    places.set(one.entry, entry.locate);
    places.set(one.entry.withOriginalId(), entry.locate);
    return one;
  });
  function* compileInSteps(): Generator<void> {
    for (const [index, { texts }] of compiled.entries()) {
      for (const problem of texts.flatMap((text) => text.problems)) report(problem);
      progress(index + 1, compiled.length);
      yield;
    }
  }
  return {
    entries: compiled.map(({ entry }) => entry),
    places,
    texts: compiled.flatMap(({ texts }) => texts),
    steps: compileInSteps(),
    resolveFileLinks: (routes, base) => {
      const texts = compiled.flatMap((one) => one.texts);
      for (const text of texts) text.resolveFileLinks(routes, base);
      return texts.map((text) => text.linkedPages).join("");
    },
    listLeftOut: () =>
      compiled.flatMap(({ entry, texts }) =>
        texts.flatMap(({ leftOut }) => (leftOut ?? []).map((one) => ({ ...one, entry }))),
      ),
    listStyles: () =>
      [...new Set(compiled.flatMap(({ texts }) => texts.flatMap(({ styles }) => styles)))].sort(),
    countDropped: () => addUp(compiled.flatMap(({ texts }) => texts.map(({ dropped }) => dropped))),
    hasErrors: (judge) => compiled.some(({ texts }) => texts.some((text) => text.hasErrors(judge))),
  };
}

/** So many texts wait for their plug-ins at once. */
const mostWaiting = 8;

/** Compiles all texts of a site with plug-ins, or those before `signal` is aborted. None may be read before. */
export async function compileAhead(
  texts: readonly PendingText[],
  progress: OnProgress,
  letOthers: LetOthers,
  signal: AbortSignal,
): Promise<void> {
  let done = 0;
  const left = texts.values();
  const compileInTurn = async () => {
    for (const text of left) {
      if (signal.aborted) return;
      const waiting = text.compile();
      if (waiting !== undefined) await waiting;
      done += 1;
      progress(done, texts.length);
      const rest = letOthers();
      if (rest !== undefined) await rest;
    }
  };
  const aborted = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
  await Promise.race([Promise.all(Array.from({ length: mostWaiting }, compileInTurn)), aborted]);
}

function addUp(counts: readonly Readonly<Record<string, number>>[]): Readonly<Record<string, number>> {
  const sums = new Map<string, number>();
  for (const count of counts)
    for (const [name, number] of Object.entries(count)) sums.set(name, (sums.get(name) ?? 0) + number);
  return Object.fromEntries([...sums].sort(([a, x], [b, y]) => y - x || compareText(a, b)));
}

type CompiledEntry = { readonly entry: UnmodifiedEntry; readonly texts: readonly LazyBody[] };

function compileEntry(valid: ValidEntry, compile: Compiler["compile"]): CompiledEntry {
  const { collection, id, file, digest, locate, source, language } = valid;
  const texts: LazyBody[] = [];
  const compileNoted = (source: BodySource) => {
    const body = compile(source, file, language);
    texts.push(body);
    return body;
  };
  const data = mapTagged(valid.data, (_, value, path) => {
    if (!("markdown" in value)) return value;
    const stretches = locate(path, "text") ?? [{ from: 0, line: 1, column: 1 }];
    const text = (value as MarkdownField).markdown;
    const line = stretches[0]?.line ?? 1;
    const digest = hashOf(text, JSON.stringify(stretches));
    return compileNoted({
      text,
      line,
      stretches,
      digest,
      mayHold: (...some) => some.some((each) => text.includes(each)),
    });
  });
  const body = source && compileNoted(source);
  const linkedPages = () => texts.map((text) => text.linkedPages).join("");
  const entry = new UnmodifiedEntry(collection, id, file, digest, data, body, linkedPages, language);
  return { entry, texts };
}
