import { groupBy } from "../group-by.ts";
import type { Problem } from "../problem.ts";

const most = 100;

/** Keeps the first problems of each kind, and says in the place of the next how many more there are: nobody reads thousands. */
export function boundProblems(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= most) return problems;
  const kinds = groupBy(problems, ({ code, severity }) => `${code} ${severity}`);
  return [...kinds.values()].flatMap((alike) => {
    const [next, ...others] = alike.slice(most);
    if (next === undefined || others.length === 0) return alike;
    const message = `${next.message}; ${others.length} more like this one follow`;
    return [...alike.slice(0, most), { ...next, message }];
  });
}
