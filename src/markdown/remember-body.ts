import { toTranslationFile } from "../model/language.ts";
import type { Memory } from "../model/memory/memory.ts";
import type {
  Body,
  BodyFacts,
  BodyPart,
  BodySource,
  CompiledText,
  HtmlFacts,
  LongInput,
  LongResult,
  TextJob,
} from "../model/model.ts";
import type { PendingText } from "../model/schedule.ts";
import type { Judge } from "../words/checks.ts";
import { hasErrors, type Problem } from "../words/problem.ts";
import { toHtmlPart } from "./body-parts.ts";
import type { CompiledMarkdown } from "./compile-markdown.ts";
import type { LeftOut } from "./leave-out-blocks.ts";
import { type Routes, resolveFileLinks } from "./links-and-images.ts";

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
    readonly leftOut?: readonly LeftOut[] | undefined;
  };

/** The inputs that all texts share. */
export type TextCompiler = {
  readonly memory: Memory;
  /** The code of the language of the texts. */
  readonly language: string;
  /** Returns the key of everything that the result depends on. */
  readonly keyOfText: (source: BodySource, file: string) => string;
  /** Identifies the settings and facts that the result of this text depends on. Reads the text, unlike `keyOfText`. */
  readonly inputsOf: (source: BodySource) => string;
  /** True when plug-ins or facts may add images or links that the text does not show. */
  readonly mayAdd: (source: BodySource) => boolean;
  readonly compile: (source: BodySource, file: string) => CompiledText;
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

  get leftOut(): readonly LeftOut[] | undefined {
    return this.#look().facts.leftOut;
  }

  get linkedPages(): string {
    if (this.#linkedPages === undefined) {
      const files = this.#readFacts()?.files ?? [];
      const routes = files.map((file) => this.#routes.get(file) ?? null);
      this.#linkedPages = files.length === 0 ? "" : JSON.stringify(routes);
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

  compile(): void {
    this.#look();
  }

  toJob(): TextJob {
    const { text, line, stretches } = this.#source;
    return { text, line, stretches, file: this.#file, language: this.#compiler.language };
  }

  take(compiled: CompiledText): void {
    this.#compiled ??= this.#keep(compiled);
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
export function toCompiledText({ body, problems, dropped, leftOut }: CompiledMarkdown): CompiledText {
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
  | { readonly kind: "html"; readonly length: number; readonly facts: HtmlFacts | undefined }
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
    return { kind: "html", length: part.html.length, facts: part.facts };
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
    return toHtmlPart(packed.slice(from, at), part.facts);
  };
  return { parts: parts.map(unpack), links, headings, languages };
}
