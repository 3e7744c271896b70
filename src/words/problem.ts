import type { ProblemCode } from "./catalogue.ts";
import type { Position } from "./example.ts";
import type { Mender, Severity } from "./in-each-language.ts";
import type { Text } from "./message.ts";

export type { ProblemCode } from "./catalogue.ts";
export type { Position } from "./example.ts";
export type { Mender, Severity } from "./in-each-language.ts";

/** One mistake of an author: data, never an exception. */
export type Problem = {
  readonly code: ProblemCode;
  readonly severity: Severity;
  /** From the project root, always with "/". */
  readonly file: string;
  readonly at?: Position;
  /** What is wrong. */
  readonly message: Text;
  /** What to do about it. */
  readonly hint?: Text;
  /** Only where it is not said of all problems of this code; see `menderOf`. */
  readonly mendedBy?: Mender;
};

/** The documentation page of a code: `link-broken.md`. */
export function pageOf(code: ProblemCode): string {
  return `${code.replace("/", "-")}.md`;
}

/** Reports a problem; the stage then leaves the item out and continues. */
export type Report = (problem: Problem) => void;

/** True for a problem that prevents publishing; warnings do not. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === "error");
}

/** Orders by file, position and code, so that the same problems always print in the same order. */
export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      (a.at?.line ?? 0) - (b.at?.line ?? 0) ||
      (a.at?.column ?? 0) - (b.at?.column ?? 0) ||
      compareText(a.code, b.code) ||
      compareText(JSON.stringify(a.message), JSON.stringify(b.message)),
  );
}

/** Problems of one build compared with those of another. */
export type ProblemNews = {
  /** Problems that the other build did not have. A problem that only moved to another line is not one of them. */
  readonly fresh: readonly Problem[];
  /** True when a problem of the other build is gone. */
  readonly isSomeGone: boolean;
};

export function compareProblems(before: readonly Problem[], after: readonly Problem[]): ProblemNews {
  if (before === after) return { fresh: [], isSomeGone: false };
  const [known, present] = [namesOf(before), namesOf(after)];
  return {
    fresh: after.filter((problem) => !known.has(keyOf(problem))),
    isSomeGone: [...known].some((name) => !present.has(name)),
  };
}

type Place = { readonly file: string; readonly at?: Position | undefined };

/** Writes a place as editors and terminals know it, as in `content/site.yaml:3:1`. */
export function writePlace({ file, at }: Place): string {
  return at === undefined ? file : `${file}:${at.line}:${at.column}`;
}

/** Orders by code unit: the locale of the machine must not change a byte of the output. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function namesOf(problems: readonly Problem[]): ReadonlySet<string> {
  return new Set(problems.map(keyOf));
}

function keyOf({ code, file, message }: Problem): string {
  return JSON.stringify([code, file, message]);
}
