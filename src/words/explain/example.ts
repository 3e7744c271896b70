import type { ProblemCode } from "../problem.ts";

/** A file of the example’s site in two versions. A missing version means that there is no such file. */
export type Change = {
  /** From the site’s folder. */
  readonly file: string;
  /** The words of the site’s file that each version replaces. Without them, each version is the whole file. */
  readonly instead?: string;
  readonly wrong?: string;
  readonly mended?: string;
  /** The encoding of the wrong version. UTF-8 by default. */
  readonly encoding?: "latin1";
};

/** The command that reports the problem: `check` also reports everything that `build` does, and so does `dev`. */
export type Command = "build" | "check" | "check --external" | "dev";

/** How a problem arises: a few lines of files, or a situation described in the explanations. */
export type Example = { readonly command: Command } & (
  | { readonly changes: readonly Change[] }
  | { readonly situation: true }
);

/** Examples by code. */
export type Examples<Code extends ProblemCode = ProblemCode> = { readonly [One in Code]?: Example };

/** An example that replaces words of a file. The file of the site already contains `mended`. */
export function inFile(file: string, wrong: string, mended: string, command: Command = "build"): Example {
  return { command, changes: [{ file, instead: mended, wrong, mended }] };
}

/** An example within the text of an article. */
export function inText(wrong: string, mended: string, command: Command = "build"): Example {
  return { command, changes: [{ file: article, instead: sentence, wrong, mended }] };
}

export const article = "content/conseils/bardage.md";
export const sentence = "Le mélèze, le douglas et le châtaignier tiennent sans traitement.";
export const settings = "content/site.yaml";
export const siteFile = "templates/site.tsx";
