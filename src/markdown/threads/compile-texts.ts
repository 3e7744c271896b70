import { noMemory } from "../../model/memory/memory.ts";
import type { CompiledText, TextJob } from "../../model/model.ts";
import { createMarkdownCompiler, createPluggedCompiler } from "../compile-markdown.ts";
import { compileHeavy, compileInTime, hasPlugins, toCompiledText } from "../create-body-compiler.ts";
import { loadHighlighter } from "../load-highlighter.ts";
import { loadNativeParser } from "../load-native-parser.ts";
import { compileApart } from "./compile-apart.ts";
import type { TextCompiling } from "./thread-messages.ts";

/** Undefined when a plug-in has read something besides the texts. */
export type CompileTexts = (texts: readonly TextJob[]) => Promise<readonly CompiledText[] | undefined>;

/**
 * Creates a compiler from the settings that another thread has sent. Throws errors of the templates. `isApart` when its
 * process has a deadline already.
 */
export async function createTextCompiler(compiling: TextCompiling, isApart = false): Promise<CompileTexts> {
  const { settings, templates } = compiling;
  const { directives, markdown, hasRead } =
    templates === undefined
      ? { directives: {}, markdown: {}, hasRead: () => false }
      : await loadSite(templates);
  const native = settings.native ? loadNativeParser() : undefined;
  const highlight = settings.highlights ? loadHighlighter() : undefined;
  const { others = {}, ...texts } = settings;
  const apart = isApart ? undefined : (job: TextJob) => compileApart(compiling, job);
  const create = (own: object) => {
    const options = { ...texts, ...own, native, highlight, directives };
    if (hasPlugins(markdown)) {
      const compile = createPluggedCompiler(options, markdown);
      return async (job: TextJob) => compileHeavy(job, apart) ?? toCompiledText(await compile(job, job.file));
    }
    const compile = createMarkdownCompiler(options);
    return (job: TextJob) => compileInTime(job, compile, apart);
  };
  const compile = create({});
  const translating = new Map(Object.entries(others).map(([code, own]) => [code, create(own)]));
  return async (jobs) => {
    const texts = await Promise.all(jobs.map((job) => (translating.get(job.language ?? "") ?? compile)(job)));
    // What plug-ins read is noted where the site is built.
    return hasRead() ? undefined : texts;
  };
}

async function loadSite({ code, map, root }: NonNullable<TextCompiling["templates"]>) {
  // Loaded on demand, with React and zod: most sites declare nothing that texts need.
  const { bundlePath, mapBundle, runTemplates } = await import("../../bundle/run-templates.ts");
  const { createSurroundings } = await import("../../bundle/surroundings.ts");
  const surroundings = createSurroundings(root, noMemory);
  const { notes, codes } = surroundings;
  if (map !== undefined) codes.set(bundlePath(root), mapBundle(map, root));
  const { site } = runTemplates(code, root, surroundings);
  notes.seal("", new Date(), []).reads.begin();
  return { ...site, hasRead: notes.hasNew };
}
