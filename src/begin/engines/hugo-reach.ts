import type { Head } from "../old-site.ts";
import { toMapping } from "../to-text.ts";

export type Reach = { readonly hasPage: boolean; readonly isListed: boolean };

/** Reads `build` and `headless`: whether a text has a page, and whether lists have it. */
export function readReach({ build, headless }: Head): Reach {
  if (headless === true) return { hasPage: false, isListed: false };
  const { render, list } = toMapping(build);
  // With `link`, a text has an address but no page. Older sites write yes and no.
  return {
    hasPage: render !== "never" && render !== "link" && render !== false,
    isListed: list !== "never" && list !== false,
  };
}
