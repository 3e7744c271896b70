import { type HostPlan, longCaching } from "./host-plan.ts";
import { type Header, policyHeader } from "./security-headers.ts";

/**
 * `_headers` of Netlify and Cloudflare Pages. When several rules set a header for a path, one host joins the values and
 * the other documents nothing. So no header is set twice for any path, and one policy suits all pages, which contain
 * stricter ones of their own. Both hosts have sensible caching rules for everything except fingerprinted files.
 */
export function makeHeaderFile({ base, origin, policies, headers, types }: HostPlan): string {
  const rule = (path: string, set: readonly Header[]) =>
    [`${base}${path}`, ...set.map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
  return [
    rule("/*", [policyHeader(policies.shared, origin), ...headers]),
    rule("/assets/*", [["Cache-Control", longCaching]]),
    ...types.map(({ ending, type }) =>
      rule(ending.startsWith("/") ? ending : `/*${ending}`, [["Content-Type", type]]),
    ),
  ].join("\n");
}
