import type { SiteDefinition } from "../../define/define.ts";

/**
 * Describes the entry points of the asset bundle: the styles, enhancers and islands of a site, in order. The same
 * description gives the same options for esbuild.
 */
export function describeAssets({
  styles,
  enhancers,
  islands,
}: Pick<SiteDefinition, "styles" | "enhancers" | "islands">): string {
  return JSON.stringify([styles, enhancers, islands]);
}
