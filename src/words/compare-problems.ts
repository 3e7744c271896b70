import type { Problem } from "./problem.ts";

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

function namesOf(problems: readonly Problem[]): ReadonlySet<string> {
  return new Set(problems.map(keyOf));
}

function keyOf({ code, file, message }: Problem): string {
  return JSON.stringify([code, file, message]);
}
