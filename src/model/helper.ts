import type { Words } from "../define.ts";
import type { Problem } from "../problem.ts";
import type { Body } from "./body.ts";
import type { LongInput } from "./files.ts";
import type { MarkdownSource } from "./sources.ts";

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
  /** False where remark reads everything. */
  readonly native: boolean;
  /** Where there are any, they are those of the templates. */
  readonly hasDirectives: boolean;
};

/** A text to compile, of `file`, a path from the project root. */
export type TextJob = MarkdownSource & { readonly file: string };

/** A text as it is remembered: what every build asks for, and its packed parts and links, which few do. */
export type CompiledText = LongInput<BodyFacts>;

export type BodyFacts = Pick<Body, "headings" | "words" | "images"> & {
  readonly problems: readonly Problem[];
};
