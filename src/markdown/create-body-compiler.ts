import { posix } from "node:path";
import type { TextPlugins } from "../define/plugins.ts";
import type { LoadedTemplates } from "../define/renderer.ts";
import type { GeneratorSettings } from "../define/settings.ts";
import { toTranslationFile } from "../model/language.ts";
import { hashOf } from "../model/memory/hash.ts";
import { keys } from "../model/memory/kinds.ts";
import { holdLong, type Memory } from "../model/memory/memory.ts";
import type {
  Body,
  BodyFacts,
  BodyPart,
  BodySource,
  CompiledText,
  HtmlFacts,
  LongInput,
  LongResult,
  SiteLanguage,
  SiteLanguages,
  TextJob,
  TextSettings,
} from "../model/model.ts";
import type { PendingText } from "../model/schedule.ts";
import { digestFacts, type Facts, findNames, mayHideName } from "../text/facts.ts";
import type { Judge } from "../words/checks.ts";
import { Mistake, say } from "../words/message.ts";
import { hasErrors, type Problem } from "../words/problem.ts";
import { toHtmlPart } from "./body-parts.ts";
import type { Highlighter } from "./code.ts";
import {
  type CompiledMarkdown,
  createMarkdownCompiler,
  createPluggedCompiler,
  refuse,
  tooCostly,
} from "./compile-markdown.ts";
import type { LeftOutBlock, Open } from "./facts-in-text.ts";
import { findHeavyBlock, maxLength } from "./limits.ts";
import { type Routes, resolveFileLinks } from "./links-and-images.ts";
import type { NativeParser } from "./parse-markdown.ts";

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
  // When every text is remembered, no parser is loaded.
  const loadOptions = () => {
    const native = parser === "remark" ? undefined : loadNativeParser();
    const highlight = highlights ? loadHighlighter() : undefined;
    const texts = { language, words, base, anchors, html, keep, facts, open, directives };
    return { ...texts, native, highlight };
  };
  let compile: ReturnType<typeof createMarkdownCompiler> | undefined;
  let compilePlugged: ReturnType<typeof createPluggedCompiler> | undefined;
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
  const named = Object.keys(open?.routes ?? {}).map((address) =>
    address.endsWith(".md") ? posix.basename(address) : address,
  );
  // A link may write letters beyond ASCII percent-encoded.
  const waiting = named.every((name) => name === encodeURI(name)) ? named : [...named, "%"];
  // The problem about an unknown name lists the known ones.
  const known = JSON.stringify(Object.keys(facts ?? {}).filter((name) => facts?.[name] !== undefined));
  const inputsOf = (source: BodySource) => {
    const mayWait = waiting.length > 0 && source.mayHold(...waiting);
    if (!mayWait && (facts === undefined || !source.mayHold("{"))) return withoutFacts;
    const { text } = source;
    if (mayHideName(text) || (waiting.length > named.length && text.includes("%"))) return digest;
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
  const apart = compileApart && ((job: TextJob) => compileApart(textSettings, job));
  const compiler: TextCompiler = {
    memory,
    language,
    keyOfText: (source, file) => keys.markdown(digest, file, source.digest),
    inputsOf,
    mayAdd: (source) => facts !== undefined && source.mayHold("{"),
    compile: (source, file) => {
      const job = toJob(source, file, language);
      if (!hasPlugins(markdown)) {
        compile ??= createMarkdownCompiler(loadOptions());
        return compileInTime(job, compile, apart);
      }
      // The disk has lost the result. Only another process can wait for plug-ins while this one does not.
      const again = apart?.(job);
      if (again === undefined || again === "late") throw new Mistake(say("thrown.lost-text", { file }));
      return again.text;
    },
    compileAhead: hasPlugins(markdown)
      ? async (source, file) => {
          const job = toJob(source, file, language);
          compilePlugged ??= createPluggedCompiler(loadOptions(), markdown);
          return compileHeavy(job, apart) ?? toCompiledText(await compilePlugged(job, file));
        }
      : undefined,
  };
  return {
    compile: (source: BodySource, file: string): LazyBody => new RememberedBody(source, file, compiler),
    digest,
    textSettings,
  };
}

/** Plug-ins may have to wait: with them, all texts are compiled before one is read. */
export function hasPlugins({ remarkPlugins = [], rehypePlugins = [] }: TextPlugins = {}): boolean {
  return remarkPlugins.length + rehypePlugins.length > 0;
}

