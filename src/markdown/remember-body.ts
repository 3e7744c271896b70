import type { Body, BodySource, LongResult, RememberLong } from "../model.ts";
import { hasErrors, type Problem } from "../problem.ts";
import type { CompiledMarkdown } from "./compile-markdown.ts";

/** A text that is compiled, or recalled, once somebody asks what came of it. */
export type LazyBody = Body & {
  readonly problems: readonly Problem[];
  /** As far as is known: false where nobody has asked yet. */
  readonly hasErrors: boolean;
};

/** What all texts are compiled with. */
export type TextCompiler = {
  readonly rememberLong: RememberLong;
  /** Gives the key of everything that the text is made from. */
  readonly nameText: (source: BodySource, file: string) => string;
  readonly compile: (source: BodySource, file: string) => CompiledMarkdown;
};

type Facts = Pick<Body, "headings" | "words" | "images"> & Pick<CompiledMarkdown, "problems">;

/**
 * Compiles a text, or recalls what came of it, at the first look. The HTML is fetched by the pages that show it: most
 * builds draw few pages, and those of large sites would not fit in memory. So are the places of links, which are for
 * problems alone. A class: with a getter in a literal, each object would have a shape of its own.
 */
export class RememberedBody implements LazyBody {
  readonly #source: BodySource;
  readonly #file: string;
  readonly #compiler: TextCompiler;
  #digest: string | undefined;
  #compiled: LongResult<Facts> | undefined;

  constructor(source: BodySource, file: string, compiler: TextCompiler) {
    this.#source = source;
    this.#file = file;
    this.#compiler = compiler;
  }

  get digest(): string {
    this.#digest ??= this.#compiler.nameText(this.#source, this.#file);
    return this.#digest;
  }

  get headings(): Body["headings"] {
    return this.#look().facts.headings;
  }

  get words(): number {
    return this.#look().facts.words;
  }

  get images(): Body["images"] {
    const needsNoLook = this.#compiled === undefined && hasNoImages(this.#source);
    return needsNoLook ? [] : this.#look().facts.images;
  }

  get parts(): Body["parts"] {
    return this.#fetch().parts;
  }

  get links(): Body["links"] {
    return this.#fetch().links;
  }

  get problems(): readonly Problem[] {
    return this.#look().facts.problems;
  }

  get hasErrors(): boolean {
    return this.#compiled !== undefined && hasErrors(this.#compiled.facts.problems);
  }

  #look(): LongResult<Facts> {
    this.#compiled ??= this.#compiler.rememberLong("markdown", this.digest, () => {
      const { body, problems } = this.#compiler.compile(this.#source, this.#file);
      const { parts, links, headings, words, images } = body;
      return {
        facts: { headings, words, images, problems },
        bytes: Buffer.from(JSON.stringify({ parts, links })),
      };
    });
    return this.#compiled;
  }

  #fetch(): Pick<Body, "parts" | "links"> {
    return JSON.parse(Buffer.from(this.#look().bytes).toString());
  }
}

/** An image is written `![…]`, or comes of the attributes of a directive, which then begins with two colons or more. */
function hasNoImages(source: BodySource): boolean {
  return !source.mayHold("![") && !source.mayHold("::");
}
