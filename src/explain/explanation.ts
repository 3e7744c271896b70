import type { ProblemCode } from "../problems/problem.ts";

/** What a code means, for an author who knows neither YAML nor HTML. */
export type Explanation = {
  /** A few words. */
  readonly title: string;
  /** A few sentences: what was seen, why it matters, what to do. */
  readonly meaning: string;
  /** How it comes about and ends, where no file shows it. */
  readonly situation?: { readonly wrong: string; readonly mended: string };
};

/** The first half of codes. */
export type Stage = ProblemCode extends `${infer First}/${string}` ? First : never;

/** All that is said of codes in one language. */
export type Explanations = {
  readonly codes: { readonly [Code in ProblemCode]: Explanation };
  readonly stages: { readonly [Name in Stage]: string };
  readonly labels: {
    readonly allCodes: string;
    readonly intro: string;
    readonly wrong: string;
    readonly mended: string;
    readonly reported: (command: string) => string;
    readonly noFile: (file: string) => string;
    /** This language, and this page in the other one. */
    readonly otherLanguage: string;
    readonly backToList: string;
    readonly code: string;
    readonly meaning: string;
  };
};
