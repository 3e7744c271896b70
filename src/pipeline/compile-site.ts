import { type CompiledEntries, compileEntries } from "../markdown/compile-entries.ts";
import { createBodyCompiler, createTextCompilers } from "../markdown/create-body-compiler.ts";
import type { Routes } from "../markdown/links-and-images.ts";
import type { Entry, Places } from "../model/model.ts";
import type { Work } from "../model/schedule.ts";
import { createJudge } from "../words/checks.ts";
import type { ReadSite } from "./read-site.ts";
import type { Run } from "./run.ts";
import { takeSteps } from "./steps/take-steps.ts";

/** The entries with their texts. Each text is compiled when it is first read, or by `compileAll`. */
export type CompiledSite = {
  readonly entries: readonly Entry[];
  readonly places: Places;
  /** Compiles the remaining texts and reports what is wrong with each. */
  readonly compileAll: Work;
  /** True once a compiled text has an error. */
  hasErrors(): boolean;
  /** How many HTML elements and attributes are left out of all texts, by name. */
  countDropped(): Readonly<Record<string, number>>;
  /** The blocks of all texts that wait for facts. Compiles what is not compiled yet. */
  listLeftOut(): ReturnType<CompiledEntries["listLeftOut"]>;
  /** Points links to files at their pages. Returns a string that identifies those pages. */
  resolveFileLinks(routes: Routes, base: string): string;
};

/** Adds compiled Markdown to the entries; the schedule decides what is compiled now. */
export async function compileSite(
  { io, options: { base }, findings: { reportText }, signal }: Run,
  { templates, settings, factsIn, openIn, entries: valid }: ReadSite,
): Promise<CompiledSite> {
  const compiler = createTextCompilers(templates.site.languages, (language) =>
    createBodyCompiler({
      site: templates.site,
      digests: templates.digests,
      language,
      settings: settings.published,
      facts: factsIn(language.code),
      open: openIn(language.code),
      base,
      loadNativeParser: io.loadNativeParser,
      loadHighlighter: io.loadHighlighter,
      compileApart: io.compileApart,
      memory: io.memory,
    }),
  );
  const progress = (done: number, total: number) => io.progress("markdown", done, total);
  const { entries, places, texts, steps, hasErrors, ...rest } = io.measure("markdown", () =>
    compileEntries(valid, compiler, progress, reportText, io.memory),
  );
  const compileAll: Work = (letOthers) => takeSteps(steps, letOthers, signal);
  await io.measure("markdown", () =>
    io.schedule.compile({ texts, settings: compiler.textSettings, compileAll, progress }),
  );
  const judge = createJudge(templates.site.checks);
  return { entries, places, compileAll, hasErrors: () => hasErrors(judge), ...rest };
}
