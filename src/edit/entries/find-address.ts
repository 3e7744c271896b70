import type { RenderedPage } from "../../model/model.ts";

/** Finds the page of an entry, else the page that shows it with the fewest other entries. */
export function findAddress(rendered: readonly RenderedPage[], file: string, id: string): string | undefined {
  const own = rendered.find(({ page }) => page.sources[0] === file);
  if (own !== undefined) return own.page.route;
  const holder = rendered.find(({ facts }) => facts.ids.includes(id));
  if (holder !== undefined) return `${holder.page.route}#${id}`;
  const [fewest] = rendered
    .filter(({ page }) => page.sources.includes(file))
    .sort((a, b) => a.page.sources.length - b.page.sources.length);
  return fewest?.page.route;
}
