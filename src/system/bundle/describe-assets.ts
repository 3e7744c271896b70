import type { SiteDefinition } from "../../define/define.ts";

/**
 * Names what the asset bundle is asked for, whatever file says so: the styles, enhancers and islands of a site, in their order. As
 * long as it is the same, esbuild is told the same.
 */
export function describeAssets({
  styles,
  enhancers,
  islands,
}: Pick<SiteDefinition, "styles" | "enhancers" | "islands">): string {
  return JSON.stringify([styles, enhancers, islands]);
}
