import { hashOf } from "../hash.ts";
import type { BodySource, DraftEntry, Entry, Locate, Places } from "../model.ts";
import type { Problem, Report } from "../problem.ts";
import { noReuse, type Reuse } from "../reuse.ts";
import { type MarkdownField, mapTagged } from "../tagged-values.ts";
import type { CompiledMarkdown } from "./compile-markdown.ts";

type Compile = (source: BodySource, file: string) => CompiledMarkdown;

/** Compiles the bodies and the Markdown fields of all entries. `reuse` must be tied to all that `compile` is told. */
export function compileEntries(
  drafts: readonly DraftEntry[],
  compile: Compile,
  progress: (done: number, total: number) => void,
  report: Report,
  reuse: Reuse = noReuse,
): { readonly entries: readonly Entry[]; readonly places: Places } {
  const places = new Map<Entry, Locate>();
  const entries = drafts.map((draft, index): Entry => {
    const compiled = reuse("compile", draft, [], () => compileEntry(draft, compile));
    for (const problem of compiled.problems) report(problem);
    places.set(compiled.entry, draft.locate);
    progress(index + 1, drafts.length);
    return compiled.entry;
  });
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
