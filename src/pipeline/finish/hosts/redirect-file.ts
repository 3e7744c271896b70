import { type HostPlan, under } from "./host-plan.ts";

type Readers = { readonly netlify: boolean; readonly cloudflare: boolean };

/** Cloudflare finds the not-found page of a language by itself. */
export function needsRedirectFile({ redirects, languagePaths }: HostPlan, { netlify }: Readers): boolean {
  return redirects.length > 0 || (netlify && languagePaths.length > 0);
}

/**
 * `_redirects` of Netlify and Cloudflare Pages. Netlify shows a page that exists at the old address unless the rule is
 * forced by `!`. Cloudflare skips a forced rule with a warning and uses the plain one, and skips rules for missing
 * pages.
 */
export function makeRedirectFile(
  { base, redirects, languagePaths }: HostPlan,
  { netlify, cloudflare }: Readers,
): string {
  const statuses = [...(netlify ? ["301!"] : []), ...(cloudflare ? ["301"] : [])];
  const moved = redirects.flatMap(({ from, to }) =>
    statuses.flatMap((status) =>
      [under(base, from), `${under(base, from)}/`].map((path) => `${path} ${under(base, to)} ${status}\n`),
    ),
  );
  const missing = netlify
    ? languagePaths.map((path) => `${base}${path}/* ${base}${path}/404.html 404\n`)
    : [];
  return [...moved, ...missing].join("");
}
