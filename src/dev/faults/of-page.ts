import { checkPlaceholders } from "../../check/check-placeholders.ts";
import type { ParsedSource, RenderedPage } from "../../model/model.ts";
import type { Drawn } from "../../pipeline/build.ts";
import type { Problem } from "../../words/problem.ts";
import type { FaultSources } from "./list-faults.ts";

/** What concerns one page. */
export function narrowToPage(sources: FaultSources, drawn: Drawn, rendered: RenderedPage): FaultSources {
  const { page } = rendered;
  const routes = new Set<string>(drawn.pages.map(({ page }) => page.route));
  const others = sources.problems.filter(({ code, file }) => {
    // Each page with the same description has a problem that names all of them.
    if (code === "page/duplicate-title" || code === "page/duplicate-description")
      return page.sources.includes(file);
    // A page that does not show the placeholder may have a source with one.
    return code !== "content/placeholder";
  });
  return {
    drawn,
    problems: [...findProblems(others, page, routes), ...findPlaceholders(rendered, drawn)],
    refused: sources.refused.filter(({ file }) => page.sources.includes(file)),
    held: sources.held.filter(({ file }) => file === page.sources[0]),
    missing: sources.missing.filter(({ waiting }) =>
      waiting.some(({ routes }) => routes.includes(page.route)),
    ),
    pages: [rendered],
    weigh: undefined,
  };
}

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

/** The placeholders in the sources of a page that shows the site’s placeholder. */
function findPlaceholders(
  rendered: RenderedPage,
  { parsed, site }: Pick<Drawn, "parsed" | "site">,
): readonly Problem[] {
  const { placeholder } = site;
  if (placeholder === undefined) return [];
  const sources = new Set(rendered.page.sources);
  const found = parsed.flatMap((source) => (sources.has(source.file) ? listPlaceholders(source, site) : []));
  // A file may contain placeholders that only other pages show.
  return found.length > 0 && rendered.html.toLowerCase().includes(placeholder.toLowerCase()) ? found : [];
}

/** Cached, because a list page has thousands of sources, and each open page asks after each save. */
const known = new WeakMap<
  ParsedSource,
  { readonly site: Drawn["site"]; readonly found: readonly Problem[] }
>();

function listPlaceholders(source: ParsedSource, site: Drawn["site"]): readonly Problem[] {
  const last = known.get(source);
  if (last?.site === site) return last.found;
  const found: Problem[] = [];
  checkPlaceholders([source], site, (problem) => found.push(problem));
  known.set(source, { site, found });
  return found;
}
