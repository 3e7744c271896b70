import { groupBy } from "../group-by.ts";
import { say } from "./message.ts";
import type { Problem } from "./problem.ts";

const most = 100;

type Boundable = Pick<Problem, "code" | "message"> & Partial<Pick<Problem, "severity" | "file">>;

/** Keeps the first problems of each kind in a file, and replaces the others by their number. */
export function boundProblems<One extends Boundable>(problems: readonly One[]): readonly One[] {
  if (problems.length <= most) return problems;
  const kinds = groupBy(problems, ({ file, code, severity }) => `${code} ${severity} ${file}`);
  const left = new Set(problems);
  const summaries = new Map<One, One>();
  for (const alike of kinds.values()) {
    const [next, ...others] = alike.slice(most);
    if (next === undefined || others.length === 0) continue;
    summaries.set(next, {
      ...next,
      message: say("more-alike", { message: next.message, count: others.length }),
    });
    for (const problem of others) left.delete(problem);
  }
  return summaries.size === 0 ? problems : [...left].map((problem) => summaries.get(problem) ?? problem);
}
