import type { ParsedSource, RenderedPage } from "../../model/model.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { checkPlaceholders } from "../../pipeline/check/check-placeholders.ts";
import type { Problem } from "../../problems/problem.ts";

/** The placeholders in the sources of a page that shows the site’s placeholder. */
export function findPlaceholders(
  rendered: RenderedPage,
  { parsed, site: { placeholder } }: Pick<Drawn, "parsed" | "site">,
): readonly Problem[] {
  if (placeholder === undefined) return [];
  const sources = new Set(rendered.page.sources);
  const found = parsed.flatMap((source) =>
    sources.has(source.file) ? listPlaceholders(source, placeholder) : [],
  );
  // A file may have further placeholders on other pages.
  return found.length > 0 && rendered.html.toLowerCase().includes(placeholder.toLowerCase()) ? found : [];
}

/** A list page has thousands of sources, and each open page asks after each save. */
const known = new WeakMap<
  ParsedSource,
  { readonly placeholder: string; readonly found: readonly Problem[] }
>();

function listPlaceholders(source: ParsedSource, placeholder: string): readonly Problem[] {
  const last = known.get(source);
  if (last?.placeholder === placeholder) return last.found;
  const found: Problem[] = [];
  checkPlaceholders([source], placeholder, (problem) => found.push(problem));
  known.set(source, { placeholder, found });
  return found;
}
