import { hashOf } from "../hash.ts";
import type { BodySource, DraftEntry, Entry, Locate, Places } from "../model.ts";
import type { Report } from "../problem.ts";
import { type MarkdownField, mapTagged } from "../tagged-values.ts";
import type { CompiledMarkdown } from "./compile-markdown.ts";

type Compile = (source: BodySource, file: string) => CompiledMarkdown;

/** Compiles the bodies and the Markdown fields of all entries. */
export function compileEntries(
  drafts: readonly DraftEntry[],
  compile: Compile,
  progress: (done: number, total: number) => void,
  report: Report,
): { readonly entries: readonly Entry[]; readonly places: Places } {
  const places = new Map<Entry, Locate>();
  const compileReported = (source: BodySource, file: string) => {
    const { body, problems } = compile(source, file);
    for (const problem of problems) report(problem);
    return body;
  };
  const entries = drafts.map(({ source, locate, ...draft }, index): Entry => {
    const data = mapTagged(draft.data, (_, value, path) => {
      if (!("markdown" in value)) return value;
      const line = locate(path, "value")?.line ?? 1;
      const text = (value as MarkdownField).markdown;
      return compileReported({ text, line, digest: hashOf(text) }, draft.file);
    });
    const body = source && compileReported(source, draft.file);
    const entry = { ...draft, data, body };
    places.set(entry, locate);
    progress(index + 1, drafts.length);
    return entry;
  });
  return { entries, places };
}
