import type { ProblemCode } from "../problem.ts";

/** The meaning of a code, for an author who knows neither YAML nor HTML. */
export type Explanation = {
  /** The title, in a few words. */
  readonly title: string;
  /** A few sentences: what was found, why it matters, what to do. */
  readonly meaning: string;
  /** How the situation arises and ends, for codes without an example in files. */
  readonly situation?: { readonly wrong: string; readonly mended: string };
};

/** The parts of codes before the slash. */
export type Area = ProblemCode extends `${infer First}/${string}` ? First : never;

/** The explanations of all codes of some areas: none may be missing. */
export type Explained<Name extends Area> = {
  readonly [Code in Extract<ProblemCode, `${Name}/${string}`>]: Explanation;
};

/** All explanations and headings in one language. */
export type Explanations = {
  readonly codes: { readonly [Code in ProblemCode]: Explanation };
  readonly areas: { readonly [Name in Area]: string };
  readonly labels: {
    readonly allCodes: string;
    readonly intro: string;
    readonly wrong: string;
    readonly mended: string;
    readonly reported: (command: string) => string;
    readonly noFile: (file: string) => string;
    /** The name of this language, and of the link to the page in the other one. */
    readonly otherLanguage: string;
    readonly backToList: string;
    readonly code: string;
    readonly meaning: string;
  };
};
