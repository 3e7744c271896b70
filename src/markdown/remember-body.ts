import type { Body, BodyPart, LongInput, LongResult } from "../model.ts";
import { hasErrors, type Problem } from "../problem.ts";
import type { CompiledMarkdown } from "./compile-markdown.ts";

type RememberLong = <Facts>(kind: string, key: string, compute: () => LongInput<Facts>) => LongResult<Facts>;

/** A text that is compiled, or recalled, once somebody asks what came of it. */
export type LazyMarkdown = {
  readonly body: Body;
  problems(): readonly Problem[];
  /** As far as is known: false where nobody has asked yet. */
  hasErrors(): boolean;
};

/**
 * Compiles a text, or recalls what came of it, at the first look. The HTML is fetched by the pages that show it: most builds
 * draw few pages, and those of large sites would not fit in memory. `nameText` gives the key of everything it is made from.
 * Where `hasNoImages` says so, their list needs no look.
 */
export function rememberBody(
  rememberLong: RememberLong,
  nameText: () => string,
  compile: () => CompiledMarkdown,
  hasNoImages: () => boolean,
): LazyMarkdown {
  const compute = () => {
    const { body, problems } = compile();
    const { parts, ...facts } = body;
    return { facts: { ...facts, problems }, bytes: Buffer.from(JSON.stringify(parts)) };
  };
  let key: string | undefined;
  const keyOf = () => {
    key ??= nameText();
    return key;
  };
  let known: LongResult<ReturnType<typeof compute>["facts"]> | undefined;
  const look = () => {
    known ??= rememberLong("markdown", keyOf(), compute);
    return known;
  };
  const body: Body = {
    get digest() {
      return keyOf();
    },
    get parts() {
      return JSON.parse(Buffer.from(look().bytes).toString()) as readonly BodyPart[];
    },
    get headings() {
      return look().facts.headings;
    },
    get words() {
      return look().facts.words;
    },
    get links() {
      return look().facts.links;
    },
    get images() {
      return known === undefined && hasNoImages() ? [] : look().facts.images;
    },
  };
  return {
    body,
    problems: () => look().facts.problems,
    hasErrors: () => known !== undefined && hasErrors(known.facts.problems),
  };
}
