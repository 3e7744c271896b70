import { type HostPlan, under } from "./host-plan.ts";

type Readers = { readonly netlify: boolean; readonly cloudflare: boolean };

/**
 * `_redirects` of Netlify and Cloudflare Pages. Netlify shows a page that exists at the old address unless the rule is
 * forced by `!`. Cloudflare skips a forced rule with a warning and uses the plain one.
 */
export function makeRedirectFile({ base, redirects }: HostPlan, { netlify, cloudflare }: Readers): string {
  const statuses = [...(netlify ? ["301!"] : []), ...(cloudflare ? ["301"] : [])];
  return redirects
    .flatMap(({ from, to }) =>
      statuses.flatMap((status) =>
        [under(base, from), `${under(base, from)}/`].map((path) => `${path} ${under(base, to)} ${status}\n`),
      ),
    )
    .join("");
}
