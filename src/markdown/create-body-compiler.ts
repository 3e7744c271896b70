import { posix } from "node:path";
import type { LoadedTemplates } from "../define/renderer.ts";
import type { GeneratorSettings } from "../define/settings.ts";
import { hashOf } from "../model/memory/hash.ts";
import { keys } from "../model/memory/kinds.ts";
import type { Memory } from "../model/memory/memory.ts";
import type { BodySource, SiteLanguage, SiteLanguages, TextJob, TextSettings } from "../model/model.ts";
import { digestFacts, type Facts, findNames, mayHideName } from "../text/facts.ts";
import type { Highlighter } from "./code.ts";
import { type CompileApart, compileInTime } from "./compile-in-time.ts";
import { createMarkdownCompiler } from "./compile-markdown.ts";
import type { Open } from "./leave-out-blocks.ts";
import type { NativeParser } from "./parse-markdown.ts";
import { type LazyBody, RememberedBody, type TextCompiler } from "./remember-body.ts";

type Compiling = Pick<LoadedTemplates, "site" | "digests"> & {
  /** The language of the texts. By default the first one of the site. */
  readonly language?: SiteLanguage | undefined;
  readonly settings: Pick<GeneratorSettings, "typography" | "markdown">;
  /** Undefined when braces are plain text. */
  readonly facts?: Facts | undefined;
  /** Facts that are not given, and pages that wait for them. Undefined when nothing waits. */
  readonly open?: Open | undefined;
  readonly base: string;
  readonly loadNativeParser: () => NativeParser | undefined;
  readonly loadHighlighter: () => Highlighter;
  readonly compileApart?: ((settings: TextSettings, job: TextJob) => ReturnType<CompileApart>) | undefined;
  readonly memory: Memory;
};

/**
 * Creates a compiler of texts. It compiles a text, or finds the stored result, when the result is first read. The
 * result depends on the words, their position and the settings. `digest` identifies the settings; `textSettings` are
 * the settings for another thread.
 */
export function createBodyCompiler({
  site,
  digests,
  language: { code: language, words } = site.languages[0],
  settings,
  facts,
  open,
  base,
  loadNativeParser,
  loadHighlighter,
  compileApart,
  memory,
}: Compiling) {
  const { directives, markdown, highlight: highlights } = site;
  const { keep } = settings.typography;
  const { parser, anchors, html } = settings.markdown;
  let compile: ReturnType<typeof createMarkdownCompiler> | undefined;
  // When every text is remembered, no parser is loaded.
  const create = () => {
    const native = parser === "remark" ? undefined : loadNativeParser();
    const highlight = highlights ? loadHighlighter() : undefined;
    const texts = { language, words, base, anchors, html, keep, facts, open, directives, markdown };
    return createMarkdownCompiler({ ...texts, native, highlight });
  };
  const withoutFacts = hashOf(
    digests.texts,
    language,
    JSON.stringify(words),
    base,
    anchors,
    html,
    JSON.stringify(keep),
    parser,
    String(highlights),
  );
  const digest = hashOf(withoutFacts, JSON.stringify(facts ?? null), JSON.stringify(open ?? null));
  // Links name a file by a path of their own.
  const waiting = Object.keys(open?.routes ?? {}).map((address) =>
    address.endsWith(".md") ? posix.basename(address) : address,
  );
  // The problem about an unknown name lists the known ones.
  const known = JSON.stringify(Object.keys(facts ?? {}).filter((name) => facts?.[name] !== undefined));
  const inputsOf = (source: BodySource) => {
    const mayWait = waiting.length > 0 && source.mayHold(...waiting);
    if (!mayWait && (facts === undefined || !source.mayHold("{"))) return withoutFacts;
    const { text } = source;
    if (mayHideName(text)) return digest;
    const routes = waiting.filter((route) => text.includes(route));
    return hashOf(withoutFacts, known, digestFacts(findNames(text), facts), JSON.stringify(routes));
  };
  const textSettings: TextSettings = {
    language,
    words,
    base,
    anchors,
    html,
    keep,
    facts,
    open,
    native: parser !== "remark",
    highlights,
    needsTemplates: Object.keys({ ...directives, ...markdown }).length > 0,
  };
  const compiler: TextCompiler = {
    memory,
    language,
    keyOfText: (source, file) => keys.markdown(digest, file, source.digest),
    inputsOf,
    mayAdd: (source) =>
      (markdown.remarkPlugins ?? []).length > 0 || (facts !== undefined && source.mayHold("{")),
    compile: (source, file) => {
      compile ??= create();
      // Decoded once here, because the compiler uses it for every link.
      const job = { text: source.text, line: source.line, stretches: source.stretches, file, language };
      return compileInTime(job, compile, compileApart && ((apart) => compileApart(textSettings, apart)));
    },
  };
  return {
    compile: (source: BodySource, file: string): LazyBody => new RememberedBody(source, file, compiler),
    digest,
    textSettings,
  };
}

type BodyCompiler = ReturnType<typeof createBodyCompiler>;

/**
 * Creates a compiler for each language of a site, and joins them to one compiler, which gets the language with each
 * text.
 */
export function createTextCompilers(
  [first, ...others]: SiteLanguages,
  create: (language: SiteLanguage) => BodyCompiler,
) {
  const main = create(first);
  if (others.length === 0) return main;
  const compilers = new Map(others.map((language) => [language.code, create(language)]));
  const all = [main, ...compilers.values()];
  const translations = [...compilers].map(([code, { textSettings }]) => {
    const { language, words, facts, open } = textSettings;
    return [code, { language, words, facts, open }] as const;
  });
  const textSettings: TextSettings = { ...main.textSettings, others: Object.fromEntries(translations) };
  return {
    compile: (source: BodySource, file: string, language: string | undefined) =>
      (compilers.get(language ?? "") ?? main).compile(source, file),
    digest: hashOf(...all.map(({ digest }) => digest)),
    textSettings,
  };
}
