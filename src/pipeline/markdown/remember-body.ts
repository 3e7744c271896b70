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
import { hasErrors, type Problem } from "../../problems/problem.ts";
import type { CompiledMarkdown } from "./compile-markdown.ts";
import { type PackedBody, packBody, unpackBody } from "./pack-body.ts";

/** A text that is compiled, or recalled, once somebody asks what came of it. */
export type LazyBody = Body &
  PendingText & {
    readonly problems: readonly Problem[];
    /** As far as is known: false where nobody has asked yet. */
    readonly hasErrors: boolean;
  };

/** What all texts are compiled with. */
export type TextCompiler = {
  readonly memory: Memory;
  /** Gives the key of everything that the text is made from. */
  readonly keyOfText: (source: BodySource, file: string) => string;
  readonly compile: (source: BodySource, file: string) => CompiledMarkdown;
};

/**
 * Compiles a text, or recalls what came of it, at the first look. The HTML is fetched by the pages that show it: most
 * builds draw few pages, and those of large sites would not fit in memory. So are the places of links, which are for
 * problems alone. Most texts are bare, with neither a problem nor an image to tell of, and remembered as such: of those,
 * a build that draws no page reads nothing. A class: with a getter in a literal, each object would have a shape of its own.
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

  get links(): Body["links"] {
    return this.#fetch().links;
  }

  get problems(): readonly Problem[] {
    const compiled = this.#look();
    return this.#isBare ? [] : compiled.facts.problems;
  }

  get hasErrors(): boolean {
    return this.#compiled !== undefined && hasErrors(this.problems);
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

  /** What is remembered as bare was found to be, under the very same digest. */
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

/** What is remembered of a text. */
export function toCompiledText({ body, problems }: CompiledMarkdown): CompiledText {
  const { parts, links, headings, words, images } = body;
  return {
    facts: { words, images, problems },
    // Not in a pool, which would go to another thread as a whole.
    bytes: new TextEncoder().encode(packBody({ parts, links, headings })),
  };
}

const kind = "markdown";

/** An image is written `![…]`, or comes of the attributes of a directive, which then begins with two colons or more. */
function hasNoImages(source: BodySource): boolean {
  return !source.mayHold("![") && !source.mayHold("::");
}
