import type { Problem } from "./problem.ts";

/** What one build found beside another. */
export type ProblemNews = {
  /** Those that were not there before. One that stands on another line now is none of them. */
  readonly fresh: readonly Problem[];
  /** True where one is gone. */
  readonly isLess: boolean;
};

export function compareProblems(before: readonly Problem[], after: readonly Problem[]): ProblemNews {
  if (before === after) return { fresh: [], isLess: false };
  const [known, present] = [namesOf(before), namesOf(after)];
  return {
    fresh: after.filter((problem) => !known.has(nameOf(problem))),
    isLess: [...known].some((name) => !present.has(name)),
  };
}

function namesOf(problems: readonly Problem[]): ReadonlySet<string> {
  return new Set(problems.map(nameOf));
}

function nameOf({ code, file, message }: Problem): string {
  return JSON.stringify([code, file, message]);
}
