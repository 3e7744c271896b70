import type { ProblemCode } from "../problems/problem.ts";

/** A file of the example’s site in two versions. A version that is not given has no such file. */
export type Change = {
  /** From the site’s folder. */
  readonly file: string;
  /** The words of the file as it is that both versions replace. Both are the whole file where this is not given. */
  readonly instead?: string;
  readonly wrong?: string;
  readonly mended?: string;
  /** How the wrong version is saved. UTF-8 where it is not given. */
  readonly encoding?: "latin1";
};

/** The command that reports the problem first: `check` reports what `build` does, and `dev` as well. */
export type Command = "build" | "check" | "check --external" | "dev";

/** How a problem comes about: in a few lines of files, or by a situation that the catalogue describes. */
export type Example = { readonly command: Command } & (
  | { readonly changes: readonly Change[] }
  | { readonly situation: true }
);

/** The examples of some codes. */
export type Examples<Code extends ProblemCode = ProblemCode> = { readonly [One in Code]?: Example };

/** An example in which words of a file are wrong. `mended` stands in the file as it is. */
export function inFile(file: string, wrong: string, mended: string, command: Command = "build"): Example {
  return { command, changes: [{ file, instead: mended, wrong, mended }] };
}

/** An example in the text of an article. */
export function inText(wrong: string, mended: string, command: Command = "build"): Example {
  return { command, changes: [{ file: article, instead: sentence, wrong, mended }] };
}

export const article = "content/conseils/bardage.md";
export const sentence = "Le mélèze, le douglas et le châtaignier tiennent sans traitement.";
export const settings = "content/site.yaml";
export const siteFile = "templates/site.tsx";
