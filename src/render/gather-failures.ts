import type { Problem, Report } from "../problem.ts";
import type { LoadedTemplates } from "../renderer.ts";

/** What templates threw while they drew. */
export type Failures = {
  note(error: unknown, route: string): void;
  /** Reports each mistake once, however many pages met it. `doing` says what failed, at `first` and at `more` others. */
  tell(report: Report, doing?: (first: string, more: number) => string): void;
};

/** A template draws many pages: where all fail at one place and in one way, it is one mistake. */
export function gatherFailures(explainThrow: LoadedTemplates["explainThrow"]): Failures {
  const byMistake = new Map<string, { readonly error: unknown; readonly routes: string[] }>();
  return {
    note: (error, route) => {
      const mistake = nameOf(explainThrow(error, ""));
      const known = byMistake.get(mistake);
      if (known === undefined) byMistake.set(mistake, { error, routes: [route] });
      else known.routes.push(route);
    },
    tell: (report, doing = drawPages) => {
      for (const { error, routes } of byMistake.values())
        report(explainThrow(error, doing(routes[0] ?? "", routes.length - 1)));
    },
  };
}

function drawPages(first: string, more: number): string {
  const others = more === 0 ? "" : ` and ${more} more page${more === 1 ? "" : "s"}`;
  return `drawing ${first}${others}`;
}

function nameOf({ code, file, at, message }: Problem): string {
  return JSON.stringify([code, file, at, message]);
}
