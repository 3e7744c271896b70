import { hashOf } from "../hash.ts";
import type { BodySource, DraftEntry, Entry, Locate, Places } from "../model.ts";
import type { Problem, Report } from "../problem.ts";
import { noReuse, type Reuse } from "../reuse.ts";
import { type MarkdownField, mapTagged } from "../tagged-values.ts";
import type { CompiledMarkdown } from "./compile-markdown.ts";

type Compile = (source: BodySource, file: string) => CompiledMarkdown;

type Pace = {
  readonly progress: (done: number, total: number) => void;
  /** Lets the event loop turn. */
  readonly rest: () => Promise<void>;
};

/** The memory in which a native parser hands over a tree, five times the text, is free again once the event loop turns. */
const entriesPerTurn = 64;

/** Compiles the bodies and the Markdown fields of all entries. `reuse` must be tied to all that `compile` is told. */
export async function compileEntries(
  drafts: readonly DraftEntry[],
  compile: Compile,
  { progress, rest }: Pace,
  report: Report,
  reuse: Reuse = noReuse,
): Promise<{ readonly entries: readonly Entry[]; readonly places: Places }> {
  const entries: Entry[] = [];
  const places = new Map<Entry, Locate>();
  for (const draft of drafts) {
    const { entry, problems } = reuse("compile", draft, [], () => compileEntry(draft, compile));
    for (const problem of problems) report(problem);
    entries.push(entry);
    places.set(entry, draft.locate);
    progress(entries.length, drafts.length);
    if (entries.length % entriesPerTurn === 0) await rest();
  }
  return { entries, places };
}

function compileEntry({ source, locate, ...draft }: DraftEntry, compile: Compile) {
  const problems: Problem[] = [];
  const compileNoted = (source: BodySource) => {
    const compiled = compile(source, draft.file);
    problems.push(...compiled.problems);
    return compiled.body;
  };
  const data = mapTagged(draft.data, (_, value, path) => {
    if (!("markdown" in value)) return value;
    const line = locate(path, "value")?.line ?? 1;
    const text = (value as MarkdownField).markdown;
    return compileNoted({ text, line, digest: hashOf(text) });
  });
  const entry: Entry = { ...draft, data, body: source && compileNoted(source) };
  return { entry, problems };
}
