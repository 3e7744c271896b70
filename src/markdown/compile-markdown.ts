import type { Root } from "mdast";
import { unified } from "unified";
import type { Directive, Words } from "../define/define.ts";
import type { TextPlugins } from "../define/plugins.ts";
import type { Body, MarkdownSource } from "../model/model.ts";
import type { Facts } from "../text/facts.ts";
import { createTypographer } from "../text/typography.ts";
import { boundProblems } from "../words/findings.ts";
import { say } from "../words/message.ts";
import type { Position, Problem } from "../words/problem.ts";
import type { BodyParts } from "./body-parts.ts";
import type { Highlighter } from "./code.ts";
import { type Anchors, type Compilation, createCompilation, placeInFile } from "./compilation.ts";
import { reportProse } from "./directives.ts";
import {
  insertFactsInTree,
  type LeftOutBlock,
  leaveOutBlocks,
  markEscapes,
  type Open,
} from "./facts-in-text.ts";
import { findDeepNesting, maxLength, tooDeep } from "./limits.ts";
import { type NativeParser, parseMarkdown, readColons, type Survey, surveyTree } from "./parse-markdown.ts";
import { plugIn } from "./plugins/plug-in.ts";
import { PluggedText } from "./plugins/run-plugins.ts";
import type { HtmlChoice } from "./safe-html.ts";
import { writeBody } from "./write-body.ts";

export type MarkdownOptions = {
  readonly language: string;
  readonly words: Words;
  /** `""`, or the sub-path of the deployment, as in `/sous/chemin`. */
  readonly base: string;
  /** How the ids of headings are made. */
  readonly anchors: Anchors;
  /** Which elements of HTML texts may hold. */
  readonly html: HtmlChoice;
  /** Strings that typography leaves unchanged. */
  readonly keep: readonly string[];
  /** Facts that names between braces stand for. Undefined when braces are plain text. */
  readonly facts?: Facts | undefined;
  /** Facts that are not given, and pages that wait for them. Undefined when nothing waits. */
  readonly open?: Open | undefined;
  readonly directives: { readonly [name: string]: Pick<Directive, "attributes" | "body"> };
  /** Undefined when remark reads everything. */
  readonly native: NativeParser | undefined;
  /** Undefined when code is not highlighted. */
  readonly highlight?: Highlighter | undefined;
};

/** The result as JSON-safe data, so that it can be remembered. */
export type CompiledMarkdown = {
  readonly body: Body;
  readonly problems: readonly Problem[];
  /** How many HTML elements and attributes are left out, by name. Undefined for none. */
  readonly dropped?: Readonly<Record<string, number>>;
  /** The blocks that wait for facts. Undefined for none. */
  readonly leftOut?: readonly LeftOutBlock[];
  /** The CSS rules of plug-ins that it needs, each once. Undefined for none. */
  readonly styles?: readonly string[];
  /** An asynchronous plug-in has failed, which it may not do again: the result is not remembered. */
  readonly isTransient?: true;
};

/** Compiles a text of the file at this path from the project root. Mistakes are reported at their line and left out. */
export type MarkdownCompiler = (source: MarkdownSource, file: string) => CompiledMarkdown;

/** Creates the compiler for a site without plug-ins. Pure. */
export function createMarkdownCompiler(options: MarkdownOptions): MarkdownCompiler {
  const parser = unified().use(parseMarkdown(options.native)).freeze();
  const read = createReader(options, (text) => parser.parse(text) as Root, false);
  return (source, file) => {
    const text = read(source, file);
    if ("body" in text) return text;
    const ready = text.leftOut.length > 0 ? replaceTree(text, text.tree, surveyTree(text.tree)) : text;
    return "body" in ready ? ready : finish(ready, writeBody(ready.tree.children, ready.compilation));
  };
}

/** Creates the compiler for a site with plug-ins, which may have to wait. Nothing else is different. */
export function createPluggedCompiler(
  options: MarkdownOptions,
  plugins: TextPlugins,
): (...text: Parameters<MarkdownCompiler>) => Promise<CompiledMarkdown> {
  const plugged = plugIn(plugins, options.native);
  const read = createReader(options, plugged.parse, true);
  return async (source, file) => {
    const text = read(source, file);
    if ("body" in text) return text;
    try {
      const { tree, survey } = await plugged.changeMarkdown(text.tree, text.compilation);
      const ready = replaceTree(text, tree, survey);
      if ("body" in ready) return ready;
      const { compilation } = ready;
      const written = writeBody(ready.tree.children, compilation);
      return finish(ready, await plugged.changeHtml(written, compilation));
    } finally {
      text.compilation.plugged?.stopWaiting();
    }
  };
}

