import type { Problem } from "../problem.ts";
import type { SiteState } from "./site-state.ts";

/** What one build found beside the one before. */
export type ProblemNews = {
  /** Those that were not there before. One that stands on another line now is none of them. */
  readonly fresh: readonly Problem[];
  /** True where one is gone. */
  readonly isLess: boolean;
};

export function compareProblems(before: SiteState, after: SiteState): ProblemNews {
  const [old, current] = [problemsOf(before), problemsOf(after)];
  if (old === current) return { fresh: [], isLess: false };
  const [known, present] = [namesOf(old), namesOf(current)];
  return {
    fresh: current.filter((problem) => !known.has(nameOf(problem))),
    isLess: [...known].some((name) => !present.has(name)),
  };
}

function problemsOf(state: SiteState): readonly Problem[] {
  switch (state.status) {
    case "starting":
      return [];
    case "good":
      return state.site.problems;
    case "broken":
      return state.problems;
  }
}

function namesOf(problems: readonly Problem[]): ReadonlySet<string> {
  return new Set(problems.map(nameOf));
}

function nameOf({ code, file, message }: Problem): string {
  return JSON.stringify([code, file, message]);
}