/** The text is decoded once here, because the compiler uses it for every link. */
function toJob({ text, line, stretches }: BodySource, file: string, language: string): TextJob {
  return { text, line, stretches, file, language };
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

/**
 * Compiles a text in a process of its own, which is ended at a deadline: a parser in machine code cannot be interrupted
 * otherwise. Undefined when it cannot: the text is then compiled here.
 */
export type CompileApart = (job: TextJob) => { readonly text: CompiledText } | "late" | undefined;

/** Compiles a text here, or apart if it may keep a parser for long. One that takes too long is refused. */
export function compileInTime(
  job: TextJob,
  compile: (job: TextJob, file: string) => CompiledMarkdown,
  compileApart: CompileApart | undefined,
): CompiledText {
  return compileHeavy(job, compileApart) ?? toCompiledText(compile(job, job.file));
}

/** Compiles a text that may keep a parser for long, apart. Undefined for others, and when that is not possible. */
export function compileHeavy(job: TextJob, compileApart: CompileApart | undefined): CompiledText | undefined {
  const heavy = job.text.length > maxLength ? undefined : findHeavyBlock(job.text);
  const apart = heavy && compileApart?.(job);
  if (heavy === undefined || apart === undefined) return undefined;
  return apart === "late" ? toCompiledText(refuse(tooCostly, heavy, job, job.file)) : apart.text;
}

/** A text that is compiled, or whose stored result is found, when the result is first read. */
export type LazyBody = Body &
  PendingText & {
    readonly problems: readonly Problem[];
    /** False also when the text is not compiled yet. */
    hasErrors(judge: Judge): boolean;
    /** Identifies the settings and facts that the result depends on. Reads the text. */
    readonly inputs: string;
    /** Points links to files at the pages of these files. */
    resolveFileLinks(routes: Routes, base: string): void;
    /** Identifies the pages that links to files point to. Empty without such links. */
    readonly linkedPages: string;
    /** How many HTML elements and attributes are left out, by name. */
    readonly dropped: Readonly<Record<string, number>>;
    /** The blocks that wait for facts. Undefined for none. */
    readonly leftOut?: readonly LeftOutBlock[] | undefined;
    /** The CSS rules of plug-ins that it needs. */
    readonly styles: readonly string[];
    /** True when a plug-in has failed that may not fail again: the next build compiles the text anew. */
    readonly isTransient: boolean;
  };

/** The inputs that all texts share. */
type TextCompiler = {
  readonly memory: Memory;
  /** The code of the language of the texts. */
  readonly language: string;
  /** Returns the key of everything that the result depends on. */
  readonly keyOfText: (source: BodySource, file: string) => string;
  /** Identifies the settings and facts that the result of this text depends on. Reads the text, unlike `keyOfText`. */
  readonly inputsOf: (source: BodySource) => string;
  /** True when facts may add images or links that the text does not show. */
  readonly mayAdd: (source: BodySource) => boolean;
  readonly compile: (source: BodySource, file: string) => CompiledText;
  /** For a site with plug-ins, whose texts are compiled by this before they are read. */
  readonly compileAhead?: ((source: BodySource, file: string) => Promise<CompiledText>) | undefined;
};

/**
 * Compiles a text, or reads its stored result, at the first access. The HTML is read only for a page that shows it:
 * most builds draw few pages, and all texts of a large site would not fit in memory. Positions of links are read only
 * for problems. A class, because every object literal with a getter gets its own hidden class in V8.
 */
export class RememberedBody implements LazyBody {
  readonly #source: BodySource;
  readonly #file: string;
  readonly #compiler: TextCompiler;
  #key: string | undefined;
  #routes: Routes = new Map();
  #base = "";
  #linkedPages: string | undefined;
  #isPlain: boolean | undefined;
  #compiled: LongResult<BodyFacts> | undefined;
  isTransient = false;

  constructor(source: BodySource, file: string, compiler: TextCompiler) {
    this.#source = source;
    this.#file = file;
    this.#compiler = compiler;
  }

  get digest(): string {
    return this.#textKey + this.linkedPages;
  }

  get inputs(): string {
    return this.#compiler.inputsOf(this.#source);
  }

  get headings(): Body["headings"] {
    return this.#fetch().headings;
  }

  get words(): number {
    return this.#look().facts.words;
  }

  get images(): Body["images"] {
    return this.#readFacts()?.images ?? [];
  }

  get dropped(): Readonly<Record<string, number>> {
    return this.#look().facts.dropped ?? {};
  }

  get leftOut(): readonly LeftOutBlock[] | undefined {
    return this.#look().facts.leftOut;
  }

  get styles(): readonly string[] {
    return this.#look().facts.styles ?? [];
  }

  get linkedPages(): string {
    if (this.#linkedPages === undefined) {
      const files = this.#readFacts()?.files ?? [];
      const routes = files.map((file) => this.#routes.get(file) ?? null);
      // Pages that show a failed plug-in have other keys than those that show the same text later.
      const failure = this.isTransient ? this.#look().digest : "";
      this.#linkedPages = files.length === 0 ? failure : JSON.stringify(routes) + failure;
    }
    return this.#linkedPages;
  }

  resolveFileLinks(routes: Routes, base: string): void {
    const { language } = this.#compiler;
    // A link to a translated file leads to the page in the language of the text.
    this.#routes = {
      get: (file) => routes.get(toTranslationFile(file, language)) ?? routes.get(file),
    };
    this.#base = base;
    this.#linkedPages = undefined;
  }

  get parts(): Body["parts"] {
    return this.#fetch().parts;
  }

  get languages(): readonly string[] | undefined {
    return this.#fetch().languages;
  }

  get links(): Body["links"] {
    return this.#fetch().links;
  }

  get problems(): readonly Problem[] {
    return this.#look().facts.problems;
  }

  hasErrors(judge: Judge): boolean {
    return (
      this.#compiled !== undefined && hasErrors(this.problems.flatMap((problem) => judge(problem) ?? []))
    );
  }

  isKnown(): boolean {
    this.#compiled ??= this.#recall();
    return this.#compiled !== undefined;
  }

  compile(): Promise<void> | undefined {
    const { compileAhead } = this.#compiler;
    if (compileAhead !== undefined && !this.isKnown())
      return compileAhead(this.#source, this.#file).then((compiled) => this.take(compiled));
    this.#look();
    return undefined;
  }

  toJob(): TextJob {
    return toJob(this.#source, this.#file, this.#compiler.language);
  }

  take(compiled: CompiledText): void {
    if (this.#compiled !== undefined) return;
    this.isTransient = compiled.facts.isTransient ?? false;
    this.#compiled = this.isTransient ? holdLong(compiled) : this.#keep(compiled);
  }

  #look(): LongResult<BodyFacts> {
    this.#compiled ??= this.#recall() ?? this.#keep(this.#make());
    return this.#compiled;
  }

  #recall(): LongResult<BodyFacts> | undefined {
    return this.#compiler.memory.find(kind, this.#textKey, () => this.#make());
  }

  #keep(made: LongInput<BodyFacts>): LongResult<BodyFacts> {
    return this.#compiler.memory.keep(kind, this.#textKey, made, () => this.#make());
  }

  get #textKey(): string {
    this.#key ??= this.#compiler.keyOfText(this.#source, this.#file);
    return this.#key;
  }

  /** Undefined for most texts: their source shows that they have neither images nor links to files. */
  #readFacts(): BodyFacts | undefined {
    if (this.#compiled === undefined) {
      this.#isPlain ??= !this.#compiler.mayAdd(this.#source) && hasNeither(this.#source);
      if (this.#isPlain) return undefined;
    }
    return this.#look().facts;
  }

  #make(): LongInput<BodyFacts> {
    return this.#compiler.compile(this.#source, this.#file);
  }

  #fetch(): PackedBody {
    const packed = unpackBody(Buffer.from(this.#look().bytes).toString());
    return this.linkedPages === "" ? packed : resolveFileLinks(packed, this.#routes, this.#base);
  }
}

/** The result of a text as it is stored. */
export function toCompiledText({
  body,
  problems,
  dropped,
  leftOut,
  styles,
  isTransient,
}: CompiledMarkdown): CompiledText {
  const { parts, links, headings, languages, words, images } = body;
  const files = [...new Set(links.flatMap(({ file }) => file ?? []))];
  return {
    facts: {
      words,
      images,
      problems,
      ...(files.length > 0 && { files }),
      ...(dropped && { dropped }),
      ...(leftOut && { leftOut }),
      ...(styles && { styles }),
      ...(isTransient && { isTransient }),
    },
    // Not from Buffer’s pool, which would be transferred to the other thread as a whole.
    bytes: new TextEncoder().encode(packBody({ parts, links, headings, languages })),
  };
}

const kind = "markdown";

/** An image is written `![…]`, in HTML, or as attributes of a directive, which begins with two or more colons. */
function hasNeither(source: BodySource): boolean {
  return !source.mayHold("![", "::", ".md", "<img", "<IMG", "<Img");
}

/** A part with the length of its HTML, which is stored separately. */
type PackedPart =
  | {
      readonly kind: "html";
      readonly length: number;
      readonly facts: HtmlFacts | undefined;
      readonly isStyled?: boolean | undefined;
    }
  | (Omit<Extract<BodyPart, { kind: "directive" }>, "parts"> & { readonly parts: readonly PackedPart[] })
  | Extract<BodyPart, { kind: "image" }>;

/** The data that only pages showing the text need. */
type PackedBody = Pick<Body, "parts" | "links" | "headings" | "languages">;

/** Writes a body as one text: a line of JSON, then its HTML unescaped. */
export function packBody({ parts, links, headings, languages }: PackedBody): string {
  let html = "";
  const pack = (part: BodyPart): PackedPart => {
    if (part.kind === "image") return part;
    if (part.kind === "directive") return { ...part, parts: part.parts.map(pack) };
    html += part.html;
    return { kind: "html", length: part.html.length, facts: part.facts, isStyled: part.isStyled };
  };
  return `${JSON.stringify({ parts: parts.map(pack), links, headings, languages })}\n${html}`;
}

/** Reads what `packBody` wrote. */
export function unpackBody(packed: string): PackedBody {
  const end = packed.indexOf("\n");
  const { parts, links, headings, languages } = JSON.parse(packed.slice(0, end)) as Omit<
    PackedBody,
    "parts"
  > & {
    readonly parts: readonly PackedPart[];
  };
  let at = end + 1;
  const unpack = (part: PackedPart): BodyPart => {
    if (part.kind === "image") return part;
    if (part.kind === "directive") return { ...part, parts: part.parts.map(unpack) };
    const from = at;
    at += part.length;
    return toHtmlPart(packed.slice(from, at), part.facts, part.isStyled);
  };
  return { parts: parts.map(unpack), links, headings, languages };
}
