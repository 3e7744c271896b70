import type { Body, LongResult, RememberLong } from "../model.ts";
import { hasErrors, type Problem } from "../problem.ts";
import type { CompiledMarkdown } from "./compile-markdown.ts";

/** A text that is compiled, or recalled, once somebody asks what came of it. */
export type LazyMarkdown = {
  readonly body: Body;
  problems(): readonly Problem[];
  /** As far as is known: false where nobody has asked yet. */
  hasErrors(): boolean;
};

type Remembering = {
  readonly rememberLong: RememberLong;
  /** Gives the key of everything that the text is made from. */
  readonly nameText: () => string;
  readonly compile: () => CompiledMarkdown;
  /** Where it says so, the list of images needs no look. */
  readonly hasNoImages: () => boolean;
};

/**
 * Compiles a text, or recalls what came of it, at the first look. The HTML is fetched by the pages that show it: most
 * builds draw few pages, and those of large sites would not fit in memory. So are the places of links, which are for
 * problems alone.
 */
export function rememberBody(remembering: Remembering): LazyMarkdown {
  const body = new RememberedBody(remembering);
  return { body, problems: () => body.problems, hasErrors: () => body.hasErrors };
}

type Facts = Pick<Body, "headings" | "words" | "images"> & Pick<CompiledMarkdown, "problems">;

/** A class: with a getter in a literal, each object would have a shape of its own. */
class RememberedBody implements Body {
  readonly #remembering: Remembering;
  #digest: string | undefined;
  #compiled: LongResult<Facts> | undefined;

  constructor(remembering: Remembering) {
    this.#remembering = remembering;
  }

  get digest(): string {
    this.#digest ??= this.#remembering.nameText();
    return this.#digest;
  }

  get headings(): Body["headings"] {
    return this.#look().facts.headings;
  }

  get words(): number {
    return this.#look().facts.words;
  }

  get images(): Body["images"] {
    const needsNoLook = this.#compiled === undefined && this.#remembering.hasNoImages();
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
    const { rememberLong, compile } = this.#remembering;
    this.#compiled ??= rememberLong("markdown", this.digest, () => {
      const { body, problems } = compile();
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
