import { buildRealSite } from "./build-real-site.ts";
import { siteBase } from "./site-base.ts";

/** Builds the real site into `out` as those who write it see it, the pages of the workbench included. */
export function buildWorkbench(out: string) {
  return buildRealSite(out, { workbench: true, base: siteBase });
}
