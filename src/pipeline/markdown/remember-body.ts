import { giveOnce, type Memory } from "../../memory/memory.ts";
import type {
  Body,
  BodyFacts,
  BodySource,
  CompiledText,
  LongInput,
  LongResult,
  TextJob,
} from "../../model/model.ts";
import type { PendingText } from "../../model/schedule.ts";
import type { Judge } from "../../problems/checks.ts";
import { hasErrors, type Problem } from "../../problems/problem.ts";
import type { CompiledMarkdown } from "./compile-markdown.ts";
import { type PackedBody, packBody, unpackBody } from "./pack-body.ts";

/** A text that is compiled or remembered when its result is first read. */
export type LazyBody = Body &
  PendingText & {
    readonly problems: readonly Problem[];
    /** False also when the text is not compiled yet. */
    hasErrors(judge: Judge): boolean;
  };

/** The inputs that all texts share. */
export type TextCompiler = {
  readonly memory: Memory;
  /** Returns the key of everything that the result depends on. */
  readonly keyOfText: (source: BodySource, file: string) => string;
  readonly compile: (source: BodySource, file: string) => CompiledMarkdown;
};

/**
 * Compiles a text, or reads its remembered result, at the first access. The HTML is read by the pages that show it:
 * most builds draw few pages, and all texts of a large site would not fit in memory. Positions of links are read only
 * for problems. Most texts have neither a problem nor an image and are remembered as bare: a build that draws no page
 * reads nothing of them. A class, because every object literal with a getter gets its own hidden class in V8.
 */
export class RememberedBody implements LazyBody {
  readonly #source: BodySource;
  readonly #file: string;
  readonly #compiler: TextCompiler;
  #digest: string | undefined;
  #compiled: LongResult<BodyFacts> | undefined;
  #isBare = false;

  constructor(source: BodySource, file: string, compiler: TextCompiler) {
    this.#source = source;
    this.#file = file;
    this.#compiler = compiler;
  }

  get digest(): string {
    this.#digest ??= this.#compiler.keyOfText(this.#source, this.#file);
    return this.#digest;
  }

  get headings(): Body["headings"] {
    return this.#fetch().headings;
  }

  get words(): number {
    return this.#look().facts.words;
  }

  get images(): Body["images"] {
    if (this.#compiled === undefined && hasNoImages(this.#source)) return [];
    const compiled = this.#look();
    return this.#isBare ? [] : compiled.facts.images;
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
    const compiled = this.#look();
    return this.#isBare ? [] : compiled.facts.problems;
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
    return { text, line, stretches, file: this.#file };
  }

  take(compiled: CompiledText): void {
    this.#compiled ??= this.#keep(compiled);
  }

  #look(): LongResult<BodyFacts> {
    this.#compiled ??= this.#recall() ?? this.#keep(this.#make());
    return this.#compiled;
  }

  #recall(): LongResult<BodyFacts> | undefined {
    const make = () => this.#make();
    const { memory } = this.#compiler;
    const bare = memory.findLong(kind, this.#keyOf("bare"), make);
    this.#isBare = bare !== undefined;
    return bare ?? memory.findLong(kind, this.#keyOf("with facts"), make);
  }

  #keep(made: LongInput<BodyFacts>): LongResult<BodyFacts> {
    this.#isBare = made.facts.problems.length === 0 && made.facts.images.length === 0;
    const key = this.#keyOf(this.#isBare ? "bare" : "with facts");
    return this.#compiler.memory.getLong(
      kind,
      key,
      giveOnce(made, () => this.#make()),
    );
  }

  /** A result remembered as bare has this digest. */
  #keyOf(what: "bare" | "with facts"): string {
    return `${what} ${this.digest}`;
  }

  #make(): LongInput<BodyFacts> {
    return toCompiledText(this.#compiler.compile(this.#source, this.#file));
  }

  #fetch(): PackedBody {
    return unpackBody(Buffer.from(this.#look().bytes).toString());
  }
}

/** The remembered result of a text. */
export function toCompiledText({ body, problems }: CompiledMarkdown): CompiledText {
  const { parts, links, headings, languages, words, images } = body;
  return {
    facts: { words, images, problems },
    // Not from Buffer’s pool, which would be transferred to the other thread as a whole.
    bytes: new TextEncoder().encode(packBody({ parts, links, headings, languages })),
  };
}

const kind = "markdown";

/** An image is written `![…]`, or as attributes of a directive, which begins with two or more colons. */
function hasNoImages(source: BodySource): boolean {
  return !source.mayHold("![") && !source.mayHold("::");
}
