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
import type { Highlighter } from "./code.ts";
import { type Anchors, createCompilation, placeInFile } from "./compilation.ts";
import { reportProse } from "./directives.ts";
import {
  insertFactsInTree,
  type LeftOutBlock,
  leaveOutBlocks,
  markEscapes,
  type Open,
} from "./facts-in-text.ts";
import { findDeepNesting, maxLength, tooDeep } from "./limits.ts";
import { type NativeParser, parseMarkdown, readColons, surveyTree } from "./parse-markdown.ts";
import { plugIn } from "./plugins/plug-in.ts";
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
  readonly markdown?: TextPlugins;
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
};

/**
 * Creates the function that compiles Markdown. It takes a text and the path of its file from the project root; mistakes
 * are reported at their line of that file and left out. Pure.
 */
export function createMarkdownCompiler(
  options: MarkdownOptions,
): (source: MarkdownSource, file: string) => CompiledMarkdown {
  const typographer = createTypographer(options.language, options.keep);
  const settings = { ...options, typographer };
  const plugged = plugIn(options.markdown ?? {}, options.native);
  const parser = plugged?.parser ?? unified().use(parseMarkdown(options.native)).freeze();
  const isDeclared = (name: string) => name === "abbr" || Object.hasOwn(options.directives, name);

  return (source, file) => {
    const { text } = source;
    const deep = findDeepNesting(text);
    if (deep !== undefined) return refuse(tooDeep, deep, source, file);
    if (text.length > maxLength) return refuse(tooLong, { line: 1, column: 1 }, source, file);
    const mark = options.facts && markEscapes(text);
    // Parsers drop a byte order mark at the start, which would shift all positions by one.
    const given = (mark?.text ?? text).replace(/^\uFEFF/, " ");
    const read = readColons(given, (each) => parser.parse(each) as Root, isDeclared);
    if (read.survey.tooDeep !== undefined) return refuse(tooDeep, read.survey.tooDeep, source, file);

    const begun = createCompilation(settings, {
      source,
      file,
      ...read.survey,
      marked: plugged && [],
    });
    const leftOut = options.open ? leaveOutBlocks(read.tree, mark?.sign, options.open, begun) : [];
    if (mark !== undefined) insertFactsInTree(read.tree, mark.sign, options.facts ?? {}, begun);
    reportProse(read.prose, begun);
    const { tree, survey } = plugged?.changeMarkdown(read.tree, begun) ?? {
      tree: read.tree,
      survey: leftOut.length > 0 ? surveyTree(read.tree) : read.survey,
    };
    if (survey.tooDeep !== undefined) return refuse(tooDeep, survey.tooDeep, source, file);

    const { definitions, footnotes } = survey;
    const compilation =
      plugged === undefined && leftOut.length === 0 ? begun : { ...begun, definitions, footnotes };
    const written = writeBody(tree.children, compilation);
    const parts = plugged?.changeHtml(written, compilation) ?? written;

    const { headings, links, images, languages, count, problems, dropped } = compilation;
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
    };
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
