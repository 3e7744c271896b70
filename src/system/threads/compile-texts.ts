import type { CompiledText, TextJob } from "../../model/model.ts";
import { createMarkdownCompiler } from "../../pipeline/markdown/compile-markdown.ts";
import { toCompiledText } from "../../pipeline/markdown/remember-body.ts";
import { loadHighlighter } from "./load-highlighter.ts";
import { loadNativeParser } from "./load-native-parser.ts";
import type { TextCompiling } from "./thread-messages.ts";

export type CompileTexts = (texts: readonly TextJob[]) => readonly CompiledText[];

/** Creates a compiler from the settings that another thread has sent. Throws errors of the templates. */
export async function createTextCompiler({ settings, templates }: TextCompiling): Promise<CompileTexts> {
  const { directives, markdown } =
    templates === undefined ? { directives: {}, markdown: {} } : await loadSite(templates);
  const native = settings.native ? loadNativeParser() : undefined;
  const highlight = settings.highlights ? loadHighlighter() : undefined;
  const { others = {}, ...texts } = settings;
  const create = (own: object) =>
    createMarkdownCompiler({ ...texts, ...own, native, highlight, directives, markdown });
  const compile = create({});
  const translating = new Map(Object.entries(others).map(([code, own]) => [code, create(own)]));
  return (jobs) =>
    jobs.map((job) => toCompiledText((translating.get(job.language ?? "") ?? compile)(job, job.file)));
}

async function loadSite({ code, root }: NonNullable<TextCompiling["templates"]>) {
  // Loaded on demand, with React and zod: most sites declare nothing that texts need.
  const { compileTemplates, runTemplates } = await import("../bundle/run-templates.ts");
  return runTemplates(compileTemplates(code, root), root).site;
}
