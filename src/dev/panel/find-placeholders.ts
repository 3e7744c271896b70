import { checkPlaceholders } from "../../check/check-texts.ts";
import type { ParsedSource, RenderedPage } from "../../model/model.ts";
import type { Drawn } from "../../pipeline/build.ts";
import type { Problem } from "../../words/problem.ts";

/** The placeholders in the sources of a page that shows the site’s placeholder. */
export function findPlaceholders(
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