/** A text before it is written. */
type ReadText = {
  readonly source: MarkdownSource;
  readonly file: string;
  readonly tree: Root;
  readonly compilation: Compilation;
  readonly leftOut: readonly LeftOutBlock[];
};

/** Returns a function that reads a text, or refuses it. */
function createReader(
  options: MarkdownOptions,
  parse: (text: string) => Root,
  isPlugged: boolean,
): (source: MarkdownSource, file: string) => ReadText | CompiledMarkdown {
  const typographer = createTypographer(options.language, options.keep);
  const settings = { ...options, typographer };
  const isDeclared = (name: string) => name === "abbr" || Object.hasOwn(options.directives, name);

  return (source, file) => {
    const { text } = source;
    const deep = findDeepNesting(text);
    if (deep !== undefined) return refuse(tooDeep, deep, source, file);
    if (text.length > maxLength) return refuse(tooLong, { line: 1, column: 1 }, source, file);
    const mark = options.facts && markEscapes(text);
    // Parsers drop a byte order mark at the start, which would shift all positions by one.
    const given = (mark?.text ?? text).replace(/^\uFEFF/, " ");
    const { tree, survey, prose } = readColons(given, parse, isDeclared);
    if (survey.tooDeep !== undefined) return refuse(tooDeep, survey.tooDeep, source, file);

    const plugged = isPlugged ? new PluggedText() : undefined;
    const compilation = createCompilation(settings, { source, file, ...survey, plugged });
    const leftOut = options.open ? leaveOutBlocks(tree, mark?.sign, options.open, compilation) : [];
    if (mark !== undefined) insertFactsInTree(tree, mark.sign, options.facts ?? {}, compilation);
    reportProse(prose, compilation);
    return { source, file, tree, compilation, leftOut };
  };
}

/** The text with a changed tree, unless that is too deep. */
function replaceTree(text: ReadText, tree: Root, survey: Survey): ReadText | CompiledMarkdown {
  const { definitions, footnotes, tooDeep: deep } = survey;
  if (deep !== undefined) return refuse(tooDeep, deep, text.source, text.file);
  return { ...text, tree, compilation: { ...text.compilation, definitions, footnotes } };
}

function finish({ compilation, leftOut }: ReadText, parts: BodyParts): CompiledMarkdown {
  const { headings, links, images, languages, count, problems, dropped, plugged } = compilation;
  return {
    body: {
      parts: parts.toBody(),
      headings,
      words: count.words,
      links,
      images,
      ...(languages.size > 0 && { languages: [...languages] }),
    },
    problems: boundProblems(problems),
    ...(dropped.size > 0 && { dropped: Object.fromEntries(dropped) }),
    ...(leftOut.length > 0 && { leftOut }),
    ...(plugged && plugged.styles.size > 0 && { styles: [...plugged.styles] }),
    ...(plugged?.isTransient && { isTransient: true }),
  };
}

type Refusal = Required<Pick<Problem, "code" | "message" | "hint">>;

const tooLong: Refusal = {
  code: "markdown/too-long",
  message: say("markdown/too-long", { most: maxLength }),
  hint: say("markdown/too-long.hint"),
};

/** For a text that keeps a parser for too long. */
export const tooCostly: Refusal = {
  code: "markdown/too-long",
  message: say("markdown/too-long.costly"),
  hint: say("markdown/too-long.costly.hint"),
};

/** The result of a text that is not read. `line` and `column` count from the start of the text. */
export function refuse(
  refusal: Refusal,
  { line, column }: Position,
  source: MarkdownSource,
  file: string,
): CompiledMarkdown {
  const at = placeInFile({ line, column }, source);
  return {
    body: { parts: [], headings: [], words: 0, links: [], images: [] },
    problems: [{ ...refusal, severity: "error", file, at }],
  };
}
