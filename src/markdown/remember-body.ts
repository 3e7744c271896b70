import type { Body, LongInput, LongResult } from "../model.ts";
import type { CompiledMarkdown } from "./compile-markdown.ts";

type RememberLong = <Facts>(kind: string, key: string, compute: () => LongInput<Facts>) => LongResult<Facts>;

/**
 * Compiles a text, or recalls what came of it. The HTML is fetched by the pages that show it: most builds draw few
 * pages, and those of large sites would not fit in memory. So are the places of links, which are for problems alone.
 */
export function rememberBody(
  rememberLong: RememberLong,
  key: string,
  compile: () => CompiledMarkdown,
): CompiledMarkdown {
  const compiled = rememberLong("markdown", key, () => {
    const { body, problems } = compile();
    const { parts, links, ...facts } = body;
    return { facts: { ...facts, problems }, bytes: Buffer.from(JSON.stringify({ parts, links })) };
  });
  return { body: new RememberedBody(key, compiled), problems: compiled.facts.problems };
}

type Facts = Omit<CompiledMarkdown["body"], "parts" | "links"> & Pick<CompiledMarkdown, "problems">;

/** A class: with a getter in a literal, each object would have a shape of its own. */
class RememberedBody implements Body {
  readonly headings: Body["headings"];
  readonly words: number;
  readonly images: Body["images"];
  readonly #compiled: LongResult<Facts>;

  constructor(
    readonly digest: string,
    compiled: LongResult<Facts>,
  ) {
    const { headings, words, images } = compiled.facts;
    this.headings = headings;
    this.words = words;
    this.images = images;
    this.#compiled = compiled;
  }

  get parts(): Body["parts"] {
    return this.#fetch().parts;
  }

  get links(): Body["links"] {
    return this.#fetch().links;
  }

  #fetch(): Pick<Body, "parts" | "links"> {
    return JSON.parse(Buffer.from(this.#compiled.bytes).toString());
  }
}
