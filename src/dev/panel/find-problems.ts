import type { Problem } from "../../words/problem.ts";

/** The parts of a page that problems refer to. */
type Concerned = { readonly route: string; readonly sources: readonly string[] };

/**
 * The problems of one page: those that name it, and those of its files that name no other page. `routes` are those of
 * all pages.
 */
export function findProblems(
  problems: readonly Problem[],
  { route, sources }: Concerned,
  routes: ReadonlySet<string>,
): readonly Problem[] {
  return problems.filter((problem) => {
    const pages = findNamedRoutes(problem, routes);
    return pages.includes(route) || (pages.length === 0 && sources.includes(problem.file));
  });
}

/** The pages that a problem names, among `routes`. */
export function findNamedRoutes(
  { message }: Pick<Problem, "message">,
  routes: ReadonlySet<string>,
): readonly string[] {
  const named = JSON.stringify(message)
    .match(/(?<![^\s“"(:])\/[^\s”"),:;]*/g)
    ?.map((word) => word.replace(/\.$/, ""));
  return named?.filter((word) => routes.has(word)) ?? [];
}
