import type { Problem } from "../problems/problem.ts";
import type { Facts } from "../text/facts.ts";
import type { Body } from "./body.ts";
import type { LongInput } from "./files.ts";
import type { MarkdownSource } from "./sources.ts";
import type { Words } from "./words.ts";

/** A second thread that takes over a part of the texts. What it cannot do comes back undefined. */
export type Helper = {
  compileTexts(texts: readonly TextJob[]): Promise<readonly CompiledText[] | undefined>;
  /** For when nothing more is asked of it. */
  close(): void;
};

/** What Markdown is compiled with, as plain data. */
export type TextSettings = {
  readonly language: string;
  readonly words: Words;
  /** `""`, or the sub-path of the deployment, as in `/sous/chemin`. */
  readonly base: string;
  /** Strings that typography leaves to the letter. */
  readonly keep: readonly string[];
  /** What names between braces stand for. Undefined where braces mean nothing. */
  readonly facts?: Facts | undefined;
  /** False where remark reads everything. */
  readonly native: boolean;
  /** Where there are any, they are those of the templates. */
  readonly hasDirectives: boolean;
};

/** A text to compile, of `file`, a path from the project root. */
export type TextJob = MarkdownSource & { readonly file: string };

/** A text as it is remembered: what every build asks for, and its packed parts and links, which few do. */
export type CompiledText = LongInput<BodyFacts>;

export type BodyFacts = Pick<Body, "words" | "images"> & {
  readonly problems: readonly Problem[];
};
